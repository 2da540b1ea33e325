// A name at a table, as the site takes it: 1 to 20 letters as a reader counts them.
import { t } from "../../i18n/whole";

const LETTERS = 20;
const BYTES = 80;

const lettersIn = (text: string): number =>
  "Segmenter" in Intl ? [...new Intl.Segmenter().segment(text)].length : [...text].length;

/** What is wrong with `text` as a name, in words; null where nothing is. */
export function wrongName(text: string): string | null {
  const name = text.trim();
  if (name === "") return t().open.nameEmpty;
  const tooLong = lettersIn(name) > LETTERS || new TextEncoder().encode(name).length > BYTES;
  return tooLong ? t().open.nameLong : null;
}
