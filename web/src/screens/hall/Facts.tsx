import { t } from "../../i18n/whole";
import type { TableView } from "../../protocol";

/** What is played at this table: nobody can change it any more. */
export const Facts = ({ view }: { view: TableView }) => (
  <dl class="facts">
    <div>
      <dt>{t().lobby.target}</dt>
      <dd>
        <b>{t().lobby.points(view.target)}</b>
        <small>{view.target === 500 ? t().open.target500 : t().open.target250}</small>
      </dd>
    </div>
    <div>
      <dt>{t().lobby.renege}</dt>
      <dd>
        <b>{view.mode === "allowed" ? t().lobby.allowed : t().lobby.prevented}</b>
        <small>{view.mode === "allowed" ? t().open.allowHint : t().open.preventHint}</small>
      </dd>
    </div>
  </dl>
);
