// From the text of a deck to pictures a page can show: a Blob URL each, decoded before it is needed.
import type { Printed } from "../../decks/decks";
import { type Face, suitOf } from "./card";

/** The SVG of a face in its ink; a back has its own colours. */
export const inkedPicture = (printed: Printed, face: Face, fourColours: boolean): string => {
  const svg = printed.faces[face];
  if (face === "back") return svg;
  const inks = fourColours ? printed.fourInks : printed.inks;
  return svg.replace("<svg ", `<svg color="${inks[suitOf(face)]}" `);
};

/** The address of a picture made from its text; it lives as long as the page. */
export const pictureAddress = (svg: string): string =>
  URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));

// A decoded picture lasts as long as somebody holds its image: these are held for good.
const held = new Map<string, Promise<HTMLImageElement>>();

const decoded = async (address: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = address;
  // One that cannot be decoded ahead is decoded when it is shown.
  await image.decode().catch(() => undefined);
  return image;
};

/** Resolves when that picture can be shown at once. Decodes it once. */
export const decode = (address: string): Promise<unknown> => {
  const known = held.get(address) ?? decoded(address);
  held.set(address, known);
  return known;
};

const AT_ONCE = 3;
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Resolves when all of them can be shown; the page gets its turn in between. */
export const decodeSoon = async (addresses: readonly string[]): Promise<void> => {
  for (let from = 0; from < addresses.length; from += AT_ONCE) {
    await Promise.all(addresses.slice(from, from + AT_ONCE).map(decode));
    await breathe();
  }
};

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 30);
  });

/** Decodes them one by one while the page has nothing else to do: a slow phone takes some 60 ms for each. */
export const decodeIdly = async (addresses: Iterable<string>): Promise<void> => {
  for (const address of addresses) {
    await idle();
    await decode(address);
  }
};
