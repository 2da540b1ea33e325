import { cleanup, fireEvent, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Guest from "../../src/screens/Guest";
import { lastName } from "../../src/settings";
import { bot, FREE, lobbyView, person, showAt } from "../fakes/screen";
import { NOW, nothingAllowed, SECRET, TABLE } from "../fakes/table";

const invited = lobbyView({
  you: null,
  seat: null,
  seats: [person("p0", "Ana"), person("p1", "Beto"), FREE, FREE],
  allowed: nothingAllowed({ sit: true }),
});
const full = lobbyView({
  ...invited,
  phase: "pairing",
  seats: [person("p0", "Ana"), person("p1", "Beto"), bot("b1"), bot("b2")],
  allowed: nothingAllowed(),
});

let asked: [string, unknown][];
let answer: () => Response;

beforeEach(() => {
  localStorage.clear();
  lastName.value = "";
  asked = [];
  answer = () => Response.json({ code: "table_full" }, { status: 409 });
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    asked.push([path, JSON.parse(String(init?.body ?? null))]);
    return answer();
  });
});
afterEach(cleanup);

const name = (text: string) =>
  fireEvent.input(screen.getByTestId("name-input"), { target: { value: text } });
const sit = () => {
  const form = screen.getByTestId("sit").closest("form");
  if (form) fireEvent.submit(form);
};

describe("a guest", () => {
  test("sees who invites, who sits, and what is played", () => {
    showAt(<Guest />, invited, null);
    expect(screen.getByText("Ana te invita")).toBeTruthy();
    expect(screen.getByTestId("seat-1").textContent).toContain("Beto");
    expect(screen.getByText("500 puntos")).toBeTruthy();
    expect(screen.getByText("Permitido")).toBeTruthy();
  });

  test("opening the link takes no seat", () => {
    showAt(<Guest />, invited, null);
    expect(asked).toEqual([]);
  });

  test("sits down under a name", async () => {
    const seated = { ...invited, you: "p2", seat: 2 as const };
    answer = () =>
      Response.json({
        table: TABLE,
        version: 2,
        now: NOW,
        host_name: "Ana",
        you: "p2",
        view: seated,
      });
    const { store } = showAt(<Guest />, invited, null);
    name(" Carla ");
    sit();
    await waitFor(() => expect(store.view.value?.seat).toBe(2));
    expect(asked).toMatchObject([
      [`/api/tables/${TABLE}/people`, { name: "Carla", language: "es" }],
    ]);
    expect(lastName.value).toBe("Carla");
  });

  test("without a name nothing is asked", () => {
    showAt(<Guest />, invited, null);
    sit();
    expect(asked).toEqual([]);
    expect(screen.getByText("Escribe cómo te llaman.")).toBeTruthy();
  });

  test("who comes too late is told why", async () => {
    showAt(<Guest />, invited, null);
    name("Carla");
    sit();
    expect((await screen.findByTestId("refusal")).textContent).toContain("ocupados");
  });

  test("may watch instead", () => {
    const { store } = showAt(<Guest />, invited, null);
    fireEvent.click(screen.getByTestId("watch"));
    expect(store.watching.value).toBe(true);
    expect(screen.getByTestId("spectating").textContent).toContain("Cuando Ana dé la salida");
    expect(screen.queryByTestId("watch")).toBeNull();
    expect(screen.getByTestId("sit")).toBeTruthy();
  });

  test("at a full table only watching is left", () => {
    showAt(<Guest />, full, null);
    expect(screen.getByText("Mesa completa")).toBeTruthy();
    expect(screen.queryByTestId("sit")).toBeNull();
    expect(screen.getByTestId("watch")).toBeTruthy();
  });

  test("who was here before may sit down again", () => {
    showAt(<Guest />, invited, SECRET);
    expect(screen.getByText(/Puedes volver a sentarte/)).toBeTruthy();
    expect(screen.getByTestId("sit")).toBeTruthy();
  });
});
