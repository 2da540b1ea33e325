// The service worker of this page, and the newer one that may wait behind it.
import { type ReadonlySignal, signal } from "@preact/signals";
import { Workbox } from "workbox-window";

const held = signal(false);

/** A newer version of the page is there and waits to be wanted. */
export const isNewer: ReadonlySignal<boolean> = held;

/** A page that stays open for days looks for a newer version this often, when it is looked at. */
const AGAIN_MS = 3_600_000;

/** What this page was made of was fetched before there was a worker to keep it. */
const fetched = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));

let worker: Workbox | null = null;

/** Starts the worker and notices newer ones. */
export async function register(): Promise<void> {
  const known = new Workbox("/sw.js");
  worker = known;
  known.addEventListener("waiting", () => {
    held.value = true;
  });
  await known.register();
  await known.active;
  known.messageSW({ type: "CACHE_URLS", payload: { urlsToCache: fetched() } });
  lookAgain(known);
}

function lookAgain(known: Workbox): void {
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - last < AGAIN_MS) return;
    last = Date.now();
    known.update().catch(() => {});
  });
}

/** Lets the newer version take over, and shows it. Other tabs go on with theirs. */
export function update(): void {
  worker?.addEventListener("controlling", () => location.reload());
  worker?.messageSkipWaiting();
}
