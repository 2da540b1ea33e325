// Four chairs that fill while one watches; the host seats bots, frees chairs and chooses a partner on them.
import type { ComponentChildren } from "preact";
import { t } from "../../i18n/whole";
import { Icon } from "../../look/icons";
import { PairMark } from "../../look/signs";
import type { Seat, TableView } from "../../protocol";
import { useTable } from "../../store/context";
import { nameOfSeat } from "../../store/names";
import { ourPair, pairOf, placeOf, SEATS } from "../../store/sides";
import { calledAt } from "../../table/people";

type SeatProps = Readonly<{ view: TableView; seat: Seat }>;

const isHost = (view: TableView, seat: Seat): boolean => view.seats[seat].player === view.host;

const Choose = ({ view, seat }: SeatProps) => {
  const store = useTable();
  const player = view.seats[seat].player;
  if (player === null || !view.allowed.partners.includes(player)) return null;
  const shown = view.partner === player ? t().lobby.withYou : t().lobby.choose;
  return (
    <button
      type="button"
      class="pick"
      data-testid={`partner-${player}`}
      aria-pressed={view.partner === player}
      aria-label={`${shown}: ${t().lobby.chooseWho(nameOfSeat(view, seat))}`}
      onClick={() => store.choosePartner(player)}
    >
      <Icon name={view.partner === player ? "check" : "swap"} small />
      <span>{shown}</span>
    </button>
  );
};

const FreeSeat = ({ view, seat, ask }: SeatProps & { ask: (seat: Seat) => void }) =>
  view.allowed.free.includes(seat) ? (
    <button
      type="button"
      class="pick pick--off"
      data-testid={`free-${seat}`}
      aria-label={t().lobby.freeSeat(nameOfSeat(view, seat))}
      title={t().lobby.freeSeat(nameOfSeat(view, seat))}
      onClick={() => ask(seat)}
    >
      <Icon name="cross" small />
    </button>
  ) : null;

/** What somebody is at this table, where nothing about them can be pressed. */
function roleOf(view: TableView, seat: Seat): string {
  const player = view.seats[seat].player;
  if (isHost(view, seat)) return view.seat === seat ? t().lobby.hostDeals : t().lobby.host;
  if (player === view.partner) {
    const host = SEATS.find((one) => isHost(view, one)) ?? 0;
    return view.seat === host ? t().lobby.withYou : t().lobby.hostPartner(calledAt(view, host));
  }
  if (view.seats[seat].kind === "bot") return t().lobby.bot;
  return t().lobby.guest;
}

function useAbsence(view: TableView, seat: Seat): string | null {
  const { player, kind } = view.seats[seat];
  const people = useTable().presence.value?.people;
  if (kind !== "person" || player === null || !people || view.seat === seat) return null;
  const where = people[player] ?? "gone";
  return where === "here" ? null : t().lobby[where];
}

const Line = ({ children }: { children: ComponentChildren }) => (
  <span class="place__line">{children}</span>
);

const Taken = ({ view, seat, ask }: SeatProps & { ask: (seat: Seat) => void }) => {
  const absence = useAbsence(view, seat);
  const player = view.seats[seat].player;
  const canChoose = player !== null && view.allowed.partners.includes(player);
  const paired = view.partner !== null;
  return (
    <>
      <span class="seat__name">
        {paired && <PairMark ours={pairOf(seat) === ourPair(view)} />}
        <span class="place__who">{calledAt(view, seat)}</span>
        {view.seats[seat].kind === "bot" && <Icon name="robot" small />}
        {absence && (
          <span title={absence}>
            <Icon name="gone" small />
            <span class="vh">{absence}</span>
          </span>
        )}
      </span>
      <Line>
        {canChoose ? (
          <Choose view={view} seat={seat} />
        ) : (
          <span class="pick pick--said">{roleOf(view, seat)}</span>
        )}
        <FreeSeat view={view} seat={seat} ask={ask} />
      </Line>
    </>
  );
};

const Free = ({ view, seat }: SeatProps) => {
  const store = useTable();
  return (
    <>
      <span class="seat__name seat__name--free">{t().lobby.freeChair}</span>
      <Line>
        {view.allowed.add_bots ? (
          <button
            type="button"
            class="pick"
            data-testid={`bot-${seat}`}
            disabled={store.asking.value.has("add_bots")}
            onClick={() => store.addBots(seat)}
          >
            <Icon name="robot" small />
            <span>{t().lobby.seatBot}</span>
          </button>
        ) : (
          <span class="pick pick--said">{t().lobby.waiting}</span>
        )}
      </Line>
    </>
  );
};

/** People, robots, free chairs: an order in which nobody moves when a partner is chosen, nor does the focus. */
const keyOf = (view: TableView, seat: Seat): string => {
  const { player, kind } = view.seats[seat];
  return `${["person", "bot", "free"].indexOf(kind)} ${player ?? seat}`;
};

const inOrder = (view: TableView): Seat[] =>
  [...SEATS].sort((one, other) => keyOf(view, one).localeCompare(keyOf(view, other)));

/** The chairs round the table, from the viewer's own. `ask` is called to free one. */
export const Chairs = ({ view, ask }: { view: TableView; ask: (seat: Seat) => void }) => (
  <ul class="places" aria-label={t().lobby.board}>
    {inOrder(view).map((seat) => {
      const free = view.seats[seat].kind === "free";
      return (
        <li
          key={keyOf(view, seat)}
          class={`seat place--${placeOf(view, seat)} scoop ${free ? "line-faint" : "line-brass"}`}
          data-testid={`seat-${seat}`}
          data-player={view.seats[seat].player ?? ""}
        >
          {free ? <Free view={view} seat={seat} /> : <Taken view={view} seat={seat} ask={ask} />}
        </li>
      );
    })}
  </ul>
);
