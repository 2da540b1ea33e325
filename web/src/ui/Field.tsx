// A line to write in, with its label above and what is wrong with it below.
import { useId } from "preact/hooks";

type Props = Readonly<{
  label: string;
  value: string;
  onWrite: (text: string) => void;
  /** What is wrong with it, if anything is: shown below and read at once. */
  wrong?: string | undefined;
  name?: string;
  placeholder?: string;
  maxLength?: number;
  autoComplete?: string;
  enterKeyHint?: "done" | "go" | "send" | "next";
  required?: boolean;
  "data-testid"?: string;
}>;

export const Field = ({ label, wrong, onWrite, ...rest }: Props) => {
  const id = useId();
  return (
    <div class="field">
      <label class="field__label" for={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        class="field__box"
        onInput={(event) => onWrite(event.currentTarget.value)}
        {...(wrong ? { "aria-invalid": true, "aria-describedby": `${id}-wrong` } : {})}
      />
      {wrong && (
        <p class="field__wrong" id={`${id}-wrong`} role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
};
