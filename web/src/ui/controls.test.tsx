import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Button, IconButton, LinkButton } from "./Button";
import { Choice } from "./Choice";
import { Field } from "./Field";
import { figure, Num } from "./Num";
import { Switch } from "./Switch";

afterEach(cleanup);

describe("figures", () => {
  it("are written with a true minus, and a plus where asked", () => {
    expect([figure(132), figure(-70), figure(30, true), figure(0, true)]).toEqual([
      "132",
      "\u221270",
      "+30",
      "0",
    ]);
  });

  it("have a cell a digit for the eye and one number for a reader", () => {
    const { container } = render(<Num value={-70} />);
    const cells = [...container.querySelectorAll('i[aria-hidden="true"]')];
    expect(cells.map((cell) => cell.textContent)).toEqual(["\u2212", "7", "0"]);
    expect(cells[0]?.className).toBe("sign");
    expect(container.querySelector(".vh")?.textContent).toBe("\u221270");
  });
});

describe("buttons", () => {
  it("never send a form unless they say so", () => {
    render(<Button>UNO</Button>);
    expect(screen.getByRole("button").getAttribute("type")).toBe("button");
  });

  it("look by kind, and a link can look like one", () => {
    render(
      <LinkButton href="/abrir" kind="ivory" grand>
        ABRIR MESA
      </LinkButton>,
    );
    expect(screen.getByRole("link").className).toBe("btn btn--ivory btn--grand");
  });

  it("with an icon alone have a name, and count what is unread", () => {
    render(<IconButton icon="chat" label="Charla" badge={2} />);
    expect(screen.getByRole("button").textContent).toBe("Charla2");
    expect(screen.getByTitle("Charla").querySelector("svg")?.getAttribute("aria-hidden")).toBe(
      "true",
    );
  });
});

describe("a choice of one", () => {
  const options = [
    { value: "500", label: "a 500" },
    { value: "250", label: "a 250" },
  ] as const;

  it("is a group of radio buttons with one chosen", () => {
    render(<Choice label="Meta" options={options} value="250" onChoose={() => undefined} />);
    expect(screen.getByRole("radiogroup", { name: "Meta" })).toBeDefined();
    const chosen = screen.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked);
    expect(chosen).toEqual([false, true]);
  });

  it("tells which was pressed", () => {
    const choose = vi.fn();
    render(<Choice label="Meta" options={options} value="250" onChoose={choose} />);
    fireEvent.click(screen.getByLabelText("a 500"));
    expect(choose).toHaveBeenCalledExactlyOnceWith("500");
  });
});

describe("a switch", () => {
  it("says on or off and tells the other when pressed", () => {
    const change = vi.fn();
    render(<Switch label="Sonido" checked onChange={change} />);
    const knob = screen.getByRole<HTMLInputElement>("switch", { name: "Sonido" });
    expect(knob.checked).toBe(true);
    fireEvent.click(knob);
    expect(change).toHaveBeenCalledExactlyOnceWith(false);
  });
});

describe("a field", () => {
  it("is labelled, tells what is written, and is tied to what is wrong", () => {
    const write = vi.fn();
    render(<Field label="Tu nombre" value="" onWrite={write} wrong="Escribe un nombre" />);
    const box = screen.getByLabelText<HTMLInputElement>("Tu nombre");
    fireEvent.input(box, { target: { value: "Ana" } });
    expect(write).toHaveBeenCalledExactlyOnceWith("Ana");
    const wrong = document.getElementById(box.getAttribute("aria-describedby") ?? "");
    expect(wrong?.textContent).toBe("Escribe un nombre");
    expect(box.getAttribute("aria-invalid")).toBe("true");
  });
});
