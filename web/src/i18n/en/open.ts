import type { open as source } from "../es/open";

export const open: typeof source = {
  title: "Open a table",
  back: "Back to the start",
  options: "Your table",
  target: "Played to (points)",
  target500: "A whole game: time to fall and to get up again.",
  target250: "A short game: each deal weighs double.",
  renege: "Reneging",
  allow: "ALLOW",
  allowHint:
    "One may play another suit while holding the one that was led. If a rival accuses, whoever is wrong loses the game.",
  prevent: "PREVENT",
  preventHint: "The table takes only cards that follow the rules.",
  deck: "Your deck",
  deckHint: "It changes what you see; the others see theirs.",
  name: "Your name",
  yourChair: "Your chair",
  nameEmpty: "Write what they call you.",
  nameLong: "20 letters at most.",
  submit: "OPEN THE TABLE",
  opening: "OPENING…",
};
