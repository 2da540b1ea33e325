// Out of the table: to read, to one's other tables, or for good.
import { useState } from "preact/hooks";
import { t } from "../../i18n/whole";
import type { TableView } from "../../protocol";
import { type Page, pathTo } from "../../router";
import { keysOpen, menuOpen } from "../../shell";
import { useTable } from "../../store/context";
import { Button } from "../../ui/Button";
import { Confirm } from "../../ui/Confirm";

const close = (): void => {
  menuOpen.value = false;
};

// In a window of its own: the table is not left for reading.
const ToRead = ({ page, label }: { page: Page; label: string }) => (
  <a class="btn btn--quiet" href={pathTo.page(page)} target="_blank" rel="noopener">
    {label}
  </a>
);

// The list of keys is the table's, and lies over it alone.
const Keys = () => {
  const show = () => {
    close();
    keysOpen.value = true;
  };
  return (
    <Button kind="quiet" onClick={show} data-testid="menu-keys">
      {t().keys.title}
    </Button>
  );
};

type SureProps = Readonly<{
  label: string;
  title: string;
  text: string;
  yes: string;
  icon: "flag" | "leave";
  testid: string;
  act: () => void;
}>;

const AskFirst = ({ label, title, text, yes, icon, testid, act }: SureProps) => {
  const [open, ask] = useState(false);
  const done = () => {
    ask(false);
    close();
    act();
  };
  return (
    <>
      <Button icon={icon} onClick={() => ask(true)} data-testid={testid}>
        {label}
      </Button>
      <Confirm
        open={open}
        title={title}
        yes={yes}
        no={t().menu.resignNo}
        onNo={() => ask(false)}
        onYes={done}
      >
        <p>{text}</p>
      </Confirm>
    </>
  );
};

export const WaysOut = ({ view }: { view: TableView }) => {
  const store = useTable();
  const words = t().menu;
  return (
    <section class="menu__part menu__ways" aria-label={words.home}>
      <ToRead page="como-jugar" label={words.howToPlay} />
      <ToRead page="reglas" label={words.rules} />
      {view.phase !== "lobby" && view.phase !== "pairing" && <Keys />}
      <a class="btn btn--quiet" href={pathTo.home}>
        {words.home}
      </a>
      {view.allowed.resign && (
        <AskFirst
          icon="flag"
          label={words.resign}
          title={words.resignTitle}
          text={words.resignText}
          yes={words.resignYes}
          testid="menu-resign"
          act={() => store.resign()}
        />
      )}
      {view.allowed.leave && (
        <AskFirst
          icon="leave"
          label={words.leave}
          title={words.leaveTitle}
          text={view.phase === "finished" ? words.leaveText : t().lobby.leaveText}
          yes={words.leave}
          testid="menu-leave"
          act={() => store.leave()}
        />
      )}
    </section>
  );
};
