// Which letters the page is set in, and in which weights: each face holds no more than that.

const codes = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join(
    "",
  );

/** Keyboard, and the letters of western Europe: the words of the page and most people's names. */
const LETTERS = `${codes(0x20, 0x7e)} ¡¢£§©ª«®°·º»¿×÷€–—‘’“”…•−↑↓ŒœŸ${codes(0xc0, 0xff)}`;

/** What the page says, and names in its three languages: the italic speaks little. */
const WORDS = `${codes(0x20, 0x7e)} ¡ª«·º»¿–—‘’“”…−ÀÁÂÃÇÉÊÍÑÓÔÕÚÜàáâãçéêíñóôõúü`;

export interface Face {
  /** The file in its package. */
  readonly from: string;
  readonly letters: string;
  /** Kept on the weight axis; the same twice: no axis. */
  readonly weights: readonly [least: number, most: number];
}

export const FACES: Readonly<Record<"roman" | "italic" | "sans", Face>> = {
  roman: {
    from: "@fontsource-variable/ibarra-real-nova/files/ibarra-real-nova-latin-wght-normal.woff2",
    letters: LETTERS,
    weights: [500, 600],
  },
  italic: {
    from: "@fontsource-variable/ibarra-real-nova/files/ibarra-real-nova-latin-wght-italic.woff2",
    letters: WORDS,
    weights: [500, 500],
  },
  sans: {
    from: "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
    letters: LETTERS,
    weights: [400, 700],
  },
};
