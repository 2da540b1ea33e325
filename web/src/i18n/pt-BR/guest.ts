import type { guest as source } from "../es/guest";

export const guest: typeof source = {
  title: (who) => `${who} convida você`,
  page: "Uma mesa de Espadas",
  lead: (free) =>
    free === 1 ? "Resta uma cadeira. Quer se sentar?" : `Restam ${free} cadeiras. Quer se sentar?`,
  name: "Seu nome",
  sit: "SENTAR",
  sitting: "SENTANDO…",
  watch: "ASSISTIR",
  watchInstead: "Prefiro assistir",
  fullTitle: "Mesa completa",
  full: "Já são quatro, mas você pode assistir: verá a mesa, sem as mãos.",
  again: "Você já esteve nesta mesa e sua cadeira ficou livre. Pode se sentar de novo.",
  watching: (host) => `Quando ${host} der a largada, você verá a partida daqui, sem as mãos.`,
  options: "O que se joga",
};
