// What the browser would do to the page.

export function look(visible: boolean): void {
  const state = visible ? "visible" : "hidden";
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  Object.defineProperty(document, "hidden", { value: !visible, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

export const goOffline = (): boolean => dispatchEvent(new Event("offline"));
export const goOnline = (): boolean => dispatchEvent(new Event("online"));
