// The button that shows the last trick once more.
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { useOnce } from "../later";
import type { TableView } from "../protocol";
import { Button } from "../ui/Button";
import { LastTrickDialog } from "./sheets";

/** The button and what it lays on the table; a new trick closes it. */
export const LastTrick = ({ view }: { view: TableView }) => {
  const [open, show] = useState(false);
  const trick = view.last_trick;
  const asked = useOnce(open);
  useEffect(() => show(false), [view.deal, trick?.plays.map((play) => play.card).join()]);
  return (
    <>
      <Button
        kind="quiet"
        icon="last"
        data-testid="last-trick"
        aria-haspopup="dialog"
        disabled={!trick}
        onClick={() => show(true)}
      >
        <span class="short">{t().table.lastTrickShort}</span>
        <span class="long">{t().table.lastTrick}</span>
      </Button>
      {asked && <LastTrickDialog view={view} open={open} onClose={() => show(false)} />}
    </>
  );
};
