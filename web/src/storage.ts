// The browser's storage, which may be full, forbidden or absent: then nothing is kept and nothing breaks.

type Kind = "localStorage" | "sessionStorage";

/** What was kept under `key`, as the text it was kept as; null where there is nothing. */
export function readText(key: string, kind: Kind = "localStorage"): string | null {
  try {
    return globalThis[kind].getItem(`espadas.${key}`);
  } catch {
    return null;
  }
}

/** Keeps `text` under `key`; null forgets it. */
export function keepText(key: string, text: string | null, kind: Kind = "localStorage"): void {
  try {
    if (text === null) globalThis[kind].removeItem(`espadas.${key}`);
    else globalThis[kind].setItem(`espadas.${key}`, text);
  } catch {
    // A full or forbidden storage only means that this is not remembered.
  }
}

/** What was kept under `key`, read as JSON; null where there is nothing or nothing readable. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(readText(key) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps `value` under `key` as JSON. */
export function keepJson(key: string, value: unknown): void {
  keepText(key, JSON.stringify(value));
}
