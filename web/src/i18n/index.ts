// The words of the table. What the other screens say comes with them: they take `t` from `./whole`.
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Language } from "../protocol";
import { language } from "../settings";
import type { Catalogue } from "./es";
import { near } from "./es/near";

/** The part of a catalogue that the table needs. */
export type Near = typeof near;

/** `whole` is null in Spanish, whose far words lie in the files of the screens that say them. */
interface Spoken {
  readonly near: Near;
  readonly whole: Catalogue | null;
}

const entire = (whole: Catalogue): Spoken => ({ near: whole, whole });

const CATALOGUES: Readonly<Record<Language, () => Promise<Spoken>>> = {
  es: async () => ({ near, whole: null }),
  en: async () => entire((await import("./en")).en),
  "pt-BR": async () => entire((await import("./pt-BR")).ptBR),
};

const current = signal<Spoken>({ near, whole: null });

/** What is spoken now. */
export const spoken: ReadonlySignal<Spoken> = current;

/** The words in use; a component that reads them follows the language. */
export const t = (): Near => current.value.near;

export { language };

async function speak(chosen: Language): Promise<void> {
  const words = await CATALOGUES[chosen]();
  if (language.peek() !== chosen) return;
  current.value = words;
  document.documentElement.lang = chosen;
}

/** Follows the chosen language from now on; the promise is kept once the first one is there. */
export function followLanguage(): Promise<void> {
  const first = speak(language.peek()).catch(() => {});
  language.subscribe((chosen) => {
    if (current.peek().near.locale !== chosen) speak(chosen).catch(() => {});
  });
  return first;
}

/** What a refusal's `code` says to a player. */
export function errorText(code: string): string {
  const texts: Readonly<Record<string, string>> = t().errors;
  return texts[code] ?? t().errors.internal;
}
