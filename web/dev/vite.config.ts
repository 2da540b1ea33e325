// The pages of this folder, built to be looked at and checked: they are no part of the site.
import { defineConfig } from "vite";
import { decks } from "../decks/plugin.ts";

export default defineConfig({
  plugins: [decks()],
  build: {
    target: ["chrome105", "firefox110", "safari16"],
    outDir: "../.local/gallery",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { input: ["dev/index.html", "dev/screens.html"] },
  },
});
