// What the browser tells about the page: looked at or not, on the network or off it.

export interface PageWatcher {
  /** The page is looked at again, or has the focus again. */
  readonly seen: () => void;
  readonly hidden: () => void;
  readonly online: () => void;
  readonly offline: () => void;
}

export const isVisible = (): boolean => document.visibilityState === "visible";

/** Calls back from now on; returns how to stop. */
export function watchPage({ seen, hidden, online, offline }: PageWatcher): () => void {
  const turned = () => (isVisible() ? seen() : hidden());
  const heard = { focus: seen, online, offline };
  document.addEventListener("visibilitychange", turned);
  for (const [kind, listener] of Object.entries(heard)) addEventListener(kind, listener);
  return () => {
    document.removeEventListener("visibilitychange", turned);
    for (const [kind, listener] of Object.entries(heard)) removeEventListener(kind, listener);
  };
}
