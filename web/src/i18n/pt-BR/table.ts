// The table while a deal is bid and played.
import type { table as spanish } from "../es/table";

const many = (count: number, one: string, more: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${more}`;

export const table: typeof spanish = {
  yourTurn: "Sua vez.",
  yourBid: "Sua vez de apostar.",
  watching: "Você está assistindo",
  watchingHint: "Você vê a mesa sem a mão de ninguém.",
  connecting: "Conectando…",
  lost: "Sem conexão. Voltando à mesa…",
  lastKnown: (when) => `Sem conexão. Assim estava a mesa: ${when}.`,
  accuse: "ACUSAR RENÚNCIA",
  accuseShort: "ACUSAR",
  resign: "ABANDONAR",
  lastTrick: "ÚLTIMA VAZA",
  lastTrickShort: "ÚLTIMA",
  claim: "FECHAR POR AUSÊNCIA",
  bid: "APOSTAR",
  nil: "NIL",
  menu: "Menu",
  soundOn: "Ligar o som (M)",
  soundOff: "Desligar o som (M)",
  fullScreen: "Tela cheia (F)",
  close: "Fechar",
  board: "A mesa",
  actions: "O que você pode fazer",

  to: "até",
  bagsShort: (bags: number): string => (bags === 1 ? "saco" : "sacos"),
  score: (pair: string, points: number, bags: number): string =>
    `${pair}: ${points} pontos, ${many(bags, "saco", "sacos")} de 10`,
  target: (target: number): string => `Joga-se até ${target}`,
  and: (one: string, other: string): string => `${one} e ${other}`,

  deals: "Dá as cartas",
  robot: "Robô",
  away: "Não está olhando",
  gone: "Sem conexão",
  thinks: "pensando…",
  bidsNow: "sua vez de apostar",
  waits: "falta apostar",
  bids: "aposta",
  of: (bid: number): string => `de ${bid}`,
  none: "nenhuma",
  nilTook: (tricks: number): string => `levou ${tricks}`,
  waited: (span: string): string => `há ${span}`,
  span: (seconds: number): string => {
    if (seconds < 60) return `${seconds} s`;
    if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
    if (seconds < 172_800) return `${Math.floor(seconds / 3600)} h`;
    return `${Math.floor(seconds / 86_400)} dias`;
  },
  tally: (bid: number | "nil" | null, tricks: number): string => {
    if (bid === null) return "sem apostar";
    return `aposta ${bid === "nil" ? "Nil" : bid}, ${many(tricks, "vaza", "vazas")}`;
  },
  turnOf: "com a vez",

  trick: "Vaza na mesa",
  trickNumber: "vaza",
  ofThirteen: "de 13",
  plays: (who: string): string => `Vez de ${who}`,
  follow: (suit: string): string => `Siga ${suit}`,
  lead: "Você abre a vaza.",
  again: "Mais um toque e ela é jogada.",
  wouldRenege: (suit) => `Cuidado: você tem ${suit}. Seria renúncia.`,
  takes: "leva a vaza",
  youTake: "Você leva a vaza",
  contract: "Contrato",
  going: (_: number): string => "já",
  made: "cumprido",
  bothNil: "Nil os dois",
  contractIs: (pair: string, contract: number, taken: number): string =>
    `${pair}: contrato de ${contract}, ${taken} feitas`,

  pad: "Sua aposta",
  sum: "contrato",
  ownSum: (who: string, theirs: string, yours: string, contract: string): string =>
    `${who} ${theirs} mais você ${yours}: contrato ${contract}`,
  saidSoFar: (tricks: number): string => `Até agora, ${many(tricks, "vaza", "vazas")} de 13.`,
  withYours: (tricks: number): string => ` Com a sua, ${tricks}.`,
  nilIs: "Nil: nenhuma vaza. 100 a favor ou contra.",
  notYet: "Vá escolhendo: sua vez de apostar está chegando.",
  missing: (who: string): string => `Falta a aposta de ${who}.`,
  dealt: "As cartas estão sendo dadas.",

  hand: (cards: number): string => (cards === 1 ? "Sua mão, 1 carta" : `Sua mão, ${cards} cartas`),
  tidy: "Arrumar a mão (O)",
  handHint:
    "Setas percorrem as cartas, Enter levanta e depois joga, Shift e seta muda uma carta de lugar, ? diz as outras teclas.",
  chosen: "levantada",
  follows: "segue as regras",

  tookIt: (who: string): string => `${who} levou`,
  youTookIt: "Você levou",

  accuseWhom: "Quem não seguiu o naipe?",
  accuseStakes:
    "Renúncia é jogar outro naipe tendo o que saiu. Se esse rival fez isso nesta mão, a dupla dele perde a partida; se não, perde a sua.",
  accuseRobot: "Robôs sempre seguem o naipe: contra um robô esta acusação não tem como vencer.",
  accuseSure: (who: string): string => `Acusar ${who}?`,
  accuseLast: (who: string): string =>
    `Se ${who} seguiu o naipe sempre que podia, você e sua dupla perdem a partida agora mesmo.`,
  accuseYes: "ACUSAR",
  back: "VOLTAR",

  resignSure: "Abandonar a partida?",
  resignStakes: (partner: string): string =>
    `Sua dupla com ${partner} perde a partida na hora. Fechar a página não é abandonar: a mesa espera você.`,
  stay: "CONTINUAR JOGANDO",
  claimSure: "Fechar a partida por ausência?",
  claimStakes: (who: string): string =>
    `${who} não aparece há mais de 48 horas. Se você fechar agora, a partida é da sua dupla.`,
  claimFrom: (who: string, span: string): string =>
    `${who} está demorando. Se não voltar, você poderá fechar a partida em ${span}.`,
  claimNow: (who: string): string => `${who} não aparece há mais de 48 horas.`,
  wait: "ESPERAR",
  partnerAbsent: (who: string): string =>
    `${who} não volta, e robôs não fecham a partida. Você pode abandoná-la.`,

  notices: {
    you_are_host: "Agora a mesa é sua.",
    seat_lost: "Seu lugar ficou livre. Você pode continuar assistindo.",
    back_live: "De volta à mesa.",
  },
};
