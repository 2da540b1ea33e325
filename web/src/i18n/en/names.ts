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
  J: "jack",
  Q: "queen",
  K: "king",
  A: "ace",
};
const suits: Readonly<Record<string, string>> = {
  S: "spades",
  H: "hearts",
  D: "diamonds",
  C: "clubs",
};

export const names: typeof source = {
  game: "Espadas",
  rank: (card) => ranks[card.charAt(0)] ?? "",
  card: (card) => `${ranks[card.charAt(0)]} of ${suits[card.charAt(1)]}`,
  suit: (suit) => suits[suit] ?? suit,
  you: "You",
  bot: (number) => `Bot ${number}`,
  free: "Free seat",
  us: "Us",
  them: "Them",
  hostPair: "The host’s pair",
  otherPair: "The other pair",
  nil: "Nil",
  decks: {
    reino: "Kingdom",
    clasica: "Classic",
    "cuatro-colores": "Four colours",
    noche: "Night",
  },
  languages: { es: "Español", en: "English", "pt-BR": "Português (Brasil)" },
};
