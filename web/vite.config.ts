import { defineConfig } from "vite";
import { decks } from "./decks/plugin.ts";

// File names carry a hash (Vite's default), so the page's files may be cached for ever
// and only index.html is asked for anew.
export default defineConfig({
  plugins: [decks()],
  build: {
    // Phones of 2018 and later: what they miss of newer syntax is rewritten.
    target: ["es2020", "safari14"],
    // The table measures itself in container units, which came with these: older syntax would help nobody.
    cssTarget: ["chrome105", "safari16"],
    outDir: "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    sourcemap: true,
    reportCompressedSize: true,
  },
  server: { host: "127.0.0.1" },
});
