// Forward and back through the cards of the deal; the arrows do it too.
import { useEffect } from "preact/hooks";
import { t } from "../../i18n/whole";
import { IconButton } from "../../ui/Button";

type Props = Readonly<{ at: number; last: number; go: (at: number) => void }>;

const takesArrows = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches("input, select, textarea");

function useArrows({ at, last, go }: Props): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (takesArrows(event.target) || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === "ArrowRight") go(Math.min(last, at + 1));
      else if (event.key === "ArrowLeft") go(Math.max(0, at - 1));
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [at, last, go]);
}

export const Steps = (props: Props) => {
  const { at, last, go } = props;
  useArrows(props);
  return (
    <div class="past__steps">
      <IconButton
        icon="back"
        label={t().history.previous}
        disabled={at === 0}
        onClick={() => go(at - 1)}
        data-testid="step-back"
      />
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t().history.tricks}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      <IconButton
        icon="next"
        label={t().history.next}
        disabled={at === last}
        onClick={() => go(at + 1)}
        data-testid="step-next"
      />
    </div>
  );
};
