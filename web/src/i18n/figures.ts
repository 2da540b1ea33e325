// Figures as the page sets them: the minus is U+2212.

/** A whole number: `132`, `−70`. */
export const figure = (value: number): string =>
  value < 0 ? `\u2212${Math.abs(value)}` : String(value);

/** A whole number that is added to something: `+70`, `−70`, `0`. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : figure(value));
