// A figure in the serif. It has no tabular figures, so each digit has a cell of its own.

const MINUS = "\u2212";

/** The figure as it is printed: a true minus, and a plus where `signed` asks for one. */
export const figure = (value: number, signed = false): string => {
  const sign = value < 0 ? MINUS : signed && value > 0 ? "+" : "";
  return `${sign}${Math.abs(value)}`;
};

type Props = Readonly<{ value: number; signed?: boolean; class?: string }>;

/** Read as one number by a screen reader, seen as cells: the count-up changes digits in place. */
export const Num = ({ value, signed = false, class: more = "" }: Props) => {
  const text = figure(value, signed);
  return (
    <span class={`num ${more}`.trim()}>
      <span class="vh">{text}</span>
      {[...text].map((cell, at) => (
        <i key={at} class={/\d/.test(cell) ? "" : "sign"} aria-hidden="true">
          {cell}
        </i>
      ))}
    </span>
  );
};
