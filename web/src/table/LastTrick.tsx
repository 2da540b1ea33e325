// The last trick, as it lay. Nothing older is kept anywhere on the page.
import { useEffect, useState } from "preact/hooks";
import { Card } from "../cards/Card";
import type { Face } from "../cards/card";
import { t } from "../i18n";
import type { TableView, TrickView } from "../protocol";
import { placeOf } from "../store/sides";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { calledAt } from "./people";

const Lying = ({ view, trick }: { view: TableView; trick: TrickView }) => (
  <div class="last" data-testid="last-trick-cards">
    {trick.plays.map(({ seat, card }) => (
      <figure key={seat} class={`last__c last__c--${placeOf(view, seat)}`}>
        <Card
          face={card as Face}
          name={() => t().names.card(card)}
          state={seat === trick.winner ? "won" : "rest"}
        />
        <figcaption>{calledAt(view, seat)}</figcaption>
      </figure>
    ))}
  </div>
);

const tookIt = (view: TableView, { winner }: TrickView): string =>
  winner === view.seat ? t().table.youTookIt : t().table.tookIt(calledAt(view, winner));

/** The button and what it lays on the table; a new trick closes it. */
export const LastTrick = ({ view }: { view: TableView }) => {
  const [open, show] = useState(false);
  const trick = view.last_trick;
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
      <Dialog
        open={open && trick !== null}
        onClose={() => show(false)}
        title={trick ? tookIt(view, trick) : t().table.lastTrick}
        closeLabel={t().table.close}
        class="dialog--last"
      >
        {trick && <Lying view={view} trick={trick} />}
      </Dialog>
    </>
  );
};
