import type { Catalogue } from "./es";
import { a11y } from "./pt-BR/a11y";
import { app } from "./pt-BR/app";
import { chat } from "./pt-BR/chat";
import { count } from "./pt-BR/count";
import { end } from "./pt-BR/end";
import { errors } from "./pt-BR/errors";
import { guest } from "./pt-BR/guest";
import { history } from "./pt-BR/history";
import { home } from "./pt-BR/home";
import { keys } from "./pt-BR/keys";
import { lobby } from "./pt-BR/lobby";
import { menu } from "./pt-BR/menu";
import { names } from "./pt-BR/names";
import { open } from "./pt-BR/open";
import { pad } from "./pt-BR/pad";
import { rules } from "./pt-BR/rules";
import { table } from "./pt-BR/table";

export const ptBR: Catalogue = {
  locale: "pt-BR",
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
