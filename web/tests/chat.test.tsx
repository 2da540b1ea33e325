import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sentences } from "../src/a11y/live";
import Chat from "../src/chat/Chat";
import { ChatToggle } from "../src/chat/Toggle";
import type { TableView } from "../src/protocol";
import { chatOpen } from "../src/shell";
import { look } from "./fakes/page";
import { showAt, siteAnswers } from "./fakes/screen";
import { refused, said, tableView } from "./fakes/table";

/** The screen, narrow at first; it can be widened. */
const media = vi.hoisted(() => {
  const heard = new Set<(event: { matches: boolean }) => void>();
  const query = {
    matches: false,
    addEventListener: (_: string, listener: (event: { matches: boolean }) => void) =>
      heard.add(listener),
  };
  Object.assign(globalThis, { matchMedia: () => query });
  return {
    widen(matches: boolean) {
      query.matches = matches;
      for (const listener of heard) listener({ matches });
    },
  };
});

beforeEach(() => {
  media.widen(false);
  localStorage.clear();
  look(true);
  chatOpen.value = false;
  siteAnswers({ "/chat": { messages: [], before: null } });
});
afterEach(cleanup);

const show = (view: TableView = tableView()) =>
  showAt(
    <>
      <ChatToggle />
      <Chat />
    </>,
    view,
  );

const open = () => fireEvent.click(screen.getByTestId("chat-toggle"));
const input = () => screen.getByTestId("chat-input") as HTMLInputElement;
const write = (text: string) => fireEvent.input(input(), { target: { value: text } });
const send = () => {
  const form = input().closest("form");
  if (form) fireEvent.submit(form);
};

describe("the chat", () => {
  test("what is written is said, trimmed, and the line is empty again", () => {
    const { asked } = show();
    open();
    write("  Te cubro. ");
    send();
    expect(asked("chat").map(({ text }) => text)).toEqual(["Te cubro."]);
    expect(input().value).toBe("");
  });

  test("blanks are not said", () => {
    const { asked } = show();
    open();
    write("   ");
    send();
    expect(asked("chat")).toEqual([]);
  });

  test("a message has at most 300 letters, and the last are counted", () => {
    show();
    open();
    expect(input().maxLength).toBe(300);
    write("a".repeat(290));
    expect(screen.getByText("Quedan 10 letras")).toBeTruthy();
  });

  test("what one said shows before the site has answered", () => {
    show();
    open();
    write("Hola");
    send();
    expect(screen.getByTestId("chat-log").textContent).toContain("Hola");
  });

  test("a phrase is sent with one press", () => {
    const { asked } = show();
    open();
    fireEvent.click(screen.getByText("Bien jugado"));
    expect(asked("chat").map(({ text }) => text)).toEqual(["Bien jugado"]);
  });

  test("what the site refused comes back to the line, with the reason", () => {
    const { socket, asked } = show();
    open();
    write("Hola");
    send();
    act(() => socket.says(refused(asked("chat")[0]?.request ?? null, "too_fast")));
    expect(input().value).toBe("Hola");
    expect(screen.getByRole("alert").textContent).toContain("Más despacio");
  });

  test("the button counts what has not been read, and opening reads it", async () => {
    const { socket, store } = show();
    act(() => socket.says(said("1", "p1", "Hola")));
    act(() => socket.says(said("2", "p1", "¿Estás?")));
    expect(screen.getByTestId("chat-toggle").textContent).toContain("2 sin leer");
    open();
    await waitFor(() => expect(store.unread.value).toBe(0));
  });

  test("a message is told while the sheet is closed", async () => {
    const { socket } = show();
    act(() => socket.says(said("1", "p1", "Hola")));
    await waitFor(() => expect(sentences.value.at(-1)?.text).toBe("p1 dice: Hola"));
  });

  test("with the page out of sight nothing counts as read", async () => {
    const { socket, store } = show();
    open();
    look(false);
    act(() => socket.says(said("1", "p1", "Hola")));
    expect(store.unread.value).toBe(1);
    act(() => look(true));
    await waitFor(() => expect(store.unread.value).toBe(0));
  });

  test("letters typed here reach no game key", () => {
    const pressed = vi.fn();
    addEventListener("keydown", pressed);
    show();
    open();
    fireEvent.keyDown(input(), { key: "m" });
    fireEvent.keyDown(input(), { key: "Enter" });
    removeEventListener("keydown", pressed);
    expect(pressed).not.toHaveBeenCalled();
  });

  test("on a wide screen it is a column and reads itself", async () => {
    const { socket, store } = show();
    act(() => media.widen(true));
    expect(screen.getByRole("complementary", { name: "Charla" })).toBeTruthy();
    act(() => socket.says(said("1", "p1", "Hola")));
    await waitFor(() => expect(store.unread.value).toBe(0));
  });

  test("beside a lobby there is no column", () => {
    show(tableView({ phase: "lobby" }));
    act(() => media.widen(true));
    expect(screen.queryByRole("complementary")).toBeNull();
  });

  test("spectators neither read nor write", () => {
    showAt(<Chat />, tableView({ you: null, seat: null }), null);
    expect(screen.queryByTestId("chat-log")).toBeNull();
  });
});
