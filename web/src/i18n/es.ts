// All words in Spanish; every other catalogue has exactly these keys.
import { end } from "./es/end";
import { guest } from "./es/guest";
import { history } from "./es/history";
import { home } from "./es/home";
import { lobby } from "./es/lobby";
import { menu } from "./es/menu";
import { near } from "./es/near";
import { open } from "./es/open";
import { rules } from "./es/rules";

export const es = {
  ...near,
  end,
  guest,
  history,
  home,
  lobby,
  menu,
  open,
  rules,
};

export type Catalogue = typeof es;
