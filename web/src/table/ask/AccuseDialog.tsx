// Whom one accuses of reneging, and then whether one is sure, for it ends the game either way.
import { useEffect } from "preact/hooks";
import { t } from "../../i18n";
import { Icon } from "../../look/icons";
import type { Seat, TableView } from "../../protocol";
import { useTable } from "../../store/context";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { calledAt, isBot } from "../people";
import { type Accusing, accusing } from "./accusing";

type WhomProps = Readonly<{ view: TableView; onChoose: (seat: Seat) => void }>;

const Whom = ({ view, onChoose }: WhomProps) => (
  <>
    <p>{t().table.accuseStakes}</p>
    <div class="ask__whom">
      {view.allowed.accuse.map((seat) => (
        <Button key={seat} data-testid={`accuse-${seat}`} onClick={() => onChoose(seat)}>
          {isBot(view, seat) && <Icon name="robot" small />}
          <span class="ask__name">{calledAt(view, seat)}</span>
        </Button>
      ))}
    </div>
    {view.allowed.accuse.some((seat) => isBot(view, seat)) && (
      <p class="ask__note">{t().table.accuseRobot}</p>
    )}
  </>
);

const Sure = ({ view, seat }: { view: TableView; seat: Seat }) => (
  <>
    <p>{t().table.accuseStakes}</p>
    <p class="ask__note">
      {isBot(view, seat) ? t().table.accuseRobot : t().table.accuseLast(calledAt(view, seat))}
    </p>
  </>
);

type ActsProps = Readonly<{ sure: boolean; onBack: () => void; onAccuse: () => void }>;

const Acts = ({ sure, onBack, onAccuse }: ActsProps) =>
  sure ? (
    <>
      <Button data-testid="accuse-back" onClick={onBack}>
        {t().table.back}
      </Button>
      <Button kind="ivory" data-testid="accuse-confirm" onClick={onAccuse}>
        {t().table.accuseYes}
      </Button>
    </>
  ) : (
    <Button data-testid="accuse-back" onClick={onBack}>
      {t().table.back}
    </Button>
  );

const close = () => {
  accusing.value = "closed";
};

/** What is asked now; nothing where nobody, or no longer this rival, may be accused. */
function askedNow(view: TableView): Accusing {
  const asked = accusing.value;
  const known = asked === "whom" ? view.allowed.accuse.length > 0 : true;
  const open = typeof asked === "number" ? view.allowed.accuse.includes(asked) : known;
  return open ? asked : "closed";
}

export default function AccuseDialog({ view }: { view: TableView }) {
  const store = useTable();
  // Meant for one deal alone: when it is over, so is the question.
  useEffect(() => close, [view.game, view.deal]);
  const asked = askedNow(view);
  const sure = typeof asked === "number";
  const accuse = () => {
    close();
    if (sure) store.accuse(asked);
  };
  const back = () => {
    accusing.value = sure ? "whom" : "closed";
  };
  const choose = (seat: Seat) => {
    accusing.value = seat;
  };
  return (
    <Dialog
      open={asked !== "closed"}
      onClose={close}
      title={sure ? t().table.accuseSure(calledAt(view, asked)) : t().table.accuseWhom}
      closeLabel={t().table.close}
      class="ask"
      acts={<Acts sure={sure} onBack={back} onAccuse={accuse} />}
    >
      {sure ? <Sure view={view} seat={asked} /> : <Whom view={view} onChoose={choose} />}
    </Dialog>
  );
}
