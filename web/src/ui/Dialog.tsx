// A native modal dialog: it traps the focus, gives it back, and Esc closes it. The arrows walk it.
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { IconButton } from "./Button";
import { walkOnArrows } from "./walk";

type Props = Readonly<{
  open: boolean;
  /** Called on Esc, on the cross and on a press outside. The owner then sets `open`. */
  onClose: () => void;
  title: string;
  /** The name of the cross. */
  closeLabel: string;
  /** `wood` and `paper` lie in the middle; `side` comes from the edge (from below on phones). */
  surface?: "wood" | "paper" | "side";
  class?: string;
  children?: ComponentChildren;
  /** Buttons at the foot; the first has the focus where nothing inside asks for it. */
  acts?: ComponentChildren;
}>;

const BODY = { wood: "scoop line-brass", paper: "paper scoop", side: "" } as const;

// Another title is another question: whose button had the focus may be gone with the last one.
const useModal = (open: boolean, title: string) => {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    if (!open) return dialog.open ? dialog.close() : undefined;
    if (!dialog.open) dialog.showModal();
    else if (dialog.contains(document.activeElement)) return;
    dialog.querySelector<HTMLElement>("[autofocus], .dialog__acts .btn")?.focus();
  }, [open, title]);
  return box;
};

/** A press on the dialog itself, not on what it holds, is a press outside. */
const isOutside = (event: MouseEvent): boolean => event.target === event.currentTarget;

export const Dialog = ({
  open,
  onClose,
  title,
  closeLabel,
  surface = "wood",
  class: more = "",
  children,
  acts,
}: Props) => {
  const box = useModal(open, title);
  const id = useId();
  return (
    <dialog
      ref={box}
      class={`dialog dialog--${surface} ${more}`.trim()}
      aria-labelledby={id}
      onClick={(event) => isOutside(event) && onClose()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={walkOnArrows}
    >
      {open && (
        <div class={`dialog__body ${BODY[surface]}`.trim()}>
          <div class="dialog__head">
            <h2 class="dialog__title" id={id}>
              {title}
            </h2>
            <IconButton icon="cross" label={closeLabel} class="dialog__close" onClick={onClose} />
          </div>
          <div class="dialog__text">{children}</div>
          {acts && <footer class="dialog__acts">{acts}</footer>}
        </div>
      )}
    </dialog>
  );
};
