// ABANDONAR: loses the game for one's pair, so it is asked twice.
import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n";
import { useOnce } from "../../later";
import type { TableView } from "../../protocol";
import { useTable } from "../../store/context";
import { seatAt } from "../../store/sides";
import { Button } from "../../ui/Button";
import { calledAt } from "../people";
import { Sure } from "../sheets";

export const Resign = ({ view }: { view: TableView }) => {
  const store = useTable();
  const [open, ask] = useState(false);
  const asked = useOnce(open);
  useEffect(() => ask(false), [view.game]);
  if (!view.allowed.resign) return null;
  return (
    <>
      <Button
        kind="quiet"
        icon="flag"
        data-testid="resign"
        aria-haspopup="dialog"
        onClick={() => ask(true)}
      >
        <span>{t().table.resign}</span>
      </Button>
      {asked && (
        <Sure
          open={open}
          title={t().table.resignSure}
          text={t().table.resignStakes(calledAt(view, seatAt(view, "top")))}
          yes={t().table.resign}
          no={t().table.stay}
          testid="resign-confirm"
          onNo={() => ask(false)}
          onYes={() => {
            ask(false);
            store.resign();
          }}
        />
      )}
    </>
  );
};
