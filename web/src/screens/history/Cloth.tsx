// The trick as it lies at the chosen moment, and who sits round it.
import { Card, type CardState } from "../../cards/Card";
import { isCard } from "../../cards/card";
import { t } from "../../i18n/whole";
import { DealerMark, PairMark } from "../../look/signs";
import type { DealRecord, Seat } from "../../protocol";
import { pairOf } from "../../store/sides";
import { TableTop } from "../../ui/surfaces";
import type { People } from "./people";
import { EVERYBODY, type Replay, type ReplayTrick } from "./replay";

/** The trick being played when `at` cards lie on the table or are gone; null before the first. */
export const trickAt = ({ tricks }: Replay, at: number): ReplayTrick | null =>
  at === 0 ? null : (tricks[Math.ceil(at / 4) - 1] ?? null);

/** Of that trick, the plays made so far. */
export const playsAt = (trick: ReplayTrick | null, at: number): ReplayTrick["plays"] =>
  trick ? trick.plays.slice(0, at - (trick.number - 1) * 4) : [];

const bidSaid = (record: DealRecord, taken: number, seat: Seat): string => {
  const bid = record.bids[seat] ?? null;
  if (bid === null) return t().history.noBid;
  return bid === "nil" ? t().history.nilAndTaken(taken) : t().history.bidAndTaken(bid, taken);
};

type Props = Readonly<{ record: DealRecord; played: Replay; people: People; at: number }>;

const Plate = ({ record, played, people, seat }: Omit<Props, "at"> & { seat: Seat }) => (
  <div class={`seat place--${people.placeOf(seat)} scoop line-brass`} data-testid={`seat-${seat}`}>
    <span class="seat__name">
      <PairMark ours={pairOf(seat) === pairOf(people.chair)} />
      <span class="place__who">{people.called(seat)}</span>
      {record.dealer === seat && <DealerMark label={t().history.dealer} />}
    </span>
    <span class="past__said">{bidSaid(record, played.taken[seat] ?? 0, seat)}</span>
  </div>
);

const Lying = ({ played, people, at }: Omit<Props, "record">) => {
  const trick = trickAt(played, at);
  const plays = playsAt(trick, at);
  const winner = plays.length === 4 ? trick?.winner : null;
  const stateOf = (seat: Seat): CardState => {
    if (winner === null || winner === undefined) return "rest";
    return winner === seat ? "won" : "dim";
  };
  return (
    <div class="past__trick" data-testid="trick">
      {plays.map(({ seat, card, renege }) => (
        <div
          key={card}
          class={`past__lying past__lying--${people.placeOf(seat)}`}
          data-testid={`trick-card-${seat}`}
          data-card={card}
        >
          {isCard(card) && <Card face={card} name={t().names.card} state={stateOf(seat)} />}
          {renege && <span class="past__flag">{t().history.renegeMark}</span>}
        </div>
      ))}
    </div>
  );
};

const tookIt = (people: People, seat: Seat): string =>
  people.isMe(seat) ? t().history.youTookIt : t().history.tookIt(people.named(seat));

const Caption = ({ played, people, at }: Omit<Props, "record">) => {
  const trick = trickAt(played, at);
  const closed = trick && playsAt(trick, at).length === 4 ? trick.winner : null;
  if (!trick) {
    const words = played.tricks.length > 0 ? t().history.beforePlay : t().history.noPlays;
    return <p class="past__caption">{words}</p>;
  }
  return (
    <p class="past__caption" aria-live="polite">
      {t().history.at(trick.number, 13)}
      {closed !== null && <b> {tookIt(people, closed)}</b>}
    </p>
  );
};

export const Cloth = (props: Props) => (
  <section class="hall__board past__board" aria-label={t().history.board}>
    <TableTop />
    {EVERYBODY.map((seat) => (
      <Plate key={seat} {...props} seat={seat} />
    ))}
    <Lying {...props} />
    <Caption {...props} />
  </section>
);
