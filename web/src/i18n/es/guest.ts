export const guest = {
  title: (who: string): string => `${who} te invita`,
  page: "Una mesa de Espadas",
  lead: (free: number): string =>
    free === 1 ? "Queda una silla. ¿Te sientas?" : `Quedan ${free} sillas. ¿Te sientas?`,
  name: "Tu nombre",
  sit: "SENTARME",
  sitting: "SENTÁNDOTE…",
  watch: "MIRAR",
  watchInstead: "Prefiero mirar",
  fullTitle: "Mesa completa",
  full: "Ya son cuatro, pero puedes mirar la partida: verás la mesa, sin las manos.",
  again: "Ya estuviste en esta mesa y tu silla quedó libre. Puedes volver a sentarte.",
  watching: (host: string): string =>
    `Cuando ${host} dé la salida, verás la partida desde aquí, sin las manos.`,
  options: "Lo que se juega",
};
