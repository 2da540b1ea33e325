import type { app as source } from "../es/app";

export const app: typeof source = {
  news: "Há uma versão nova",
  update: "ATUALIZAR",
  offline: "Sem conexão. Você vê o que se soube por último.",
};
