import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { useState } from "preact/hooks";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Confirm } from "./Confirm";
import { Dialog } from "./Dialog";

afterEach(cleanup);

const Asked = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        abrir
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Menú" closeLabel="Cerrar">
        <button type="button">sonido</button>
      </Dialog>
    </>
  );
};

const TwoQuestions = () => {
  const [sure, ask] = useState(false);
  const whom = (
    <button type="button" onClick={() => ask(true)}>
      Beto
    </button>
  );
  const acts = (
    <button type="button" class="btn">
      volver
    </button>
  );
  return (
    <Dialog
      open
      onClose={() => {}}
      title={sure ? "¿Seguro?" : "¿Quién?"}
      closeLabel="Cerrar"
      acts={acts}
    >
      {sure ? null : whom}
    </Dialog>
  );
};

const dialog = (): HTMLDialogElement => screen.getByRole("dialog", { hidden: true });

describe("a dialog", () => {
  it("is modal, bears its title and holds nothing while it is closed", () => {
    render(<Asked />);
    expect(dialog().open).toBe(false);
    expect(screen.queryByText("sonido")).toBeNull();
    fireEvent.click(screen.getByText("abrir"));
    expect(dialog().open).toBe(true);
    const title = dialog().getAttribute("aria-labelledby") ?? "";
    expect(document.getElementById(title)?.textContent).toBe("Menú");
  });

  it("that asks something else has the focus again, if it went with the last question", async () => {
    render(<TwoQuestions />);
    const beto = screen.getByText("Beto");
    beto.focus();
    expect(document.activeElement).toBe(beto);
    fireEvent.click(beto);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText("volver")));
  });

  it("closes on its cross, on Esc and on a press outside, not inside", () => {
    render(<Asked />);
    const open = () => fireEvent.click(screen.getByText("abrir"));
    for (const leave of [
      () => fireEvent.click(screen.getByRole("button", { name: "Cerrar" })),
      () => fireEvent(dialog(), new Event("cancel", { cancelable: true })),
      () => fireEvent.click(dialog()),
    ]) {
      open();
      fireEvent.click(screen.getByText("sonido"));
      expect(dialog().open).toBe(true);
      leave();
      expect(dialog().open).toBe(false);
    }
  });

  it("is walked with the arrows", () => {
    render(<Asked />);
    fireEvent.click(screen.getByText("abrir"));
    screen.getByRole("button", { name: "Cerrar" }).focus();
    fireEvent.keyDown(document.activeElement ?? dialog(), { key: "ArrowDown" });
    expect(document.activeElement?.textContent).toBe("sonido");
  });
});

describe("a question before what cannot be undone", () => {
  it("offers the harmless answer first and gives it the focus", () => {
    const [yes, no] = [vi.fn(), vi.fn()];
    render(<Confirm open title="¿Abandonar?" yes="ABANDONAR" no="SEGUIR" onYes={yes} onNo={no} />);
    expect(document.activeElement?.textContent).toBe("SEGUIR");
    fireEvent.click(screen.getByText("ABANDONAR"));
    expect(yes).toHaveBeenCalledOnce();
    fireEvent(dialog(), new Event("cancel", { cancelable: true }));
    expect(no).toHaveBeenCalledOnce();
  });
});
