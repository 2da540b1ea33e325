// Four cards of a deck, to choose it by, whichever deck is on the table.
import { useEffect, useState } from "preact/hooks";
import { Picture } from "./Card";
import type { Card, DeckName } from "./card";
import { type OpenDeck, openDeck } from "./deck";

const SHOWN: readonly Card[] = ["AS", "QS", "KH", "TD"];

type Props = Readonly<{ deck: DeckName; fourColours?: boolean; cards?: readonly Card[] }>;

const useDeck = (name: DeckName, fourColours: boolean): OpenDeck | null => {
  const [deck, keep] = useState<OpenDeck | null>(null);
  useEffect(() => {
    let stale = false;
    // Without the file the preview stays plain: the deck can be chosen all the same.
    openDeck(name, fourColours).then(
      (open) => stale || keep(open),
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [name, fourColours]);
  return deck;
};

/** Says nothing to a reader: the name of the deck is written beside it. Its size is `--cw`. */
export const DeckPreview = ({ deck, fourColours = false, cards = SHOWN }: Props) => {
  const open = useDeck(deck, fourColours);
  return (
    <span class="preview" aria-hidden="true">
      {cards.map((card) => (
        <span class="card" key={card}>
          <Picture deck={open} face={card} name="" />
        </span>
      ))}
    </span>
  );
};
