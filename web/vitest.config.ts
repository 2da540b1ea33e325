import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import page from "./vite.config.ts";

export default mergeConfig(
  page,
  defineConfig({
    test: {
      environment: "happy-dom",
      include: ["{src,decks,fonts,tests}/**/*.test.{ts,tsx}"],
      setupFiles: ["tests/fakes/browser.ts"],
      restoreMocks: true,
      unstubGlobals: true,
    },
  }),
);
