// What can be done beside playing: accuse, resign, look at the last trick, talk.
import { ChatToggle } from "../chat/Toggle";
import { t } from "../i18n";
import type { TableView } from "../protocol";
import { AccuseButton } from "./ask/Accuse";
import { Resign } from "./ask/Resign";
import { LastTrick } from "./LastTrick";

export const Acts = ({ view, inPlay }: { view: TableView; inPlay: boolean }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
  <div class="acts" role="group" aria-label={t().table.actions}>
    <div>
      {inPlay && <AccuseButton view={view} icon="scale" />}
      {inPlay && <Resign view={view} />}
    </div>
    <div>
      {inPlay && <LastTrick view={view} />}
      {view.seat !== null && (
        <span class="acts__chat">
          <ChatToggle />
        </span>
      )}
    </div>
  </div>
);
