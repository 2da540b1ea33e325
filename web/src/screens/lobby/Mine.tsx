// One's own chair: the link that carries it elsewhere, and giving it up.
import { useState } from "preact/hooks";
import { t } from "../../i18n/whole";
import { privateLink } from "../../my_tables";
import type { TableView } from "../../protocol";
import { useTable } from "../../store/context";
import { Button } from "../../ui/Button";
import { Confirm } from "../../ui/Confirm";
import { useCopy } from "../copying";

export const PrivateLink = ({ table }: { table: string }) => {
  const { copied, copy } = useCopy(privateLink(table) ?? "");
  return (
    <div class="private">
      <Button
        kind="quiet"
        icon={copied ? "check" : "device"}
        onClick={copy}
        data-testid="private-link"
        aria-live="polite"
      >
        {copied ? t().lobby.privateCopied : t().lobby.privateLink}
      </Button>
      <small>{t().lobby.privateHint}</small>
    </div>
  );
};

export const Leave = ({ view }: { view: TableView }) => {
  const store = useTable();
  const [open, ask] = useState(false);
  if (!view.allowed.leave) return null;
  return (
    <div class="private">
      <Button kind="quiet" icon="leave" onClick={() => ask(true)} data-testid="leave">
        {t().lobby.leave}
      </Button>
      <Confirm
        open={open}
        title={t().lobby.leaveTitle}
        yes={t().lobby.leaveYes}
        no={t().lobby.cancel}
        onNo={() => ask(false)}
        onYes={() => {
          ask(false);
          store.leave();
        }}
      >
        <p>{view.you === view.host ? t().lobby.leaveHost : t().lobby.leaveText}</p>
      </Confirm>
    </div>
  );
};
