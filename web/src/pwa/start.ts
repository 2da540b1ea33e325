// What makes a page an app: it opens without a connection, and says when there is a newer one.
import { effect, signal } from "@preact/signals";
import { h, render } from "preact";
import { unanswered } from "../net/http";
import { isNewer, register } from "./worker";

const offline = signal(!navigator.onLine);

function watchLine(): void {
  const look = () => {
    offline.value = !navigator.onLine || unanswered.value;
  };
  addEventListener("offline", look);
  addEventListener("online", look);
  effect(look);
}

async function showBars(): Promise<void> {
  const { Bars } = await import("./Bars");
  const place = document.createElement("div");
  place.className = "bars";
  document.body.append(place);
  render(h(Bars, { offline, isNewer }), place);
}

/** The bars are there as soon as there was something to say. */
function speakWhenNeeded(): void {
  const stop = effect(() => {
    if (!offline.value && !isNewer.value) return;
    queueMicrotask(() => stop());
    showBars().catch(() => {});
  });
}

/** Called once, when the page has nothing else to do. */
export async function startApp(): Promise<void> {
  watchLine();
  speakWhenNeeded();
  if ("serviceWorker" in navigator) await register();
}
