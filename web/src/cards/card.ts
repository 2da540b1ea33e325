// Cards as the protocol writes them: rank then suit, `AS`, `TD`, `2C`.

export const SUITS = ["S", "H", "D", "C"] as const;
export const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"] as const;
export const DECK_NAMES = ["reino", "clasica", "cuatro-colores", "noche"] as const;

export type Suit = (typeof SUITS)[number];
export type Rank = (typeof RANKS)[number];
export type Card = `${Rank}${Suit}`;
/** What can be shown of a card: one of its 52 fronts, or the back of the deck. */
export type Face = Card | "back";
export type DeckName = (typeof DECK_NAMES)[number];
/** The colour each suit is printed in. */
export type Inks = Readonly<Record<Suit, string>>;

export const CARDS: readonly Card[] = SUITS.flatMap((suit) =>
  RANKS.map((rank): Card => `${rank}${suit}`),
);
export const FACES: readonly Face[] = [...CARDS, "back"];

export const rankOf = (card: Card): Rank => card[0] as Rank;
export const suitOf = (card: Card): Suit => card[1] as Suit;
/** The rank as players read it: ten is two figures. */
export const rankText = (rank: Rank): string => (rank === "T" ? "10" : rank);

export const isCard = (text: string): text is Card => (CARDS as readonly string[]).includes(text);
export const isDeckName = (text: string): text is DeckName =>
  (DECK_NAMES as readonly string[]).includes(text);
