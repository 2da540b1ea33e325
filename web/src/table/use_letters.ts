// Letters that speak of the table, and `?`, which lists all keys. What they say comes when it is first asked for.
import { useEffect } from "preact/hooks";
import { letterOf } from "../keys";
import { keysOpen } from "../shell";
import { useTable } from "../store/context";
import { tidy } from "./hand/held";

const SPEAKING = "artluh";

export function useLetters(): void {
  const { view } = useTable();
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const letter = letterOf(event);
      const now = view.peek();
      if (letter === "?") keysOpen.value = true;
      else if (letter === "o") tidy.peek()?.();
      else if (now && letter?.length === 1 && SPEAKING.includes(letter))
        import("../a11y/say").then(({ say }) => say(letter, now)).catch(() => {});
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}
