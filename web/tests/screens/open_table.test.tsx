import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forget, myTables, secretOf } from "../../src/my_tables";
import type { OpenTable as Asked } from "../../src/protocol";
import { navigate, route } from "../../src/router";
import OpenTable from "../../src/screens/OpenTable";
import { lastName } from "../../src/settings";
import { TABLE } from "../fakes/table";

let asked: Asked[];
let answers: Response[];

beforeEach(() => {
  forget(TABLE);
  lastName.value = "";
  navigate("/abrir");
  asked = [];
  answers = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)));
    return answers.shift() ?? Response.json({ table: TABLE });
  });
  render(<OpenTable />);
});
afterEach(cleanup);

const name = (text: string) =>
  fireEvent.input(screen.getByTestId("name-input"), { target: { value: text } });
const submit = () => fireEvent.submit(screen.getByRole("form"));

describe("opening a table", () => {
  test("it is opened with what was chosen", async () => {
    fireEvent.click(screen.getByTestId("target-250"));
    fireEvent.click(screen.getByTestId("mode-prevented"));
    name("  Ana ");
    submit();
    await waitFor(() => expect(route.value).toEqual({ name: "table", table: TABLE }));
    expect(asked).toMatchObject([{ name: "Ana", target: 250, mode: "prevented", language: "es" }]);
  });

  test("500 with reneging allowed is what one gets unasked", async () => {
    name("Ana");
    submit();
    await waitFor(() => expect(asked).toMatchObject([{ target: 500, mode: "allowed" }]));
  });

  test("the seat is kept in this browser", async () => {
    name("Ana");
    submit();
    await waitFor(() => expect(myTables.value).toHaveLength(1));
    expect(secretOf(TABLE)).toBe(asked[0]?.secret);
    expect(lastName.value).toBe("Ana");
  });

  test("each choice says what it means", () => {
    expect(screen.getByText(/Se puede jugar otro palo/)).toBeTruthy();
    fireEvent.click(screen.getByTestId("mode-prevented"));
    expect(screen.getByText(/solo acepta las cartas/)).toBeTruthy();
  });

  test("without a name nothing is asked", () => {
    submit();
    expect(asked).toEqual([]);
    expect(screen.getByRole("alert").textContent).toBe("Escribe cómo te llaman.");
    expect(document.activeElement).toBe(screen.getByTestId("name-input"));
  });

  test("a name of more than 20 letters is not sent", () => {
    name("a".repeat(21));
    submit();
    expect(asked).toEqual([]);
    expect(screen.getByText("Hasta 20 letras.")).toBeTruthy();
  });

  test("asked again after a failure it is the same table", async () => {
    answers = [Response.json({ code: "busy" }, { status: 503 })];
    name("Ana");
    submit();
    expect((await screen.findByTestId("refusal")).textContent).toContain("mucho movimiento");
    submit();
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.secret).toBe(asked[0]?.secret);
  });

  test("a deck is chosen by its picture and changes at once", () => {
    fireEvent.click(screen.getByTestId("deck-noche"));
    expect(localStorage.getItem("espadas.deck")).toBe("noche");
  });
});
