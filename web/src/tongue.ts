// Which of the page's languages a browser asks for.
import type { Language } from "./protocol";

/** By the first part of a language tag. Spanish is nearest to who speaks the other languages of Spain. */
const SPOKEN: Readonly<Record<string, Language>> = {
  es: "es",
  ca: "es",
  eu: "es",
  gl: "es",
  en: "en",
  pt: "pt-BR",
};

/** The first language of `wanted`, a browser's list of tags such as `pt-PT`, that the page speaks; else Spanish. */
export function tongueFor(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => SPOKEN[tag.toLowerCase().split("-", 1)[0] ?? ""]);
  return known.find((one) => one !== undefined) ?? "es";
}
