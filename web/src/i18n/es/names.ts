// Cards, suits, seats and people as a player says them.
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
  J: "jota",
  Q: "reina",
  K: "rey",
  A: "as",
};
const suits: Readonly<Record<string, string>> = {
  S: "espadas",
  H: "corazones",
  D: "diamantes",
  C: "tréboles",
};

export const names = {
  game: "Espadas",
  rank: (card: string): string => ranks[card.charAt(0)] ?? "",
  card: (card: string): string => `${ranks[card.charAt(0)]} de ${suits[card.charAt(1)]}`,
  suit: (suit: string): string => suits[suit] ?? suit,
  you: "Tú",
  bot: (number: number): string => `Robot ${number}`,
  free: "Lugar libre",
  us: "Nosotros",
  them: "Ellos",
  hostPair: "Pareja de la casa",
  otherPair: "La otra pareja",
  nil: "Nil",
  decks: {
    reino: "Reino",
    clasica: "Clásica",
    "cuatro-colores": "Cuatro colores",
    noche: "Noche",
  },
  languages: { es: "Español", en: "English", "pt-BR": "Português (Brasil)" },
};
