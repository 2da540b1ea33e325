// The sheet after each deal.
import type { count as spanish } from "../es/count";

export const count: typeof spanish = {
  title: "CONTANDO OS PONTOS",
  next: "PRÓXIMA MÃO",
  close: "FECHAR A PARTIDA",
  deal: (deal: number): string => `Mão ${deal}`,
  waits: "Qualquer jogador pode passar à próxima mão.",
  decided: "A partida está decidida. Até alguém fechá-la, ainda é possível acusar.",
  lines: {
    bids: "apostaram",
    tricks: "levaram",
    contract: "contrato",
    bags: "sacos",
    nil: "nil",
    penalty: "multa",
    delta: "nesta mão",
    total: "total",
  },
  made: (contract: number): string => `${contract} cumprido`,
  missed: (contract: number): string => `${contract} não cumprido`,
  noContract: "sem contrato",
  over: (bags: number): string => `${bags} a mais`,
  nilMade: (who: string | null): string => `${who ?? "você"} cumpriu`,
  nilMissed: (who: string | null): string => `${who ?? "você"} falhou`,
  carried: (bags: number): string => `${bags} de 10`,
  reached: (tens: number): string => (tens > 1 ? `${tens * 10} sacos` : "chegou a 10 sacos"),
  target: (target: number): string => `até ${target}`,
  nothing: "nada",
};
