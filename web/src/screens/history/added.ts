import { t } from "../../i18n/whole";
import type { DealLine } from "../../protocol";
import { figure } from "../../ui/Num";

/** What the deal added to this partnership, as it is written under its number. */
export const added = ({ deltas }: DealLine, pair: 0 | 1): string =>
  deltas ? figure(deltas[pair], true) : t().history.broken;
