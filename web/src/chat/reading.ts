// What was said counts as read while it can be seen, and is told where it cannot.
import { useEffect, useRef } from "preact/hooks";
import { announce } from "../a11y/live";
import { t } from "../i18n";
import type { TableStore } from "../store/types";

/** Marks messages as read while the log is on the screen and the page is looked at. */
export function useReading(store: TableStore, seen: boolean): void {
  const unread = store.unread.value;
  useEffect(() => {
    if (!seen) return;
    const read = () => {
      if (!document.hidden && store.unread.peek() > 0) store.readChat();
    };
    read();
    document.addEventListener("visibilitychange", read);
    return () => document.removeEventListener("visibilitychange", read);
  }, [store, seen, unread]);
}

/** Says a new message where the log, which speaks for itself, is not on the screen. */
export function useTelling(store: TableStore, seen: boolean): void {
  const unread = store.unread.value;
  const before = useRef(unread);
  useEffect(() => {
    const last = store.chat.peek().at(-1);
    if (!seen && last && unread > before.current) announce(t().chat.said(last.name, last.text));
    before.current = unread;
  }, [store, seen, unread]);
}
