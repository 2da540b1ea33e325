// A figure that runs up to its value, digit by digit in place.
import { useEffect, useState } from "preact/hooks";
import { travels } from "../../presentation/motion";
import { Num } from "../../ui/Num";

type Props = Readonly<{ from: number; to: number; ms: number; run: boolean }>;

/** How much of the way is gone, slower towards the end. */
const eased = (part: number): number => 1 - (1 - part) ** 3;

export const RunUp = ({ from, to, ms, run }: Props) => {
  const [value, set] = useState(run && travels.peek() ? from : to);
  useEffect(() => {
    if (!run || !travels.peek()) {
      set(to);
      return;
    }
    let frame = 0;
    const begin = performance.now();
    const tick = (now: number) => {
      const part = Math.min(1, (now - begin) / ms);
      set(Math.round(from + (to - from) * eased(part)));
      if (part < 1) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [run, from, to]);
  return <Num value={value} />;
};
