import { a11y } from "./en/a11y";
import { app } from "./en/app";
import { chat } from "./en/chat";
import { count } from "./en/count";
import { end } from "./en/end";
import { errors } from "./en/errors";
import { guest } from "./en/guest";
import { history } from "./en/history";
import { home } from "./en/home";
import { keys } from "./en/keys";
import { lobby } from "./en/lobby";
import { menu } from "./en/menu";
import { names } from "./en/names";
import { open } from "./en/open";
import { pad } from "./en/pad";
import { rules } from "./en/rules";
import { table } from "./en/table";
import type { Catalogue } from "./es";

export const en: Catalogue = {
  locale: "en",
  a11y,
  app,
  chat,
  count,
  end,
  errors,
  guest,
  history,
  home,
  keys,
  lobby,
  menu,
  names,
  open,
  pad,
  rules,
  table,
};
