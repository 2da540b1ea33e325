// The trick in the middle: cards arrive from their players and leave together for the winner.
import { useLayoutEffect, useRef } from "preact/hooks";
import { CardFace } from "../cards/Card";
import type { Face } from "../cards/card";
import { t } from "../i18n";
import { EASE_GATHER, fly } from "../presentation/flip";
import { rectOf, registerPlace } from "../presentation/places";
import type { Shown } from "../presentation/shown";
import type { PlayView, Seat, TableView } from "../protocol";
import { pace } from "../settings";
import { type Place, placeOf } from "../store/sides";
import { overTable } from "./hand/held";
import { originOf } from "./motion/remembered";
import { calledAt } from "./people";
import { isOnTurn } from "./stage";

const FLIGHT_MS = 250;
const SWEEP_MS = 450;
/** Degrees a card is turned by when it leaves its player's hand. */
const TURN: Readonly<Record<Place, number>> = { me: -4, left: 24, top: 12, right: -24 };

type CardProps = Readonly<{ view: TableView; shown: Shown; play: PlayView }>;

/** Lets the card arrive when it is laid, and go when the trick is taken. */
function useTravel({ view, shown, play }: CardProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!box.current || !shown.moving) return;
    const turn = TURN[placeOf(view, play.seat)];
    fly(box.current, originOf(play.card, play.seat), null, {
      duration: FLIGHT_MS * Math.max(pace.peek(), 0.4),
      turn,
    });
  }, []);
  useLayoutEffect(() => {
    if (!box.current || shown.sweeping === null || !shown.moving) return;
    fly(box.current, null, rectOf(`seat:${shown.sweeping}`), {
      duration: SWEEP_MS * pace.peek(),
      easing: EASE_GATHER,
      fade: 0,
      stay: true,
    });
  }, [shown.sweeping]);
  return box;
}

const stateOf = (shown: Shown, seat: Seat): string => {
  if (shown.winner === null) return "is-rest";
  return shown.winner === seat ? "is-won" : "is-dim";
};

const TrickCard = (props: CardProps) => {
  const { view, shown, play } = props;
  const box = useTravel(props);
  return (
    <div
      ref={box}
      class={`card trick__c trick__c--${placeOf(view, play.seat)} ${stateOf(shown, play.seat)}`}
      data-testid={`trick-card-${play.seat}`}
      data-card={play.card}
    >
      <CardFace
        face={play.card as Face}
        name={() => `${calledAt(view, play.seat)}: ${t().names.card(play.card)}`}
      />
    </div>
  );
};

/** Where your card will lie. It also tells a refused card where it comes back from. */
const Slot = ({ seat, open, clean }: { seat: Seat; open: boolean; clean: TableView["hand"] }) => {
  const over = open ? overTable.value : null;
  const look = over === null ? "" : clean.includes(over) ? " is-over" : " is-over is-risk";
  return (
    <div
      ref={(element) => registerPlace(`trick:${seat}`, element)}
      class={`trick__slot${open ? " is-open" : ""}${look}`}
      aria-hidden="true"
    />
  );
};

export const Trick = ({ view, shown }: { view: TableView; shown: Shown }) => {
  const mine = view.seat;
  const laid = shown.trick.some((play) => play.seat === mine);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div class="trick" role="group" aria-label={t().table.trick} data-testid="trick">
      {mine !== null && (
        <Slot seat={mine} open={isOnTurn(view, shown) && !laid} clean={view.allowed.clean} />
      )}
      {shown.trick.map((play) => (
        <TrickCard
          key={`${shown.deal}:${play.seat}:${play.card}`}
          view={view}
          shown={shown}
          play={play}
        />
      ))}
    </div>
  );
};

/** Which trick of the deal is on the table, 1 to 13. */
export const TrickNumber = ({ shown }: { shown: Shown }) => {
  const closed = shown.tallies.reduce((sum, tally) => sum + tally.tricks, 0);
  return (
    <p class="nth">
      <span>{t().table.trickNumber}</span> <b>{Math.min(closed + 1, 13)}</b>{" "}
      <span>{t().table.ofThirteen}</span>
    </p>
  );
};
