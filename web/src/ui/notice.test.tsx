import { act, cleanup, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Banner, Toasts, toast } from "./notice";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  cleanup();
});

const shown = () => [...document.querySelectorAll(".toast")].map(({ textContent }) => textContent);

describe("toasts", () => {
  it("are read out and pass by themselves", async () => {
    render(<Toasts />);
    await act(() => toast("Enlace copiado"));
    expect(screen.getByRole("status").textContent).toBe("Enlace copiado");
    await act(() => void vi.runAllTimers());
    expect(shown()).toEqual([]);
  });

  it("say the same thing once, and three things at most", async () => {
    render(<Toasts />);
    await act(() => {
      for (const text of ["a", "b", "a", "c", "d"]) toast(text);
    });
    expect(shown()).toEqual(["a", "c", "d"]);
  });
});

describe("a banner", () => {
  it("is a status that stays", () => {
    render(
      <Banner icon="gone" tone="wrong">
        Sin conexión
      </Banner>,
    );
    expect(screen.getByRole("status").className).toBe("banner banner--wrong");
  });
});
