// Shows one screen with made-up answers: /dev/screens.html?at=lobby. What there is to see: scenes.ts.
import { FakeSocket } from "../tests/fakes/socket";
import { presence, SECRET, TABLE, welcome } from "../tests/fakes/table";
import { SCENES, type Scene } from "./scenes";

const asked = new URLSearchParams(location.search).get("at") ?? "home";
const scene: Scene = SCENES[asked] ?? { path: "/" };

class SceneSocket extends FakeSocket {
  constructor() {
    super();
    setTimeout(() => this.opens());
  }

  override send(text: string): void {
    super.send(text);
    if (!scene.view || this.last.type !== "hello") return;
    const { view } = scene;
    const hello = { ...welcome(this.last.request, 1, view), now: Date.now() };
    const people = scene.people ?? {};
    setTimeout(() => this.says({ ...hello, presence: { ...presence(), people, spectators: 2 } }));
  }
}

const answered = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status });

async function site(input: RequestInfo | URL): Promise<Response> {
  const path = String(input);
  for (const [end, answer] of Object.entries(scene.answers ?? {})) {
    if (path.endsWith(end)) return answered(200, answer);
  }
  return answered(404, { code: "unknown_table" });
}

const real = window.fetch;
window.fetch = (input, init) =>
  String(input).startsWith("/api/") ? site(input) : real(input, init);
Object.assign(window, { WebSocket: SceneSocket });

localStorage.clear();
const mine = scene.tables ?? (scene.visitor ? [] : [TABLE]);
const kept = mine.map((table, at) => ({
  table,
  secret: SECRET,
  name: "Ana",
  at: Date.now() - at,
}));
localStorage.setItem("espadas.tables", JSON.stringify(kept));
localStorage.setItem("espadas.lastName", scene.visitor ? "" : "Ana");
history.replaceState(null, "", scene.path);
import("../src/main");
