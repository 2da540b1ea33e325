import type { ComponentChildren } from "preact";
import { Icon } from "../../look/icons";

type Props = Readonly<{
  title: string;
  back: string;
  backLabel: string;
  children?: ComponentChildren;
}>;

/** The head of a screen that is not the table: the way back, what it is, and keys at the right. */
export const Bar = ({ title, back, backLabel, children }: Props) => (
  <header class="hall__bar">
    <a class="btn btn--quiet btn--icon" href={back} title={backLabel}>
      <Icon name="back" />
      <span class="vh">{backLabel}</span>
    </a>
    <h1>{title}</h1>
    {children && <div class="hall__keys">{children}</div>}
  </header>
);
