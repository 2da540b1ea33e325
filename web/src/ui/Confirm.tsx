// Asks before what cannot be undone.
import type { ComponentChildren } from "preact";
import { Button } from "./Button";
import { Dialog } from "./Dialog";

type Props = Readonly<{
  open: boolean;
  title: string;
  children?: ComponentChildren;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
}>;

/** A sheet of paper with two buttons; the harmless one comes first and stands out, and closing means it. */
export const Confirm = ({ open, title, children, yes, no, onYes, onNo }: Props) => (
  <Dialog
    open={open}
    onClose={onNo}
    title={title}
    closeLabel={no}
    surface="paper"
    acts={
      <>
        <Button kind="ink" onClick={onNo}>
          {no}
        </Button>
        <Button kind="paper" onClick={onYes}>
          {yes}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);
