import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { decks } from "./decks/plugin.ts";
import { faces } from "./fonts/plugin.ts";

// What is kept from the first visit on. The rest is kept when it was wanted once.
const SHELL = ["index.html", "icon.svg", "assets/*.{js,css,woff2}"];
const WANTED_BY_FEW = ["reino", "clasica", "cuatro-colores", "noche", "en", "pt-BR", "pages"];

const BASE = new RegExp(
  [
    "node_modules/(preact|@preact)/",
    "src/(net/http|cards/Card|storage|my_tables)\\.",
    "src/ui/(Button|Dialog|Num|walk|surfaces)\\.",
    "src/look/(signs|ornaments|icons|shapes)\\.",
    "src/store/(context|names|sides)\\.",
    "src/(table/people|table/ask/accusing|presentation/motion)\\.",
  ].join("|"),
);

const icon = (name: string, side: number, purpose: string) => ({
  src: `/${name}-${side}.png`,
  sizes: `${side}x${side}`,
  type: "image/png",
  purpose,
});

const app = VitePWA({
  registerType: "prompt",
  injectRegister: false,
  includeManifestIcons: false,
  manifest: {
    id: "/",
    name: "Espadas",
    short_name: "Espadas",
    description: "Espadas en parejas: abre una mesa, manda el enlace y juega.",
    lang: "es",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    orientation: "any",
    background_color: "#0b0609",
    theme_color: "#0b0609",
    categories: ["games"],
    icons: [
      icon("icon", 192, "any"),
      icon("icon", 512, "any"),
      icon("maskable", 192, "maskable"),
      icon("maskable", 512, "maskable"),
    ],
  },
  workbox: {
    globPatterns: SHELL,
    globIgnores: WANTED_BY_FEW.map((name) => `assets/${name}-*.js`),
    navigateFallback: "/index.html",
    // The worker has no part in what the site answers, nor in files.
    navigateFallbackDenylist: [/^\/api\//, /^\/ws/, /\.\w+$/],
    dontCacheBustURLsMatching: /^assets\//,
    clientsClaim: true,
    inlineWorkboxRuntime: true,
    runtimeCaching: [
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
        handler: "CacheFirst",
        options: { cacheName: "wanted", expiration: { maxEntries: 40 } },
      },
    ],
  },
});

// File names carry a hash (Vite's default), so the page's files may be cached for ever
// and only index.html is asked for anew.
export default defineConfig({
  plugins: [decks(), faces(), app],
  build: {
    // The table measures itself in container units, which came with these: older syntax would help nobody.
    target: ["chrome105", "firefox110", "safari16"],
    outDir: "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Every browser of these targets preloads modules by itself, or does without.
    modulePreload: { polyfill: false },
    sourcemap: true,
    // What almost every screen needs comes as one file: many small ones are more to fetch and compress worse.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "base", test: BASE }] } } },
    reportCompressedSize: true,
  },
  server: { host: "127.0.0.1" },
});
