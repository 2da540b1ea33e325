// Every deck by its name, and what the page is sent of one.
import { type DeckName, type Face, type Inks, RANKS, SUITS } from "../src/cards/card.ts";
import type { Deck } from "./art/deck.ts";
import { CLASICA } from "./clasica.ts";
import { CUATRO_COLORES } from "./cuatro-colores.ts";
import { NOCHE } from "./noche.ts";
import { REINO } from "./reino.ts";

export const DECKS: Readonly<Record<DeckName, Deck>> = {
  reino: REINO,
  clasica: CLASICA,
  "cuatro-colores": CUATRO_COLORES,
  noche: NOCHE,
};

export type Printed = Readonly<{
  faces: Readonly<Record<Face, string>>;
  inks: Inks;
  fourInks: Inks;
}>;

/** The 53 pictures of a deck as SVG text, and its inks, which go on the root of each front. */
export const printDeck = (name: DeckName): Printed => {
  const deck = DECKS[name];
  const fronts = SUITS.flatMap((suit) =>
    RANKS.map((rank) => [rank + suit, deck.front(rank, suit)]),
  );
  const faces = Object.fromEntries([...fronts, ["back", deck.back]]) as Record<Face, string>;
  return { faces, inks: deck.inks, fourInks: deck.fourInks };
};
