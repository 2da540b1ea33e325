// What the window is called on each screen but the table, which names itself.
import { t } from "./i18n/whole";
import type { Route } from "./router";

export function titleOf(at: Route): string {
  const { a11y, history, open, rules } = t();
  if (at.name === "page") return a11y.titlePage(rules.titles[at.page]);
  if (at.name === "open") return a11y.titlePage(open.title);
  if (at.name === "history") return a11y.titlePage(history.title(at.deal));
  return a11y.titleHome;
}
