// The end of a game and what may come after it.
import type { end as spanish } from "../es/end";

export const end: typeof spanish = {
  title: "Fim da partida",
  won: "Ganhamos",
  lost: "Perdemos",
  winner: (who: string): string => `Ganham ${who}`,
  nobody: "Sem vencedor",
  closed: "Mesa fechada",
  to: "a",
  reasons: {
    target: ({ ours, who, target, deal }): string =>
      `${ours ? "Passamos" : `${who} passaram`} dos ${target} pontos ao fechar a mão ${deal}.`,
    minus200: ({ ours, who }): string =>
      ours ? "Caímos até −200 pontos." : `${who} caíram até −200 pontos.`,
    renege_proven: ({ ours, who }): string =>
      ours ? "Nossa renúncia ficou provada." : `Ficou provado: ${who} renunciaram.`,
    renege_not_proven: ({ ours, who }): string =>
      ours ? "Nossa acusação não se sustentou." : `${who} acusaram sem razão.`,
    abandoned: ({ ours, who }): string =>
      ours ? "Abandonamos a partida." : `${who} abandonaram a partida.`,
    absent_48_hours: ({ ours, who }): string =>
      ours ? "Faltamos mais de 48 horas." : `${who} faltaram mais de 48 horas.`,
    deal_limit: (): string => "Foram jogadas todas as mãos que cabem em uma partida.",
    expired: (): string => "Ninguém voltou à mesa e a partida foi fechada.",
  },
  verdictProven: (by, accused): string =>
    `${by ?? "Você"} acusou ${accused ?? "você"}, e as cartas confirmaram.`,
  verdictFailed: (by, accused): string =>
    `${by ?? "Você"} acusou ${accused ?? "você"}, que seguiu o naipe sempre que podia.`,
  seeProof: "VER AS JOGADAS",

  chart: "Mão a mão",
  chartText: (us: string, ours: number, them: string, theirs: number): string =>
    `Pontos mão a mão. ${us} terminam com ${ours}, ${them} com ${theirs}.`,
  deals: "As mãos",
  dealsHint: "Cada mão foi selada antes de ser jogada. Abra e confira.",
  dealsWait: "Buscando as mãos jogadas…",
  dealsFailed: "Não foi possível trazer as mãos.",
  again: "TENTAR DE NOVO",
  deal: (deal: number): string => `Ver a mão ${deal}`,
  brokenOff: "sem contar",

  rematch: "REVANCHE",
  pairs: "Duplas da revanche",
  same: "Mesmas duplas",
  fresh: "Duplas novas",
  partner: "Sua dupla",
  options: "Outras condições",
  target: "Meta",
  mode: "Renúncia",
  allow: "PERMITIR",
  prevent: "IMPEDIR",
  waitsHost: (who: string): string => `${who} decide se há revanche.`,
  seatsFree: "Falta gente: a revanche começa com os quatro lugares ocupados.",
  fillBots: "COMPLETAR COM ROBÔS",
  leave: "DEIXAR MEU LUGAR",
  leaveSure: "Deixar o seu lugar?",
  leaveHint: "Outra pessoa poderá jogar a revanche no seu lugar. Você pode ficar assistindo.",
  stay: "FICAR",
  sit: "SENTAR",
  sitHint: "Há um lugar livre para a revanche.",
  name: "Seu nome",
};
