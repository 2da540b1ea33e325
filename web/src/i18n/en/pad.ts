import type { pad as source } from "../es/pad";

export const pad: typeof source = {
  title: "What the buttons of the gamepad do",
  move: "move",
  press: "play",
  back: "back",
  carry: "arrange",
  menu: "menu",
  sound: "sound",
};
