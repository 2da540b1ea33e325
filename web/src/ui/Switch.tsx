// On or off: the whole row is pressed.
import type { ComponentChildren } from "preact";

type Props = Readonly<{
  label: ComponentChildren;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}>;

export const Switch = ({ label, checked, onChange, disabled = false }: Props) => (
  <label class="switch">
    <span>{label}</span>
    <input
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span class="switch__slot" aria-hidden="true" />
  </label>
);
