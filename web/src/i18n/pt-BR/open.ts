import type { open as source } from "../es/open";

export const open: typeof source = {
  title: "Abrir mesa",
  back: "Voltar ao início",
  options: "Sua mesa",
  target: "Joga-se até (pontos)",
  target500: "Partida inteira: dá tempo de cair e se levantar.",
  target250: "Partida breve: cada mão pesa o dobro.",
  renege: "Renúncia",
  allow: "PERMITIR",
  allowHint:
    "Pode-se jogar outro naipe tendo o que saiu. Se um rival acusar, quem errar perde a partida.",
  prevent: "IMPEDIR",
  preventHint: "A mesa só aceita cartas que sigam as regras.",
  deck: "Seu baralho",
  deckHint: "Muda o que você vê; os outros veem o deles.",
  name: "Seu nome",
  yourChair: "Sua cadeira",
  nameEmpty: "Escreva como chamam você.",
  nameLong: "Até 20 letras.",
  submit: "ABRIR MESA",
  opening: "ABRINDO…",
};
