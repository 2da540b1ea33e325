// `Es tu turno` outside of the page: the window's title, its sign, and the badge of the installed app.
import { effect } from "@preact/signals";
import { t } from "./i18n";
import { FLAME_SHAPE } from "./look/shapes";
import { awaitsYou } from "./store/sides";
import type { Stop, TableStore } from "./store/types";

interface Badged {
  setAppBadge?: (count?: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

const AT_REST = "/icon.svg";
const YOUR_TURN = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 132">` +
    `<rect width="132" height="132" rx="26" fill="#130a11"/>` +
    `<path d="${FLAME_SHAPE}" transform="translate(16 16)" fill="#f6c14b"/></svg>`,
)}`;

/** The page's own link; one is made where the page has none. */
function signLink(): HTMLLinkElement {
  const known = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]');
  if (known) return known;
  const link = document.createElement("link");
  link.rel = "icon";
  link.type = "image/svg+xml";
  document.head.append(link);
  return link;
}

function setSign(address: string): void {
  signLink().href = address;
}

function setBadge(isTurn: boolean): void {
  const app: Badged = navigator;
  const badge = isTurn ? app.setAppBadge?.(1) : app.clearAppBadge?.();
  badge?.catch(() => {});
}

function mark(isTurn: boolean): void {
  document.title = isTurn ? t().a11y.titleTurn : t().a11y.titleTable;
  setSign(isTurn ? YOUR_TURN : AT_REST);
  setBadge(isTurn);
}

/** Shows outside of the page whose turn it is, until stopped. */
export function markTurn(store: Pick<TableStore, "view">): Stop {
  const stop = effect(() => mark(awaitsYou(store.view.value)));
  return () => {
    stop();
    setSign(AT_REST);
    setBadge(false);
  };
}
