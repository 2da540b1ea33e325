// A seat's plate: who sits there, what they said and took, and whether they are awaited.
import type { ComponentChildren } from "preact";
import { t } from "../i18n";
import { Icon } from "../look/icons";
import { DealerMark, Flame, NilRing, PairMark, TrickPips } from "../look/signs";
import { registerPlace } from "../presentation/places";
import type { Shown, Tally } from "../presentation/shown";
import type { Seat as SeatNumber, TableView, Whereabouts } from "../protocol";
import { useTable } from "../store/context";
import { pairOf, placeOf } from "../store/sides";
import { tricksOf } from "./bid/sums";
import { useWaited } from "./clock";
import { calledAt, isBot, isOurs } from "./people";

const Said = ({ children }: { children: ComponentChildren }) => (
  <span class="seat__tally">{children}</span>
);

const Unsaid = ({ awaited, mine }: { awaited: boolean; mine: boolean }) => {
  if (!awaited) return <Said>{t().table.waits}</Said>;
  return mine ? (
    <span class="seat__wait">{t().table.bidsNow}</span>
  ) : (
    <Said>{t().table.thinks}</Said>
  );
};

const Bidden = ({ bid }: { bid: number | "nil" }) => (
  <Said>
    {t().table.bids} {bid === "nil" ? <em>{t().names.nil}</em> : <b>{bid}</b>}
  </Said>
);

const NilLine = ({ tricks }: { tricks: number }) => (
  <>
    <Said>
      <em>{t().names.nil}</em>
    </Said>
    {tricks > 0 ? (
      <span class="seat__tally seat__broken">{t().table.nilTook(tricks)}</span>
    ) : (
      <Said>
        <NilRing /> {t().table.none}
      </Said>
    )}
  </>
);

const PlayLine = ({ bid, tricks }: { bid: number; tricks: number }) => (
  <>
    <Said>
      <b>{tricks}</b> {t().table.of(bid)}
    </Said>
    <TrickPips bid={bid} taken={tricks} />
  </>
);

type LineProps = Readonly<{ tally: Tally; bidding: boolean; awaited: boolean; mine: boolean }>;

const Line = ({ tally: { bid, tricks }, bidding, awaited, mine }: LineProps) => {
  if (bid === null) return <Unsaid awaited={awaited} mine={mine} />;
  if (bidding) return <Bidden bid={bid} />;
  if (bid === "nil") return <NilLine tricks={tricks} />;
  return <PlayLine bid={bid} tricks={tricks} />;
};

const PRESENCE = { away: "clock", gone: "gone" } as const;

const Kind = ({ bot, where }: { bot: boolean; where: Whereabouts }) => {
  if (bot) return <Sign icon="robot" label={t().table.robot} />;
  if (where === "here") return null;
  return <Sign icon={PRESENCE[where]} label={t().table[where]} />;
};

const Sign = ({ icon, label }: { icon: "robot" | "clock" | "gone"; label: string }) => (
  <span class={`seat__sign seat__sign--${icon}`} title={label}>
    <Icon name={icon} small />
    <span class="vh">{label}</span>
  </span>
);

/** Where a seated person is; bots, and people nothing is known of yet, are simply here. */
function useWhereabouts(view: TableView, seat: SeatNumber): Whereabouts {
  const { player, kind } = view.seats[seat];
  const known = useTable().presence.value?.people;
  if (kind !== "person" || player === null || !known || view.seat === seat) return "here";
  return known[player] ?? "gone";
}

/** More pips than this are drawn small. */
const MANY = 6;

type Props = Readonly<{ view: TableView; shown: Shown; seat: SeatNumber; bidding: boolean }>;

const spokenOf = ({ view, shown, seat }: Props): string => {
  const { bid, tricks } = shown.tallies[seat];
  const turn = shown.flame === seat ? `, ${t().table.turnOf}` : "";
  return `${calledAt(view, seat)}: ${t().table.tally(bid, tricks)}${turn}`;
};

export const Seat = (props: Props) => {
  const { view, shown, seat, bidding } = props;
  const awaited = shown.flame === seat;
  const where = useWhereabouts(view, seat);
  const waited = useWaited(view.since, awaited && view.turn === seat && view.seat !== seat);
  const turn = awaited ? "is-turn line-gold" : "line-brass";
  const many = Math.max(tricksOf(shown.tallies[seat].bid), shown.tallies[seat].tricks) > MANY;
  return (
    <section
      ref={(element) => registerPlace(`seat:${seat}`, element)}
      class={`seat seat--${placeOf(view, seat)} scoop ${turn}${where === "here" ? "" : " is-away"}${many ? " has-many" : ""}`}
      data-testid={`seat-${seat}`}
      data-turn={awaited}
      data-presence={where}
      data-player={view.seats[seat].player ?? ""}
      data-bid={shown.tallies[seat].bid ?? ""}
      data-tricks={shown.tallies[seat].tricks}
      aria-label={spokenOf(props)}
    >
      <Flame class="seat__flame" />
      <span class="seat__name">
        <PairMark ours={isOurs(view, pairOf(seat))} />
        <span class="seat__who">{calledAt(view, seat)}</span>
        <Kind bot={isBot(view, seat)} where={where} />
        {shown.dealer === seat && <DealerMark label={t().table.deals} />}
      </span>
      <span class="seat__line">
        <Line
          tally={shown.tallies[seat]}
          bidding={bidding}
          awaited={awaited}
          mine={view.seat === seat}
        />
      </span>
      {waited !== null && (
        <span class="seat__wait">{t().table.waited(t().table.span(waited))}</span>
      )}
    </section>
  );
};
