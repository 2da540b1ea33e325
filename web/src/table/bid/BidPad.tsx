// The pad: NIL, 1 to 13, and APOSTAR beside the 13. One may choose while others still think.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../../i18n";
import type { Shown } from "../../presentation/shown";
import type { Bid, TableView } from "../../protocol";
import { useTable } from "../../store/context";
import { Button } from "../../ui/Button";
import { walkOnArrows } from "../../ui/walk";
import { calledAt } from "../people";
import { enter, isNowhere } from "../use_arrows";
import { BidSum } from "./BidSum";
import { saidBy, tricksOf } from "./sums";

/** The keys there are. Which of them may be pressed now, the table says. */
const KEYS: readonly Bid[] = ["nil", ...Array.from({ length: 13 }, (_, at) => at + 1)];

const nameOf = (bid: Bid): string => (bid === "nil" ? t().table.nil : String(bid));

type KeyProps = Readonly<{
  bid: Bid;
  chosen: boolean;
  reachable: boolean;
  onChoose: () => void;
  onEnter: () => void;
}>;

const Key = ({ bid, chosen, reachable, onChoose, onEnter }: KeyProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a key of the pad is pressed like any button
  <button
    type="button"
    role="radio"
    aria-checked={chosen}
    class={`key${bid === "nil" ? " key--nil" : ""}${chosen ? " is-on" : ""}`}
    data-testid={`bid-${bid}`}
    data-bid={bid}
    tabIndex={reachable ? 0 : -1}
    onClick={onChoose}
    onKeyDown={(event) => {
      // Enter on the chosen key bids it, as APOSTAR does; a second tap must not.
      if (event.key !== "Enter" || !chosen) return;
      event.preventDefault();
      onEnter();
    }}
  >
    {nameOf(bid)}
  </button>
);

const Note = ({ view, shown, chosen }: { view: TableView; shown: Shown; chosen: Bid | null }) => {
  const said = saidBy(shown);
  const waiting = view.allowed.bids.length === 0;
  if (chosen === "nil") return <p class="bid__note">{t().table.nilIs}</p>;
  return (
    <p class="bid__note">
      {waiting ? t().table.notYet : t().table.saidSoFar(said)}
      {!waiting && chosen !== null && t().table.withYours(said + tricksOf(chosen))}
    </p>
  );
};

/** The key that has the focus now, as in any group of radio buttons the one that is chosen. */
function keyInFocus(): Bid | null {
  const bid = document.activeElement?.getAttribute("data-bid");
  return KEYS.find((key) => String(key) === bid) ?? null;
}

/** Where the bid was said with the focus in the pad, it goes on to the hand when the pad goes. */
function useHandOver() {
  const pad = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(
    () => () => {
      const inside = pad.current?.contains(document.activeElement) ?? false;
      if (hadFocus.current && (inside || isNowhere())) queueMicrotask(enter);
    },
    [],
  );
  const note = () => {
    hadFocus.current = pad.current?.contains(document.activeElement) ?? false;
  };
  return { pad, note };
}

type Props = Readonly<{ view: TableView; shown: Shown }>;

export const BidPad = ({ view, shown }: Props) => {
  const store = useTable();
  const [chosen, choose] = useState<Bid | null>(null);
  const ready = chosen !== null && view.allowed.bids.includes(chosen) && !store.pendingBid.value;
  const { pad, note } = useHandOver();
  const submit = () => {
    if (!ready || chosen === null) return;
    note();
    store.bid(chosen);
  };
  const walk = (event: KeyboardEvent) => {
    walkOnArrows(event);
    if (event.defaultPrevented && event.key.startsWith("Arrow")) choose(keyInFocus() ?? chosen);
  };
  return (
    <div class="bid">
      <BidSum view={view} shown={shown} chosen={chosen} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows walk the keys inside */}
      <div class="pad" ref={pad} onKeyDown={walk}>
        <div class="pad__keys" role="radiogroup" aria-label={t().table.pad}>
          {KEYS.map((bid) => (
            <Key
              key={bid}
              bid={bid}
              chosen={bid === chosen}
              reachable={bid === (chosen ?? 1)}
              onChoose={() => choose(bid)}
              onEnter={submit}
            />
          ))}
        </div>
        <Button
          kind="gold"
          class="pad__go"
          data-testid="bid-submit"
          disabled={!ready}
          onClick={submit}
        >
          {t().table.bid}
        </Button>
      </div>
      <Note view={view} shown={shown} chosen={chosen} />
    </div>
  );
};

/** What was said, for who has bid already and for who watches. */
export const BidsSaid = ({ view, shown }: Props) => (
  <div class="bid bid--said">
    {view.seat !== null && (
      <BidSum view={view} shown={shown} chosen={shown.tallies[view.seat].bid} />
    )}
    <p class="say">
      {shown.flame === null ? t().table.dealt : t().table.missing(calledAt(view, shown.flame))}
    </p>
    <p class="bid__note">{t().table.saidSoFar(saidBy(shown))}</p>
  </div>
);
