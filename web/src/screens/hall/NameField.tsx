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
