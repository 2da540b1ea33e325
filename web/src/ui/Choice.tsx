// One of a few, as a tray of keys. Real radio buttons underneath: the arrows work, and a reader says "2 of 3".
import { useId } from "preact/hooks";

export type Option<Value extends string> = Readonly<{
  value: Value;
  label: string;
  testid?: string;
}>;

type Props<Value extends string> = Readonly<{
  /** What is being chosen; read, not shown. */
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
  disabled?: boolean;
}>;

export const Choice = <Value extends string>({
  label,
  options,
  value,
  onChoose,
  disabled = false,
}: Props<Value>) => {
  const name = useId();
  return (
    <div class="seg" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label class="seg__one" key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            data-testid={option.testid}
            disabled={disabled}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span class="seg__text">{option.label}</span>
        </label>
      ))}
    </div>
  );
};
