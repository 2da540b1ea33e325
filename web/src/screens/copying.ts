// Copying to the clipboard, which a browser may refuse.
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n/whole";
import { toast } from "../ui/notice";

const SHOWN_MS = 2500;

/** Puts `text` on the clipboard. Answers whether it did; where it did not, the player is told. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    toast(t().lobby.copyFailed, "wrong");
    return false;
  }
}

/** `copy` copies, `copied` is true for a moment afterwards. */
export function useCopy(text: string): { copied: boolean; copy: () => void } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(setCopied, SHOWN_MS, false);
    return () => clearTimeout(timer);
  }, [copied]);
  return { copied, copy: () => void copyText(text).then(setCopied) };
}
