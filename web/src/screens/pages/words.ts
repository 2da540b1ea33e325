// The long text of the pages in the player's language; each language is a file of its own.
import { useEffect, useState } from "preact/hooks";
import type { PageText } from "../../i18n/es/pages";
import type { Language } from "../../protocol";
import type { Page } from "../../router";
import { language } from "../../settings";

type Words = Readonly<Record<Page, PageText>>;

const WORDS: Readonly<Record<Language, () => Promise<{ readonly pages: Words }>>> = {
  es: () => import("../../i18n/es/pages"),
  en: () => import("../../i18n/en/pages"),
  "pt-BR": () => import("../../i18n/pt-BR/pages"),
};

/** Null until they have come. */
export function useWords(): Words | null {
  const [words, keep] = useState<Words | null>(null);
  const chosen = language.value;
  useEffect(() => {
    let stale = false;
    WORDS[chosen]().then(
      ({ pages }) => stale || keep(pages),
      // The words of before stay; without any, the page's own title and links still stand.
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [chosen]);
  return words;
}
