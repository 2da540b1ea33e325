// What the score sheet says, line by line, from the count the table sends.
import { t } from "../../i18n";
import type { Bid, PairCount, Seat, TableView } from "../../protocol";
import { nameOfSeat } from "../../store/names";
import type { Pair } from "../../store/sides";
import { seatsOf } from "../people";

export const LINES = [
  "bids",
  "tricks",
  "contract",
  "bags",
  "nil",
  "penalty",
  "delta",
  "total",
] as const;
export type Line = (typeof LINES)[number];

export type Mark = "made" | "missed" | null;

/** A cell: two figures of a pair, or points with a word about them. */
export type Cell =
  | { readonly kind: "two"; readonly values: readonly [Bid | null, Bid | null] }
  | {
      readonly kind: "points";
      readonly points: number;
      readonly note: string;
      readonly mark: Mark;
    };

const points = (value: number, note = "", mark: Mark = null): Cell => ({
  kind: "points",
  points: value,
  note,
  mark,
});

function contractCell(count: PairCount): Cell {
  const { contract, contract_result: result, contract_points: value } = count;
  if (result === "none") return points(0, t().count.noContract);
  return result === "made"
    ? points(value, t().count.made(contract), "made")
    : points(value, t().count.missed(contract), "missed");
}

function nilNote(view: TableView, seat: Seat): string {
  const who = seat === view.seat ? null : nameOfSeat(view, seat);
  return view.seats[seat].tricks === 0 ? t().count.nilMade(who) : t().count.nilMissed(who);
}

function nilCell(view: TableView, pair: Pair, count: PairCount): Cell {
  const bidders = seatsOf(view, pair).filter((seat) => view.seats[seat].bid === "nil");
  if (bidders.length === 0) return points(0);
  const failed = bidders.some((seat) => view.seats[seat].tricks > 0);
  const note = bidders.map((seat) => nilNote(view, seat)).join(" · ");
  return points(count.nil_points, note, failed ? "missed" : "made");
}

function penaltyCell(count: PairCount): Cell {
  const tens = -count.penalty_points / 100;
  if (tens === 0) return points(0, t().count.carried(count.bags_after));
  return points(count.penalty_points, t().count.reached(tens), "missed");
}

/** What stands in one line of one pair. */
export function cellOf(view: TableView, pair: Pair, count: PairCount, line: Line): Cell {
  const [one, other] = seatsOf(view, pair).map((seat) => view.seats[seat]) as [
    TableView["seats"][0],
    TableView["seats"][0],
  ];
  switch (line) {
    case "bids":
      return { kind: "two", values: [one.bid, other.bid] };
    case "tricks":
      return { kind: "two", values: [one.tricks, other.tricks] };
    case "contract":
      return contractCell(count);
    case "bags":
      return points(count.bag_points, count.new_bags > 0 ? t().count.over(count.new_bags) : "");
    case "nil":
      return nilCell(view, pair, count);
    case "penalty":
      return penaltyCell(count);
    case "delta":
      return points(count.delta);
    case "total":
      return points(count.score_after);
  }
}
