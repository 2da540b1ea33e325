// All words in Spanish; every other catalogue has exactly these keys.
import { app } from "./es/app";
import { end } from "./es/end";
import { guest } from "./es/guest";
import { history } from "./es/history";
import { home } from "./es/home";
import { keys } from "./es/keys";
import { lobby } from "./es/lobby";
import { menu } from "./es/menu";
import { near } from "./es/near";
import { open } from "./es/open";
import { pad } from "./es/pad";
import { rules } from "./es/rules";

export const es = {
  ...near,
  app,
  end,
  guest,
  history,
  home,
  keys,
  lobby,
  menu,
  open,
  pad,
  rules,
};

export type Catalogue = typeof es;
