// Your partner's bid, yours as you choose it, and the contract they make.
import { t } from "../../i18n";
import type { Shown } from "../../presentation/shown";
import type { Bid, TableView } from "../../protocol";
import { seatAt } from "../../store/sides";
import { calledAt } from "../people";
import { tricksOf } from "./sums";

const figureOf = (bid: Bid | null): string => {
  if (bid === null) return "?";
  return bid === "nil" ? t().names.nil : String(bid);
};

const Part = ({ bid, who }: { bid: Bid | null; who: string }) => (
  <span>
    <b class={bid === "nil" ? "is-nil" : ""}>{figureOf(bid)}</b>
    <small>{who}</small>
  </span>
);

type Props = Readonly<{ view: TableView; shown: Shown; chosen: Bid | null }>;

export const BidSum = ({ view, shown, chosen }: Props) => {
  const seat = seatAt(view, "top");
  const theirs = shown.tallies[seat].bid;
  const said = [theirs, chosen].filter((bid) => bid !== null).length;
  // With one of the two still to come it is this much at least.
  const least = tricksOf(theirs) + tricksOf(chosen);
  const contract = ["?", `${least}+`, String(least)][said] ?? "?";
  const who = calledAt(view, seat);
  return (
    <p class="bid__sum" data-testid="bid-sum">
      <span class="vh" aria-live="polite">
        {t().table.ownSum(who, figureOf(theirs), figureOf(chosen), contract)}
      </span>
      <span class="bid__parts" aria-hidden="true">
        <Part bid={theirs} who={who} />
        <i>+</i>
        <Part bid={chosen} who={calledAt(view, seatAt(view, "me"))} />
        <i>=</i>
        <span>
          <b>{contract}</b>
          <small>{t().table.sum}</small>
        </span>
      </span>
    </p>
  );
};
