// The words of the table itself, which every player needs at once.
import { a11y } from "./a11y";
import { chat } from "./chat";
import { count } from "./count";
import { errors } from "./errors";
import { names } from "./names";
import { table } from "./table";

export const near = {
  locale: "es" as string,
  a11y,
  chat,
  count,
  errors,
  names,
  table,
};
