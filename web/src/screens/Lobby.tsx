// Before the game: the invitation on the cloth, the chairs filling, and what the host decides.
import { useEffect, useState } from "preact/hooks";
import { ChatToggle } from "../chat/Toggle";
import { t } from "../i18n/whole";
import type { Seat, TableView } from "../protocol";
import { pathTo } from "../router";
import { menuOpen } from "../shell";
import { useTable } from "../store/context";
import { SEATS } from "../store/sides";
import { Refusal, StatusBanner, useNotice } from "../table/Notices";
import { Button, IconButton } from "../ui/Button";
import { TableTop } from "../ui/surfaces";
import { Bar } from "./hall/Bar";
import { DeckButton } from "./hall/DeckButton";
import { Facts } from "./hall/Facts";
import { Chairs } from "./lobby/Chairs";
import { Freeing } from "./lobby/Freeing";
import { Invite } from "./lobby/Invite";
import { Leave, PrivateLink } from "./lobby/Mine";
import { Pairs } from "./lobby/Pairs";
import "./hall/option.css";
import "./hall.css";
import "./lobby.css";

const freeIn = (view: TableView): number =>
  SEATS.filter((seat) => view.seats[seat].kind === "free").length;

function titleOf(view: TableView): string {
  const free = freeIn(view);
  if (free > 0 || view.you !== view.host) return t().lobby.missing(free);
  return view.partner === null ? t().lobby.choosePartner : t().lobby.ready;
}

/** Robots go at once, for they can be had back; people are asked for. Whoever leaves by themselves is asked for no more. */
function useFreeing(view: TableView) {
  const store = useTable();
  const [leaving, setLeaving] = useState<string | null>(null);
  const seat = SEATS.find(
    (one) => view.seats[one].player === leaving && view.allowed.free.includes(one),
  );
  const still = leaving === null ? null : (seat ?? null);
  useEffect(() => {
    if (still === null) setLeaving(null);
  }, [still]);
  const ask = (one: Seat) => {
    if (view.seats[one].kind === "bot") store.freeSeat(one);
    else setLeaving(view.seats[one].player);
  };
  return { leaving: still, ask, done: () => setLeaving(null) };
}

const Go = ({ view }: { view: TableView }) => {
  const store = useTable();
  if (view.you !== view.host) return null;
  const asking = store.asking.value;
  return (
    <div class="hall__acts">
      {view.allowed.add_bots && (
        <Button
          icon="robot"
          class="hall__fill"
          data-testid="fill-bots"
          disabled={asking.has("add_bots")}
          onClick={() => store.addBots()}
        >
          {t().lobby.fill}
        </Button>
      )}
      <div class="hall__go">
        {freeIn(view) === 0 && view.partner === null && (
          <p class="hall__hint">{t().lobby.partnerFirst}</p>
        )}
        <Button
          kind="ivory"
          data-testid="start"
          title={view.allowed.start ? undefined : t().lobby.startHint}
          disabled={!view.allowed.start || asking.has("start")}
          onClick={() => store.start()}
        >
          {t().lobby.start}
        </Button>
      </div>
    </div>
  );
};

const Keys = () => (
  <>
    <ChatToggle />
    <IconButton
      icon="menu"
      label={t().table.menu}
      data-testid="menu"
      aria-haspopup="dialog"
      onClick={() => {
        menuOpen.value = true;
      }}
    />
  </>
);

const Side = ({ view, table }: { view: TableView; table: string }) => (
  <aside class="hall__side" aria-label={t().lobby.options}>
    <h2>{t().lobby.options}</h2>
    <div class="options">
      <Facts view={view} />
      <DeckButton />
      <div class="option option--mine">
        <PrivateLink table={table} />
        <Leave view={view} />
      </div>
    </div>
    <Go view={view} />
  </aside>
);

const Room = ({ view, table }: { view: TableView; table: string }) => {
  const { leaving, ask, done } = useFreeing(view);
  const free = freeIn(view);
  useNotice();
  return (
    <main
      class={view.you === view.host ? "hall hall--lobby is-host" : "hall hall--lobby"}
      id="main"
      data-testid="lobby"
    >
      <StatusBanner />
      <Bar title={titleOf(view)} back={pathTo.home} backLabel={t().lobby.back}>
        <Keys />
      </Bar>
      <section class="hall__board" aria-label={t().lobby.board}>
        <TableTop />
        {free > 0 ? <Invite table={table} free={free} /> : <Pairs table={table} view={view} />}
        <Chairs view={view} ask={ask} />
      </section>
      <Side view={view} table={table} />
      <Freeing view={view} seat={leaving} onDone={done} />
      <Refusal />
    </main>
  );
};

export default function Lobby() {
  const store = useTable();
  const view = store.view.value;
  return view ? <Room view={view} table={store.table} /> : null;
}
