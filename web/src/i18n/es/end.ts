// The end of a game and what may come after it.
/** `ours`: it was the viewer's own pair; `who`: the pair that passed the target, or that lost; `deal`: the last one. */
type Why = {
  readonly ours: boolean;
  readonly who: string;
  readonly target: number;
  readonly deal: number;
};

export const end = {
  title: "Fin de la partida",
  won: "Ganamos",
  lost: "Perdimos",
  winner: (who: string): string => `Ganan ${who}`,
  nobody: "Sin ganador",
  closed: "Mesa cerrada",
  to: "a",
  reasons: {
    target: ({ ours, who, target, deal }: Why): string =>
      `${ours ? "Pasamos" : `${who} pasaron`} los ${target} puntos al cerrar la mano ${deal}.`,
    minus200: ({ ours, who }: Why): string =>
      ours ? "Bajamos hasta los −200 puntos." : `${who} bajaron hasta los −200 puntos.`,
    renege_proven: ({ ours, who }: Why): string =>
      ours ? "Nuestro renuncio quedó probado." : `Quedó probado: ${who} renunciaron.`,
    renege_not_proven: ({ ours, who }: Why): string =>
      ours ? "Nuestra acusación no se sostuvo." : `${who} acusaron sin razón.`,
    abandoned: ({ ours, who }: Why): string =>
      ours ? "Abandonamos la partida." : `${who} abandonaron la partida.`,
    absent_48_hours: ({ ours, who }: Why): string =>
      ours ? "Faltamos más de 48 horas." : `${who} faltaron más de 48 horas.`,
    deal_limit: (_: Why): string => "Se jugaron todas las manos que caben en una partida.",
    expired: (_: Why): string => "Nadie volvió a la mesa y la partida se cerró.",
  },
  /** Of the two names, null is the viewer. */
  verdictProven: (by: string | null, accused: string | null): string => {
    if (by === null) return `Acusaste a ${accused}, y las cartas te dieron la razón.`;
    return `${by} ${accused === null ? "te acusó" : `acusó a ${accused}`}, y las cartas le dieron la razón.`;
  },
  verdictFailed: (by: string | null, accused: string | null): string => {
    if (accused === null) return `${by} te acusó, y asististe siempre que podías.`;
    return `${by === null ? "Acusaste" : `${by} acusó`} a ${accused}, que asistió siempre que podía.`;
  },
  seeProof: "VER LAS JUGADAS",

  chart: "Mano a mano",
  chartText: (us: string, ours: number, them: string, theirs: number): string =>
    `Puntos mano a mano. ${us} terminan con ${ours}, ${them} con ${theirs}.`,
  deals: "Los repartos",
  dealsHint: "Cada reparto se selló antes de jugarse. Ábrelo y compruébalo.",
  dealsWait: "Buscando las manos jugadas…",
  dealsFailed: "No se pudieron traer las manos.",
  again: "REINTENTAR",
  deal: (deal: number): string => `Ver la mano ${deal}`,
  brokenOff: "sin contar",

  rematch: "REVANCHA",
  pairs: "Parejas de la revancha",
  same: "Mismas parejas",
  fresh: "Parejas nuevas",
  partner: "Tu pareja",
  options: "Otras condiciones",
  target: "Meta",
  mode: "Renuncio",
  allow: "PERMITIR",
  prevent: "IMPEDIR",
  waitsHost: (who: string): string => `${who} decide si hay revancha.`,
  seatsFree: "Falta gente: la revancha empieza con los cuatro lugares ocupados.",
  fillBots: "COMPLETAR CON ROBOTS",
  leave: "DEJAR MI LUGAR",
  leaveSure: "¿Dejar tu lugar?",
  leaveHint: "Otra persona podrá jugar la revancha en tu sitio. Tú puedes quedarte a mirar.",
  stay: "QUEDARME",
  sit: "SENTARME",
  sitHint: "Hay un lugar libre para la revancha.",
  name: "Tu nombre",
};
