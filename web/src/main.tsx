import "./look/look.css";
import "./app.css";
import { effect } from "@preact/signals";
import { render } from "preact";
import { App, fetchScreen } from "./app";
import { showDeck } from "./cards/deck";
import { followLanguage } from "./i18n";
import { listenToKeys } from "./keys";
import { loadItalic } from "./look/italic";
import { followLinks, route } from "./router";
import { deck, fourColours } from "./settings";
import { wakeSounds } from "./sounds";

async function start(root: HTMLElement): Promise<void> {
  fetchScreen(route.peek());
  await followLanguage();
  followLinks();
  listenToKeys();
  wakeSounds();
  render(<App />, root);
  effect(() => {
    showDeck(deck.value, fourColours.value).catch(() => {});
  });
  effect(() => {
    if (route.value.name !== "table") loadItalic().catch(() => {});
  });
}

/** The page has this long to come to rest before it is made to last. */
const REST_MS = 2_000;

// Last of all: what makes the page work without a connection, and notices a new version of it.
function stayInstalled(): void {
  const begin = () => void import("./pwa/start").then(({ startApp }) => startApp()).catch(() => {});
  addEventListener("load", () => setTimeout(begin, navigator.onLine ? REST_MS : 0));
}

if (import.meta.env.PROD) stayInstalled();

const root = document.getElementById("app");
if (root) start(root);
