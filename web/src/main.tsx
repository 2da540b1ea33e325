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
  loadItalic().catch(() => {});
}

const root = document.getElementById("app");
if (root) start(root);
