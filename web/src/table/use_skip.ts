// Nobody has to wait for the dealing: any press or key shows the table as it is.
import { useEffect, useState } from "preact/hooks";
import type { Shown } from "../presentation/shown";

/** Whether the dealing that is displayed was skipped. */
export function useSkip(shown: Shown): boolean {
  const [skipped, skip] = useState("");
  const deal = shown.dealing ? `${shown.game}.${shown.deal}` : "";
  useEffect(() => {
    if (deal === "") return;
    const now = () => skip(deal);
    addEventListener("pointerdown", now);
    addEventListener("keydown", now);
    return () => {
      removeEventListener("pointerdown", now);
      removeEventListener("keydown", now);
    };
  }, [deal]);
  return deal !== "" && skipped === deal;
}
