// The link as a QR code. Its maker comes when the code is first wanted.
import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n/whole";

type Squares = Readonly<{ size: number; path: string }>;

/** One path of squares, so that the code is a single element. */
async function squaresOf(link: string): Promise<Squares> {
  const { encode } = await import("uqr");
  const { size, data } = encode(link, { ecc: "M", border: 0 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { size, path };
}

export const Code = ({ link }: { link: string }) => {
  const [squares, keep] = useState<Squares | null>(null);
  useEffect(() => {
    let stale = false;
    // Without it there is still the link itself.
    squaresOf(link).then(
      (made) => stale || keep(made),
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [link]);
  if (!squares) return <span class="code" />;
  return (
    <svg
      class="code"
      viewBox={`0 0 ${squares.size} ${squares.size}`}
      role="img"
      aria-label={t().lobby.qr}
      data-testid="qr"
      shape-rendering="crispEdges"
    >
      <path d={squares.path} />
    </svg>
  );
};
