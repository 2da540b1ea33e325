// The other closed deals of the table.
import { t } from "../../i18n/whole";
import type { DealLine, TableId } from "../../protocol";
import { pathTo } from "../../router";
import { added } from "./added";

type Props = Readonly<{
  table: TableId;
  lines: readonly DealLine[];
  game: number;
  deal: number;
  pair: 0 | 1;
}>;

export const Deals = ({ table, lines, game, deal, pair }: Props) => {
  if (lines.length < 2) return null;
  return (
    <nav class="past__deals" aria-label={t().history.deals}>
      <ul>
        {lines.map((line) => (
          <li key={`${line.game}.${line.deal}`}>
            <a
              href={pathTo.deal(table, line.game, line.deal)}
              aria-current={line.game === game && line.deal === deal ? "page" : undefined}
            >
              <span class="vh">{t().history.dealOf(line.game, line.deal)} </span>
              <b aria-hidden="true">{line.deal}</b>
              <small>{added(line, pair)}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
