// Your hand. A tap lifts, a tap on the lifted one plays; so do Enter, and a drag up to the table.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { CardFace } from "../../cards/Card";
import type { Face } from "../../cards/card";
import { t } from "../../i18n";
import { fly } from "../../presentation/flip";
import { rectOf, registerPlace } from "../../presentation/places";
import type { Shown } from "../../presentation/shown";
import type { CardText, TableView } from "../../protocol";
import { useTable } from "../../store/context";
import { isOnTurn } from "../stage";
import { beginsSuit, upperRow } from "./order";
import { useGlide } from "./use_glide";
import { useGrip } from "./use_grip";
import { useOrder } from "./use_order";
import { usePlaying } from "./use_playing";

type LookProps = Readonly<{ view: TableView; shown: Shown; card: CardText; lifted: boolean }>;

/** Gold says only what follows the rules; what else the table accepts is dimmed and pressed all the same. */
function lookOf({ view, shown, card, lifted }: LookProps): string {
  const choosing = isOnTurn(view, shown) && view.allowed.cards.length > 0;
  const clean = view.allowed.clean.includes(card);
  const state = !choosing ? "is-rest" : clean ? "is-play" : "is-dim";
  return lifted ? `${state} is-up` : state;
}

type CardProps = LookProps &
  Readonly<{
    at: number;
    count: number;
    gap: boolean;
    reachable: boolean;
    onPress: (event: MouseEvent) => void;
    onReach: () => void;
  }>;

const HandCard = (props: CardProps) => {
  const { view, card, at, count, lifted } = props;
  const playable = view.allowed.cards.includes(card);
  const clean = view.allowed.clean.includes(card);
  const lower = at >= upperRow(count);
  const said = [t().names.card(card), clean && t().table.follows, lifted && t().table.chosen];
  return (
    <button
      type="button"
      ref={(element) => registerPlace(`card:${card}`, element)}
      class={`card ${lookOf(props)}${lower ? " is-lower" : ""}`}
      style={{ "--m": at - (count - 1) / 2, "--gap": props.gap ? 1 : 0 }}
      data-testid={`card-${card}`}
      data-card={card}
      data-playable={playable}
      data-clean={clean}
      data-up={lifted}
      aria-label={said.filter(Boolean).join(", ")}
      aria-pressed={lifted}
      aria-disabled={isOnTurn(view, props.shown) && view.allowed.cards.length > 0 && !playable}
      tabIndex={props.reachable ? 0 : -1}
      onClick={props.onPress}
      onFocus={props.onReach}
    >
      <CardFace face={card as Face} name={() => ""} />
    </button>
  );
};

const ROW_BREAK = <i class="hand__break" aria-hidden="true" key="break" />;

/** A refused card comes back from where it lay. */
function useReturn(hand: { current: HTMLElement | null }, mine: TableView["seat"]) {
  const { refusal } = useTable();
  const told = useRef(refusal.peek()?.at ?? 0);
  useLayoutEffect(() => {
    const refused = refusal.value;
    if (!refused?.card || refused.at === told.current || mine === null) return;
    told.current = refused.at;
    const element = hand.current?.querySelector(`[data-card="${refused.card}"]`);
    if (element) fly(element, rectOf(`trick:${mine}`), null);
  });
}

/** A press outside the hand lowers what was lifted. */
function useLowering(hand: { current: HTMLElement | null }, lower: () => void) {
  useEffect(() => {
    const pressed = (event: PointerEvent) => {
      const inside = event.target instanceof Node && hand.current?.contains(event.target);
      if (!inside) lower();
    };
    document.addEventListener("pointerdown", pressed);
    return () => document.removeEventListener("pointerdown", pressed);
  }, []);
}

type Props = Readonly<{ view: TableView; shown: Shown }>;

export const Hand = ({ view, shown }: Props) => {
  const { table } = useTable();
  const hand = useRef<HTMLDivElement>(null);
  const held = shown.dealing ? view.hand : shown.hand;
  const { cards, move } = useOrder(table, shown, held);
  const [moves, redraw] = useState(0);
  const seen = useGlide(hand, `${cards.join()} ${moves}`);
  const playing = usePlaying(hand, cards);
  const grip = useGrip({
    hand,
    seen,
    onMove: (from, to) => {
      move(from, to);
      redraw((count) => count + 1);
    },
    onThrow: playing.play,
  });
  useReturn(hand, view.seat);
  useLowering(hand, playing.lower);

  const all = cards.map((card, at) => (
    <HandCard
      key={card}
      view={view}
      shown={shown}
      card={card}
      at={at}
      count={cards.length}
      gap={beginsSuit(cards, at)}
      lifted={playing.lifted === card}
      reachable={playing.reachable === card}
      onPress={(event) => !grip.wasDrag() && playing.press(card, event)}
      onReach={() => playing.reach(card)}
    />
  ));
  const upper = upperRow(cards.length);
  const gaps = cards.filter((_, at) => beginsSuit(cards, at)).length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={hand}
      class={cards.length > 7 ? "hand" : "hand hand--few"}
      style={{ "--n": Math.max(cards.length, 2), "--gaps": gaps }}
      role="group"
      tabIndex={-1}
      aria-label={t().table.hand(cards.length)}
      aria-description={t().table.handHint}
      data-testid="hand"
      onPointerDown={grip.onPointerDown}
      onKeyDown={(event) => playing.onKey(event, move)}
    >
      {[...all.slice(0, upper), ROW_BREAK, ...all.slice(upper)]}
    </div>
  );
};
