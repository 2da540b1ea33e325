// Apart in hue for most eyes, and in lightness for all: black 4, green 26, blue 39, red 49 of 100.
import type { Inks } from "../../src/cards/card.ts";

export const FOUR_INKS: Inks = { S: "#0c0d12", H: "#e3242f", D: "#1b4fd6", C: "#06472a" };
