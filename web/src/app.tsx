// The page: one screen by route, and what every screen needs around it.
import { useEffect, useRef } from "preact/hooks";
import { LiveRegion } from "./a11y/LiveRegion";
import { Boundary } from "./Boundary";
import { t } from "./i18n";
import { later } from "./later";
import type { TableId } from "./protocol";
import { type Page, type Route, route } from "./router";
import { Toasts } from "./ui/notice";

const Home = later(() => import("./screens/Home"));
const OpenTable = later(() => import("./screens/OpenTable"));
const TableRoute = later<{ table: TableId }>(() => import("./TableRoute"));
const HistoryScreen = later<{ table: TableId; game: number; deal: number }>(
  () => import("./screens/HistoryScreen"),
);
const Pages = later<{ page: Page }>(() => import("./screens/Pages"));
const Lost = later<{ code: string }>(() => import("./screens/Lost"));

const SCREENS = {
  home: Home,
  open: OpenTable,
  table: TableRoute,
  history: HistoryScreen,
  page: Pages,
  lost: Lost,
} as const;

/** Begins to fetch the screen of a route, before anything is drawn. */
export const fetchScreen = (at: Route): void => void SCREENS[at.name].fetch();

function screenOf(at: Route) {
  switch (at.name) {
    case "home":
      return <Home />;
    case "open":
      return <OpenTable />;
    case "table":
      return <TableRoute table={at.table} />;
    case "history":
      return <HistoryScreen table={at.table} game={at.game} deal={at.deal} />;
    case "page":
      return <Pages page={at.page} />;
    case "lost":
      return <Lost code="not_found" />;
  }
}

// A table names its own window, for the name says whose turn it is.
async function name(at: Route): Promise<void> {
  const { titleOf } = await import("./titles");
  if (route.peek() === at) document.title = titleOf(at);
}

function useTitle(at: Route): void {
  const words = t();
  useEffect(() => {
    if (at.name !== "table") name(at).catch(() => {});
  }, [at, words]);
}

// Another screen is begun at its beginning, by keyboard and screen reader too.
function useFocus(at: Route): void {
  const first = useRef(true);
  useEffect(() => {
    const main = first.current ? null : document.querySelector<HTMLElement>("main");
    first.current = false;
    if (!main || main.contains(document.activeElement)) return;
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  }, [at]);
}

export function App() {
  const at = route.value;
  useTitle(at);
  useFocus(at);
  return (
    <Boundary key={at.name}>
      {screenOf(at)}
      <LiveRegion />
      <Toasts />
    </Boundary>
  );
}
