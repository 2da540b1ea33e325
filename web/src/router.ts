// Five routes and the links between them.
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { TableId } from "./protocol";

export const PAGES = ["como-jugar", "reglas", "consejos", "variantes"] as const;
export type Page = (typeof PAGES)[number];

export type Route =
  | { readonly name: "home" }
  | { readonly name: "open" }
  | { readonly name: "table"; readonly table: TableId }
  | {
      readonly name: "history";
      readonly table: TableId;
      readonly game: number;
      readonly deal: number;
    }
  | { readonly name: "page"; readonly page: Page }
  | { readonly name: "lost" };

const TABLE = /^\/mesa\/([a-z2-7]{12})$/;
const HISTORY = /^\/mesa\/([a-z2-7]{12})\/manos\/(\d{1,4})\/(\d{1,4})$/;

/** The route that a path leads to. */
export function routeOf(path: string): Route {
  const plain = path.replace(/\/+$/, "") || "/";
  if (plain === "/") return { name: "home" };
  if (plain === "/abrir") return { name: "open" };
  const page = PAGES.find((one) => plain === `/${one}`);
  if (page) return { name: "page", page };
  const [, table] = TABLE.exec(plain) ?? [];
  if (table) return { name: "table", table };
  const [, of, game, deal] = HISTORY.exec(plain) ?? [];
  if (of && game && deal) {
    return { name: "history", table: of, game: Number(game), deal: Number(deal) };
  }
  return { name: "lost" };
}

export const pathTo = {
  home: "/",
  open: "/abrir",
  table: (table: TableId): string => `/mesa/${table}`,
  deal: (table: TableId, game: number, deal: number): string =>
    `/mesa/${table}/manos/${game}/${deal}`,
  page: (page: Page): string => `/${page}`,
} as const;

const path = signal(location.pathname);

/** Where the player is. */
export const route: ReadonlySignal<Route> = computed(() => routeOf(path.value));

/** Goes to a path of this site; `replace` leaves no way back to where one was. */
export function navigate(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  path.value = location.pathname;
  globalThis.scrollTo?.(0, 0);
}

function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return null;
  return (event.target as Element | null)?.closest?.("a") ?? null;
}

function follow(event: MouseEvent): void {
  const link = linkOf(event);
  if (!link || link.target || link.hasAttribute("download")) return;
  const to = new URL(link.href, location.href);
  if (to.origin !== location.origin || routeOf(to.pathname).name === "lost") return;
  const within = to.pathname === location.pathname && to.hash !== "";
  if (within) return;
  event.preventDefault();
  navigate(to.pathname + to.search + to.hash);
}

/** Makes the browser's way back, and the links of this site, change the route. Returns how to stop. */
export function followLinks(): () => void {
  const back = () => {
    path.value = location.pathname;
  };
  addEventListener("popstate", back);
  document.addEventListener("click", follow);
  return () => {
    removeEventListener("popstate", back);
    document.removeEventListener("click", follow);
  };
}
