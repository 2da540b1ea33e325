// The scores as they stood before the count on the table: the head keeps them until it is through.
import type { PairCount, TableView } from "../../protocol";

export type Standing = Readonly<{
  scores: readonly [number, number];
  bags: readonly [number, number];
}>;

const bagsBefore = ({ bags_after: after, new_bags: more, penalty_points: penalty }: PairCount) =>
  after - more - penalty / 10;

const scoreBefore = ({ score_after: after, delta }: PairCount) => after - delta;

export function standingBefore(count: NonNullable<TableView["count"]>): Standing {
  const [one, other] = count.pairs;
  return {
    scores: [scoreBefore(one), scoreBefore(other)],
    bags: [bagsBefore(one), bagsBefore(other)],
  };
}
