// Signs that mean something: a suit, whose turn, which pair, who deals, how many tricks.
import type { Suit } from "../cards/card";
import { BLADE_SHAPE, FLAME_SHAPE, SUIT_SHAPES } from "./shapes";

const Sign = ({ d, class: name }: { d: string; class: string }) => (
  <svg class={name} viewBox="0 0 100 100" aria-hidden="true">
    <path d={d} />
  </svg>
);

/** The suit as a sign in the colour of the text around it. Give it a `label` where no word says the suit. */
export const SuitMark = ({ suit, label }: { suit: Suit; label?: string }) => (
  <>
    <Sign d={SUIT_SHAPES[suit]} class="suit" />
    {label && <span class="vh">{label}</span>}
  </>
);

/** Stands by whoever is awaited. Words must say it too. */
export const Flame = ({ class: name = "flame" }: { class?: string }) => (
  <Sign d={FLAME_SHAPE} class={name} />
);

/** Our pair is a solid lozenge, theirs a hollow one. */
export const PairMark = ({ ours }: { ours: boolean }) => (
  <span class={ours ? "mark mark--us" : "mark mark--them"} aria-hidden="true" />
);

/** Two cards on a brass disc: the seat that deals. */
export const DealerMark = ({ label }: { label: string }) => (
  <span class="dealer" role="img" aria-label={label} title={label}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <rect x="3.4" y="5" width="9.6" height="14" rx="1.4" transform="rotate(-16 8 12)" />
      <rect x="11" y="4.6" width="9.6" height="14" rx="1.4" transform="rotate(12 16 12)" />
    </svg>
  </span>
);

const blade = (at: number, bid: number, taken: number): string => {
  if (at >= taken) return "pip";
  return at < bid ? "pip pip--won" : "pip pip--bag";
};

/** One blade a trick bid, filled as they are taken; those over the bid in ember. Digits beside them say it in figures. */
export const TrickPips = ({ bid, taken }: { bid: number; taken: number }) => {
  const count = Math.max(bid, taken);
  return (
    <span class="pips" style={{ "--half": Math.ceil(count / 2) }} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <Sign key={at} d={BLADE_SHAPE} class={blade(at, bid, taken)} />
      ))}
    </span>
  );
};

/** An empty ring: a nil still clean. */
export const NilRing = () => <span class="nilring" aria-hidden="true" />;
