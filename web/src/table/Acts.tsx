// What can be done beside playing: accuse, resign, look at the last trick, talk.
import { ChatToggle } from "../chat/Toggle";
import { t } from "../i18n";
import type { TableView } from "../protocol";
import { IconButton } from "../ui/Button";
import { AccuseButton } from "./ask/Accuse";
import { Resign } from "./ask/Resign";
import { tidy } from "./hand/held";
import { LastTrick } from "./LastTrick";

/** There while the hand does not lie as it is sorted. */
const Tidy = () =>
  tidy.value && (
    <IconButton
      icon="order"
      class="acts__tidy"
      label={t().table.tidy}
      data-testid="tidy"
      onClick={tidy.value}
    />
  );

export const Acts = ({ view, inPlay }: { view: TableView; inPlay: boolean }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
  <div class="acts" role="group" aria-label={t().table.actions}>
    <div>
      {inPlay && <AccuseButton view={view} icon="scale" />}
      {inPlay && <Resign view={view} />}
    </div>
    <div>
      {inPlay && <Tidy />}
      {inPlay && <LastTrick view={view} />}
      {view.seat !== null && (
        <span class="acts__chat">
          <ChatToggle />
        </span>
      )}
    </div>
  </div>
);
