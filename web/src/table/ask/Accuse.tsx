// ACUSAR RENUNCIO: the button. What it asks is in `AccuseDialog`.
import { t } from "../../i18n";
import type { IconName } from "../../look/icons";
import type { TableView } from "../../protocol";
import { Button, type ButtonKind } from "../../ui/Button";
import { accusing } from "./accusing";

type ButtonProps = Readonly<{ view: TableView; kind?: ButtonKind; icon?: IconName }>;

/** There where reneging is allowed, and pressed from the end of the bidding on. */
export const AccuseButton = ({ view, kind = "quiet", icon }: ButtonProps) => {
  if (view.seat === null || view.mode !== "allowed") return null;
  return (
    <Button
      kind={kind}
      {...(icon ? { icon } : {})}
      data-testid="accuse"
      aria-haspopup="dialog"
      disabled={view.allowed.accuse.length === 0}
      onClick={() => {
        accusing.value = "whom";
      }}
    >
      <span class="short">{t().table.accuseShort}</span>
      <span class="long">{t().table.accuse}</span>
    </Button>
  );
};
