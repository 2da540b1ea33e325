// The last trick, as it lay. Nothing older is kept anywhere on the page.
import { Card } from "../cards/Card";
import type { Face } from "../cards/card";
import { t } from "../i18n";
import type { TableView, TrickView } from "../protocol";
import { placeOf } from "../store/sides";
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

type Props = Readonly<{ view: TableView; open: boolean; onClose: () => void }>;

export default function LastTrickDialog({ view, open, onClose }: Props) {
  const trick = view.last_trick;
  return (
    <Dialog
      open={open && trick !== null}
      onClose={onClose}
      title={trick ? tookIt(view, trick) : t().table.lastTrick}
      closeLabel={t().table.close}
      class="dialog--last"
    >
      {trick && <Lying view={view} trick={trick} />}
    </Dialog>
  );
}
