// What screens are laid on: the table's top, plates cut from wood, sheets of paper.
import type { ComponentChildren, JSX } from "preact";
import { Rose } from "../look/ornaments";

/** Cloth, rail and inlay behind what its (positioned) parent holds. */
export const TableTop = ({ rose = true }: { rose?: boolean }) => (
  <div class="top" aria-hidden="true">
    <div class="top__wood">
      <div class="top__felt">{rose && <Rose />}</div>
    </div>
    <div class="top__inlay" />
  </div>
);

type Box = Omit<JSX.IntrinsicElements["section"], "class" | "children"> &
  Readonly<{ class?: string; children?: ComponentChildren }>;

/** A plate with scooped corners. `turn` turns its line to gold; it must be positioned by its class. */
export const Plate = ({ turn = false, class: more = "", ...rest }: Box & { turn?: boolean }) => (
  <section {...rest} class={`scoop ${turn ? "line-gold is-turn" : "line-brass"} ${more}`.trim()} />
);

/** Ivory paper with an inner line. Never put one on another. */
export const Paper = ({ class: more = "", ...rest }: Box) => (
  <section {...rest} class={`paper scoop ${more}`.trim()} />
);
