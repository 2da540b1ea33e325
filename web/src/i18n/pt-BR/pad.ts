import type { pad as source } from "../es/pad";

export const pad: typeof source = {
  title: "O que cada botão do controle faz",
  move: "mover",
  press: "jogar",
  back: "voltar",
  carry: "arrumar",
  menu: "menu",
  sound: "som",
};
