// `Es tu turno` outside of the page: the window's title, its sign, and the badge of the installed app.
import { effect } from "@preact/signals";
import { t } from "./i18n";
import { FLAME_SHAPE, SUIT_SHAPES } from "./look/shapes";
import { awaitsYou } from "./store/sides";
import type { Stop, TableStore } from "./store/types";

interface Badged {
  setAppBadge?: (count?: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

function sign(shape: string, ground: string, ink: string): string {
  const drawn =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 132">` +
    `<rect width="132" height="132" rx="26" fill="${ground}"/>` +
    `<path d="${shape}" transform="translate(16 16)" fill="${ink}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
}

const AT_REST = sign(SUIT_SHAPES.S, "#50172d", "#f5ead3");
const YOUR_TURN = sign(FLAME_SHAPE, "#130a11", "#f6c14b");

function iconLink(): HTMLLinkElement {
  const known = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  if (known) return known;
  const link = document.createElement("link");
  link.rel = "icon";
  document.head.append(link);
  return link;
}

function setSign(address: string): void {
  const link = iconLink();
  link.type = "image/svg+xml";
  link.href = address;
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
