// Four colours of ink, one line.
import { line, type Svg } from "../art/svg.ts";

export const INK = "#16171b";
export const RED = "#b51f2d";
export const BLUE = "#27406f";
export const OCHRE = "#e2b04c";
export const SKIN = "#f8e3ca";
export const PAPER = "#fffdf7";

export const pen = (d: string, width = 2.5, colour = INK): Svg =>
  line(d, { "stroke-width": width, stroke: colour });
