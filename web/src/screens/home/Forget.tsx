// Taking a table off the list gives nothing up, but this browser loses its key to the chair: it asks first.
import { t } from "../../i18n/whole";
import { forget, privateLink } from "../../my_tables";
import type { TableId } from "../../protocol";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { useCopy } from "../copying";

type ActsProps = Readonly<{ table: TableId; onDone: () => void }>;

const Acts = ({ table, onDone }: ActsProps) => {
  const { copied, copy } = useCopy(privateLink(table) ?? "");
  const take = () => {
    forget(table);
    onDone();
  };
  return (
    <>
      <Button kind="paper" icon={copied ? "check" : "copy"} class="mesas__key" onClick={copy}>
        {copied ? t().home.copied : t().home.copyPrivate}
      </Button>
      <Button kind="paper" onClick={onDone}>
        {t().home.keep}
      </Button>
      <Button kind="ink" onClick={take} data-testid="forget">
        {t().home.forget}
      </Button>
    </>
  );
};

export const Forget = ({ table, onDone }: { table: TableId | null; onDone: () => void }) => (
  <Dialog
    open={table !== null}
    onClose={onDone}
    title={t().home.forgetTitle}
    closeLabel={t().home.keep}
    surface="paper"
    acts={table && <Acts table={table} onDone={onDone} />}
  >
    <p>{t().home.forgetText}</p>
  </Dialog>
);
