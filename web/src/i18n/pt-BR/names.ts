import type { names as source } from "../es/names";

const ranks: Readonly<Record<string, string>> = {
  "2": "2",
  "3": "3",
  "4": "4",
  "5": "5",
  "6": "6",
  "7": "7",
  "8": "8",
  "9": "9",
  T: "10",
  J: "valete",
  Q: "dama",
  K: "rei",
  A: "ás",
};
const suits: Readonly<Record<string, string>> = {
  S: "espadas",
  H: "copas",
  D: "ouros",
  C: "paus",
};

export const names: typeof source = {
  game: "Espadas",
  rank: (card) => ranks[card.charAt(0)] ?? "",
  card: (card) => `${ranks[card.charAt(0)]} de ${suits[card.charAt(1)]}`,
  suit: (suit) => suits[suit] ?? suit,
  you: "Você",
  bot: (number) => `Robô ${number}`,
  free: "Lugar livre",
  us: "Nós",
  them: "Eles",
  hostPair: "Dupla da casa",
  otherPair: "A outra dupla",
  nil: "Nil",
  decks: {
    reino: "Reino",
    clasica: "Clássico",
    "cuatro-colores": "Quatro cores",
    noche: "Noite",
  },
  languages: { es: "Español", en: "English", "pt-BR": "Português (Brasil)" },
};
