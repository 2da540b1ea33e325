// A question before what cannot be undone: what it does; the harmless answer comes first and stands out.
import { t } from "../../i18n";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";

type Props = Readonly<{
  open: boolean;
  title: string;
  text: string;
  yes: string;
  no: string;
  /** The name of the button that does it, for tests. */
  testid: string;
  onYes: () => void;
  onNo: () => void;
}>;

export const Sure = ({ open, title, text, yes, no, testid, onYes, onNo }: Props) => (
  <Dialog
    open={open}
    onClose={onNo}
    title={title}
    closeLabel={t().table.close}
    acts={
      <>
        <Button kind="ivory" onClick={onNo}>
          {no}
        </Button>
        <Button data-testid={testid} onClick={onYes}>
          {yes}
        </Button>
      </>
    }
  >
    <p>{text}</p>
  </Dialog>
);
