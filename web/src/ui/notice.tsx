// What the page has to say without being asked: toasts pass by themselves, a banner stays while it is true.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "../look/icons";

export type Tone = "said" | "wrong";
type Toast = Readonly<{ id: number; text: string; tone: Tone }>;

const SHOWN_MS = 4500;
const MOST = 3;

const toasts = signal<readonly Toast[]>([]);
let last = 0;

const forget = (id: number): void => {
  toasts.value = toasts.value.filter((toast) => toast.id !== id);
};

/** Shows a sentence for a few seconds and has it read out. The same sentence twice is shown once. */
export const toast = (text: string, tone: Tone = "said"): void => {
  last += 1;
  const id = last;
  const others = toasts.value.filter((other) => other.text !== text);
  toasts.value = [...others, { id, text, tone }].slice(-MOST);
  setTimeout(forget, SHOWN_MS, id);
};

/** Put once in the page: where toasts appear. */
export const Toasts = () => (
  <div class="toasts" role="status" aria-live="polite">
    {toasts.value.map(({ id, text, tone }) => (
      <p key={id} class={`toast toast--${tone} scoop line-brass`}>
        {text}
      </p>
    ))}
  </div>
);

type BannerProps = Readonly<{ tone?: Tone; icon?: IconName; children: ComponentChildren }>;

/** A quiet line at the top: the connection is lost, a new version waits. */
export const Banner = ({ tone = "said", icon, children }: BannerProps) => (
  <div class={`banner banner--${tone}`} role="status">
    {icon && <Icon name={icon} small />}
    {children}
  </div>
);
