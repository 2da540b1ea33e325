// Buttons and links that look like buttons. One main (`ivory`) on a screen; `gold` only for the player's turn.
import type { ButtonHTMLAttributes, ComponentChildren } from "preact";
import { Icon, type IconName } from "../look/icons";

export type ButtonKind = "wood" | "quiet" | "ivory" | "gold" | "ink" | "paper";

type Look = Readonly<{
  kind?: ButtonKind;
  /** The one that opens the door: larger, double edged. */
  grand?: boolean;
  icon?: IconName;
  class?: string;
  children?: ComponentChildren;
}>;
type ButtonProps = Look & Omit<ButtonHTMLAttributes, keyof Look>;
type LinkProps = Look &
  Readonly<{
    href: string;
    target?: string;
    rel?: string;
    download?: string;
    onClick?: (event: MouseEvent) => void;
  }>;

const named = (kind: ButtonKind, grand: boolean, more: string): string =>
  ["btn", kind !== "wood" && `btn--${kind}`, grand && "btn--grand", more].filter(Boolean).join(" ");

/** A button; `type` is "button" unless another is given. */
export const Button = ({
  kind = "wood",
  grand = false,
  icon,
  class: more = "",
  children,
  ...rest
}: ButtonProps) => (
  <button type="button" {...rest} class={named(kind, grand, more)}>
    {icon && <Icon name={icon} />}
    {children}
  </button>
);

/** A link with the look of a button. */
export const LinkButton = ({
  kind = "wood",
  grand = false,
  icon,
  class: more = "",
  children,
  ...rest
}: LinkProps) => (
  <a {...rest} class={named(kind, grand, more)}>
    {icon && <Icon name={icon} />}
    {children}
  </a>
);

type IconButtonProps = Omit<ButtonProps, "icon" | "children" | "label"> &
  Readonly<{ icon: IconName; label: string; badge?: number }>;

/** A square of 44 px with an icon; `label` is read and shown as a tip, `badge` counts what is unread. */
export const IconButton = ({
  icon,
  label,
  badge = 0,
  class: more = "",
  ...rest
}: IconButtonProps) => (
  <Button kind="quiet" {...rest} icon={icon} class={`btn--icon ${more}`.trim()} title={label}>
    <span class="vh">{label}</span>
    {badge > 0 && <span class="badge">{badge}</span>}
  </Button>
);
