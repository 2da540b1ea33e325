// One table on the screen: its store, and which screen shows it.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { shownDeck } from "./cards/deck";
import { t } from "./i18n";
import { later } from "./later";
import { adoptPrivateLink, secretOf } from "./my_tables";
import type { TableId, TableView } from "./protocol";
import { chatDraft, chatOpen, keysOpen, menuOpen } from "./shell";
import { TableContext } from "./store/context";
import { createTableStore, type TableStore } from "./store/table_store";
import type { Stop } from "./store/types";
import { fetchSheets } from "./table/sheets";
import TableScreen from "./table/TableScreen";
import "./chat/room.css";

// What stands before a game, and beside it, comes when it is wanted: the table itself is there sooner.
const Chat = later(() => import("./chat/Chat"));
const Guest = later(() => import("./screens/Guest"));
const Lobby = later(() => import("./screens/Lobby"));
const Lost = later<{ code: string }>(() => import("./screens/Lost"));
const Menu = later(() => import("./screens/Menu"));

function closeAll(): void {
  menuOpen.value = false;
  chatOpen.value = false;
  keysOpen.value = false;
  chatDraft.value = "";
}

function useStore(table: TableId): TableStore | null {
  const [store, setStore] = useState<TableStore | null>(null);
  const [link, setLink] = useState(0);
  useLayoutEffect(() => {
    const followed = () => {
      const before = secretOf(table);
      adoptPrivateLink(table);
      if (secretOf(table) !== before) setLink((count) => count + 1);
    };
    addEventListener("hashchange", followed);
    return () => removeEventListener("hashchange", followed);
  }, [table]);
  // A private link that was followed means another person: `link` is there to open the table anew.
  useLayoutEffect(() => {
    adoptPrivateLink(table);
    const opened = createTableStore(table, secretOf(table));
    setStore(opened);
    return () => {
      opened.dispose();
      closeAll();
    };
  }, [table, link]);
  return store?.table === table ? store : null;
}

/** The cards are drawn first; what comes next has its place already. Without a deck it is not waited for. */
const AFTER_CARDS_MS = 400;
const WITHOUT_MS = 3_000;

function useDrawn(isShown: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  const wait = shownDeck.value ? AFTER_CARDS_MS : WITHOUT_MS;
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(setDrawn, wait, true);
    return () => clearTimeout(timer);
  }, [isShown, wait]);
  return isDrawn;
}

// What goes on around the table follows it from a moment later on.
async function keepCompany(store: TableStore): Promise<Stop> {
  const { beginCompany } = await import("./company");
  return beginCompany(store);
}

function useCompany(store: TableStore, isDrawn: boolean): void {
  useEffect(() => {
    if (!isDrawn) return;
    const kept = keepCompany(store).catch((): Stop => () => {});
    return () => void kept.then((stop) => stop());
  }, [store, isDrawn]);
}

const Opening = () => (
  <main class="opening" id="main">
    <p role="status">{t().a11y.opening}</p>
  </main>
);

const isBeforeGame = (view: TableView): boolean =>
  view.phase === "lobby" || view.phase === "pairing";

function Screen({ view }: { view: TableView }) {
  if (!isBeforeGame(view)) return <TableScreen />;
  return view.seat === null ? <Guest /> : <Lobby />;
}

/** What is not wanted at once is fetched when the table has been there for a while. */
const LEISURE_MS = 4_000;

function fetchTheRest(): void {
  void Menu.fetch();
  void fetchSheets();
}

function MenuWhenWanted() {
  const wasOpen = useRef(false);
  useEffect(() => {
    const timer = setTimeout(fetchTheRest, LEISURE_MS);
    return () => clearTimeout(timer);
  }, []);
  wasOpen.current ||= menuOpen.value;
  return wasOpen.current ? <Menu /> : null;
}

// The chat stands beside the lobby and the table: a column on wide screens, a sheet (`chatOpen`) elsewhere.
function Room({ store }: { store: TableStore }) {
  const view = store.view.value;
  const code = store.closedCode.value;
  const lost = store.status.value === "lost";
  const isDrawn = useDrawn(view !== null);
  useCompany(store, isDrawn || lost);
  const absent = code ?? (lost ? "offline" : null);
  if (!view) return absent ? <Lost code={absent} /> : <Opening />;
  return (
    <div
      class={view.seat === null ? "room" : "room room--chat"}
      data-phase={view.phase}
      data-version={store.version.value}
      data-turn={view.turn ?? ""}
      data-move={`${view.game}.${view.deal}.${view.move}`}
      data-my-turn={view.seat !== null && view.seat === view.turn}
      data-seat={view.seat ?? ""}
      data-status={store.status.value}
    >
      <Screen view={view} />
      {view.seat !== null && (isDrawn || chatOpen.value) && <Chat />}
      <MenuWhenWanted />
    </div>
  );
}

/** The table with this id, as this browser's person there, or as a visitor. */
export default function TableRoute({ table }: { table: TableId }) {
  const store = useStore(table);
  if (!store) return <Opening />;
  return (
    <TableContext.Provider value={store}>
      <Room store={store} key={store} />
    </TableContext.Provider>
  );
}
