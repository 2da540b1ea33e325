// Pages to be looked at, checked and photographed: they are no part of the site.
import { defineConfig } from "vite";
import { decks } from "../decks/plugin.ts";
import { faces } from "../fonts/plugin.ts";

export default defineConfig({
  plugins: [decks(), faces()],
  build: {
    outDir: "../.local/gallery",
    emptyOutDir: true,
    rolldownOptions: { input: ["dev/index.html", "dev/screens.html", "art/preview.html"] },
  },
});
