import type { Catalogue } from "./es";
import { a11y } from "./pt-BR/a11y";
import { chat } from "./pt-BR/chat";
import { count } from "./pt-BR/count";
import { end } from "./pt-BR/end";
import { errors } from "./pt-BR/errors";
import { guest } from "./pt-BR/guest";
import { history } from "./pt-BR/history";
import { home } from "./pt-BR/home";
import { lobby } from "./pt-BR/lobby";
import { menu } from "./pt-BR/menu";
import { names } from "./pt-BR/names";
import { open } from "./pt-BR/open";
import { rules } from "./pt-BR/rules";
import { table } from "./pt-BR/table";

export const ptBR: Catalogue = {
  locale: "pt-BR",
  a11y,
  chat,
  count,
  end,
  errors,
  guest,
  history,
  home,
  lobby,
  menu,
  names,
  open,
  rules,
  table,
};
