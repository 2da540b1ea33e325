// What the players say to one another. Spectators neither read nor write.
import { useEffect, useId } from "preact/hooks";
import { t } from "../i18n";
import type { TableView } from "../protocol";
import { chatOpen } from "../shell";
import { useTable } from "../store/context";
import type { TableStore } from "../store/types";
import { Dialog } from "../ui/Dialog";
import { Log } from "./Log";
import { isColumn } from "./place";
import { useReading, useTelling } from "./reading";
import { Write } from "./Write";
import "./chat.css";

/** How many people are at the table and how many watch; null while it is not known. */
function companyOf(store: TableStore): string | null {
  const presence = store.presence.value;
  if (!presence) return null;
  const here = Object.values(presence.people).filter((where) => where !== "gone").length;
  return t().chat.company(here, presence.spectators);
}

const Company = ({ store }: { store: TableStore }) => {
  const company = companyOf(store);
  return company === null ? null : <p class="chat__company">{company}</p>;
};

const Column = ({ store }: { store: TableStore }) => {
  const id = useId();
  return (
    <aside class="chat" aria-labelledby={id}>
      <header class="chat__head">
        <h2 id={id}>{t().chat.title}</h2>
        <Company store={store} />
      </header>
      <Log />
      <Write />
    </aside>
  );
};

const close = () => {
  chatOpen.value = false;
};

const Sheet = ({ store }: { store: TableStore }) => (
  <Dialog
    open={chatOpen.value}
    onClose={close}
    title={t().chat.title}
    closeLabel={t().chat.close}
    surface="side"
    class="chat-sheet"
  >
    <Company store={store} />
    <Log />
    <Write />
  </Dialog>
);

const Seated = ({ store, view }: { store: TableStore; view: TableView }) => {
  const column = isColumn(view);
  const seen = column || chatOpen.value;
  useEffect(() => {
    if (column) close();
  }, [column]);
  useReading(store, seen);
  useTelling(store, seen);
  return column ? <Column store={store} /> : <Sheet store={store} />;
};

export default function Chat() {
  const store = useTable();
  const view = store.view.value;
  return view && view.seat !== null ? <Seated store={store} view={view} /> : null;
}
