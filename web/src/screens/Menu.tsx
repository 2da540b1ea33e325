// The menu of a table: P, Esc, ☰. The table goes on behind it.
import { t } from "../i18n/whole";
import { menuOpen } from "../shell";
import { useTable } from "../store/context";
import { Dialog } from "../ui/Dialog";
import { Looks } from "./menu/Looks";
import { ThisTable } from "./menu/ThisTable";
import { WaysOut } from "./menu/WaysOut";
import "./hall/option.css";
import "./menu.css";

const close = (): void => {
  menuOpen.value = false;
};

export default function Menu() {
  const store = useTable();
  const view = store.view.value;
  return (
    <Dialog
      open={menuOpen.value}
      onClose={close}
      title={t().menu.title}
      closeLabel={t().menu.close}
      surface="side"
      class="menu"
    >
      <p class="menu__hint">{t().menu.goesOn}</p>
      <Looks plays={view?.seat !== null} />
      {view && <ThisTable view={view} table={store.table} />}
      {view && <WaysOut view={view} />}
    </Dialog>
  );
}
