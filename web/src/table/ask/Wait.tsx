// Somebody does not come back: what the others may do, and from when.
import { useState } from "preact/hooks";
import { t } from "../../i18n";
import type { Seat, TableView } from "../../protocol";
import { useTable } from "../../store/context";
import { seatAt } from "../../store/sides";
import { Button } from "../../ui/Button";
import { calledAt, isBot } from "../people";
import { Sure } from "./Sure";

const HOUR_S = 3600;

const Claim = ({ who }: { who: string }) => {
  const store = useTable();
  const [open, ask] = useState(false);
  return (
    <>
      <p>{t().table.claimNow(who)}</p>
      <Button data-testid="claim" aria-haspopup="dialog" onClick={() => ask(true)}>
        {t().table.claim}
      </Button>
      <Sure
        open={open}
        title={t().table.claimSure}
        text={t().table.claimStakes(who)}
        yes={t().table.claim}
        no={t().table.wait}
        testid="claim-confirm"
        onNo={() => ask(false)}
        onYes={() => {
          ask(false);
          store.claim();
        }}
      />
    </>
  );
};

/** Nobody else may close a game against two robots: then the absent one's partner is told what is left. */
function isStranded(view: TableView, awaited: Seat): boolean {
  const rivals = [seatAt(view, "left"), seatAt(view, "right")];
  return seatAt(view, "top") === awaited && rivals.every((seat) => isBot(view, seat));
}

type WaitProps = Readonly<{ view: TableView; awaited: Seat; waited: number }>;

export default function Wait({ view, awaited, waited }: WaitProps) {
  const store = useTable();
  const who = calledAt(view, awaited);
  const from = view.allowed.claim_from;
  if (from !== null) {
    const left = from - Math.floor(store.serverNow() / 1000);
    return left <= 0 ? (
      <Claim who={who} />
    ) : (
      <p>{t().table.claimFrom(who, t().table.span(left))}</p>
    );
  }
  const stranded = waited >= 48 * HOUR_S && view.allowed.resign && isStranded(view, awaited);
  return stranded ? <p>{t().table.partnerAbsent(who)}</p> : null;
}
