import { t } from "../../i18n/whole";
import { Field } from "../../ui/Field";

type Props = Readonly<{
  value: string;
  onWrite: (text: string) => void;
  wrong: string | null;
  goes: "go" | "done";
}>;

/** Where a player writes what they are called. */
export const NameField = ({ value, onWrite, wrong, goes }: Props) => (
  <Field
    label={t().open.name}
    value={value}
    onWrite={onWrite}
    wrong={wrong ?? undefined}
    name="nickname"
    autoComplete="nickname"
    enterKeyHint={goes}
    data-testid="name-input"
  />
);

/** Where a name is missing or wrong its line comes into sight, ready to be written. */
export function goToName({ currentTarget }: Event): void {
  const form = currentTarget as HTMLFormElement;
  form.querySelector<HTMLInputElement>("[name='nickname']")?.focus();
}
