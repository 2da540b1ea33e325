// A card as it is shown: a picture of the deck on the table, or plain rank and suit until that has come.
import type { HTMLAttributes } from "preact";
import { SuitMark } from "../look/signs";
import { type Card as CardText, type Face, rankOf, rankText, suitOf } from "./card";
import { type OpenDeck, shownDeck } from "./deck";

/** What a face is called in the player's language: "Reina de espadas". Empty: it says nothing to a reader. */
export type NameOf = (face: Face) => string;

/** The name to be read, or nothing at all. */
const spoken = (name: string): HTMLAttributes<HTMLSpanElement> =>
  name ? { role: "img", "aria-label": name } : { "aria-hidden": true };

const Front = ({ card }: { card: CardText }) => (
  <>
    {rankText(rankOf(card))}
    <SuitMark suit={suitOf(card)} />
  </>
);

const PlainFace = ({ face, name }: { face: Face; name: string }) => (
  <span
    class="card__face card__face--plain"
    data-suit={face === "back" ? face : suitOf(face)}
    data-face={face}
    {...spoken(name)}
  >
    {face !== "back" && <Front card={face} />}
  </span>
);

type PictureProps = Readonly<{ deck: OpenDeck | null; face: Face; name: string }>;

/** A face of that deck. */
export const Picture = ({ deck, face, name }: PictureProps) =>
  deck ? (
    <img
      class="card__face"
      src={deck.source(face)}
      alt={name}
      width="250"
      height="350"
      decoding="sync"
      draggable={false}
      data-deck={deck.name}
      data-face={face}
    />
  ) : (
    <PlainFace face={face} name={name} />
  );

/** A face of the deck on the table: what goes inside a `.card`, be it a button or a box. */
export const CardFace = ({ face, name }: { face: Face; name: NameOf }) => (
  <Picture deck={shownDeck.value} face={face} name={name(face)} />
);

/** Resting, dimmed, playable (gold ring), lifted, or the one that won its trick. */
export type CardState = "rest" | "dim" | "play" | "up" | "won";

type CardProps = Readonly<{ face: Face; name: NameOf; state?: CardState; class?: string }>;

/** A card that is only looked at, `--cw` wide. */
export const Card = ({ face, name, state = "rest", class: more = "" }: CardProps) => (
  <div class={`card is-${state} ${more}`.trim()}>
    <CardFace face={face} name={name} />
  </div>
);
