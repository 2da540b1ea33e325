// All the words, for screens that come with a file of their own.
import { spoken } from ".";
import { type Catalogue, es } from "./es";

/** The catalogue in use; a component that reads it follows the language. */
export const t = (): Catalogue => spoken.value.whole ?? es;

export { errorText, language } from ".";
