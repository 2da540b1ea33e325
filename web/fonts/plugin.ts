// `@faces/roman.woff2` and its two siblings: the faces of the page, cut to what it needs when it is built.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { FACES, type Face } from "./faces.ts";

const CUT = join(import.meta.dirname, "../node_modules/.faces");
const find = createRequire(import.meta.filename).resolve;

const axis = ([least, most]: Face["weights"]) =>
  least === most ? least : { min: least, max: most };

/** The bytes of a face, as WOFF2. */
export async function cut({ from, letters, weights }: Face): Promise<Buffer> {
  const whole = await readFile(find(from));
  return subsetFont(whole, letters, {
    targetFormat: "woff2",
    variationAxes: { wght: axis(weights) },
  });
}

export const faces = (): Plugin => ({
  name: "espadas:faces",
  config: () => ({ resolve: { alias: { "@faces": CUT } } }),
  async buildStart() {
    await mkdir(CUT, { recursive: true });
    const cutting = Object.entries(FACES).map(async ([name, face]) =>
      writeFile(join(CUT, `${name}.woff2`), await cut(face)),
    );
    await Promise.all(cutting);
  },
});
