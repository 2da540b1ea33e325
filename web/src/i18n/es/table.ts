// The table while a deal is bid and played.
const many = (count: number, one: string, more: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${more}`;

export const table = {
  yourTurn: "Te toca.",
  yourBid: "Te toca apostar.",
  watching: "Estás mirando",
  watchingHint: "Ves la mesa sin la mano de nadie.",
  connecting: "Conectando…",
  lost: "Sin conexión. Volviendo a la mesa…",
  lastKnown: (when: string): string => `Sin conexión. Así estaba la mesa: ${when}.`,
  accuse: "ACUSAR RENUNCIO",
  accuseShort: "ACUSAR",
  resign: "ABANDONAR",
  lastTrick: "ÚLTIMA BAZA",
  lastTrickShort: "ÚLTIMA",
  claim: "CERRAR POR AUSENCIA",
  bid: "APOSTAR",
  nil: "NIL",
  menu: "Menú",
  soundOn: "Encender el sonido (M)",
  soundOff: "Apagar el sonido (M)",
  fullScreen: "Pantalla completa (F)",
  close: "Cerrar",
  board: "La mesa",
  actions: "Lo que puedes hacer",

  // Head.
  to: "a",
  bagsShort: (bags: number): string => (bags === 1 ? "saco" : "sacos"),
  score: (pair: string, points: number, bags: number): string =>
    `${pair}: ${points} puntos, ${many(bags, "saco", "sacos")} de 10`,
  target: (target: number): string => `Se juega a ${target}`,
  and: (one: string, other: string): string => `${one} y ${other}`,

  // Plates.
  deals: "Reparte",
  robot: "Robot",
  away: "No está mirando",
  gone: "Sin conexión",
  thinks: "piensa…",
  bidsNow: "te toca apostar",
  waits: "por apostar",
  bids: "apuesta",
  of: (bid: number): string => `de ${bid}`,
  none: "ninguna",
  nilTook: (tricks: number): string => `se llevó ${tricks}`,
  waited: (span: string): string => `desde hace ${span}`,
  span: (seconds: number): string => {
    if (seconds < 60) return `${seconds} s`;
    if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
    if (seconds < 172_800) return `${Math.floor(seconds / 3600)} h`;
    return `${Math.floor(seconds / 86_400)} días`;
  },
  tally: (bid: number | "nil" | null, tricks: number): string => {
    if (bid === null) return "sin apostar";
    return `apuesta ${bid === "nil" ? "Nil" : bid}, ${many(tricks, "baza", "bazas")}`;
  },
  turnOf: "con el turno",

  // The middle.
  trick: "Baza en la mesa",
  trickNumber: "baza",
  ofThirteen: "de 13",
  plays: (who: string): string => `Juega ${who}`,
  follow: (suit: string): string => `Asiste a ${suit}`,
  lead: "Abre la baza.",
  again: "Otro toque y la juegas.",
  wouldRenege: (suit: string): string => `Ojo: tienes ${suit}. Sería renuncio.`,
  takes: "se lleva la baza",
  youTake: "Te llevas la baza",
  contract: "Contrato",
  going: (tricks: number): string => (tricks === 1 ? "va" : "van"),
  made: "cumplido",
  bothNil: "Nil los dos",
  contractIs: (pair: string, contract: number, taken: number): string =>
    `${pair}: contrato de ${contract}, llevan ${taken}`,

  // Bidding.
  pad: "Tu apuesta",
  sum: "contrato",
  ownSum: (who: string, theirs: string, yours: string, contract: string): string =>
    `${who} ${theirs} más tú ${yours}: contrato ${contract}`,
  saidSoFar: (tricks: number): string => `Hasta ahora, ${many(tricks, "baza", "bazas")} de 13.`,
  withYours: (tricks: number): string => ` Contigo, ${tricks}.`,
  nilIs: "Nil: ni una baza. 100 a favor o en contra.",
  notYet: "Ve eligiendo: tu turno de apostar está por llegar.",
  missing: (who: string): string => `Falta la apuesta de ${who}.`,
  dealt: "Se reparten las cartas.",

  // The hand.
  hand: (cards: number): string => (cards === 1 ? "Tu mano, 1 carta" : `Tu mano, ${cards} cartas`),
  tidy: "Ordenar la mano (O)",
  handHint:
    "Flechas para recorrer, Enter elige y otra vez juega, mayúsculas y flecha cambia de lugar, ? dice las demás teclas.",
  chosen: "elegida",
  follows: "cumple las reglas",

  // Last trick.
  tookIt: (who: string): string => `Se la llevó ${who}`,
  youTookIt: "Te la llevaste tú",

  // Accusing.
  accuseWhom: "¿Quién no asistió?",
  accuseStakes:
    "Renuncio es no seguir el palo teniendo cartas de él. Si ese rival lo hizo en esta mano, su pareja pierde la partida; si no, la tuya.",
  accuseRobot: "Los robots siempre asisten: contra un robot esta acusación no puede ganar.",
  accuseSure: (who: string): string => `¿Acusar a ${who}?`,
  accuseLast: (who: string): string =>
    `Si ${who} asistió siempre que podía, tu pareja y tú pierden la partida ahora mismo.`,
  accuseYes: "ACUSAR",
  back: "VOLVER",

  // Resigning and claiming.
  resignSure: "¿Abandonar la partida?",
  resignStakes: (partner: string): string =>
    `Tu pareja con ${partner} pierde la partida en el acto. Cerrar la página no es abandonar: la mesa te espera.`,
  stay: "SEGUIR JUGANDO",
  claimSure: "¿Cerrar la partida por ausencia?",
  claimStakes: (who: string): string =>
    `${who} lleva más de 48 horas sin aparecer. Si cierras ahora, la partida es de tu pareja.`,
  claimFrom: (who: string, span: string): string =>
    `${who} se hace esperar. Si no vuelve, podrás cerrar la partida dentro de ${span}.`,
  claimNow: (who: string): string => `${who} lleva más de 48 horas sin aparecer.`,
  wait: "ESPERAR",
  partnerAbsent: (who: string): string =>
    `${who} no vuelve, y los robots no cierran la partida. Puedes abandonarla tú.`,

  notices: {
    you_are_host: "Ahora la mesa la llevas tú.",
    seat_lost: "Tu lugar quedó libre. Puedes seguir mirando.",
    back_live: "De vuelta en la mesa.",
  },
};
