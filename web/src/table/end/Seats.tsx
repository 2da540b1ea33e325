// Between two games a seat may be given up, and somebody else may take it.
import { useState } from "preact/hooks";
import { t } from "../../i18n/whole";
import type { TableView } from "../../protocol";
import { lastName } from "../../settings";
import { useTable } from "../../store/context";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { Sure } from "../ask/Sure";

export const LeaveSeat = () => {
  const store = useTable();
  const [open, ask] = useState(false);
  return (
    <>
      <Button kind="quiet" icon="leave" data-testid="leave" onClick={() => ask(true)}>
        {t().end.leave}
      </Button>
      <Sure
        open={open}
        title={t().end.leaveSure}
        text={t().end.leaveHint}
        yes={t().end.leave}
        no={t().end.stay}
        testid="leave-confirm"
        onNo={() => ask(false)}
        onYes={() => {
          ask(false);
          store.leave();
        }}
      />
    </>
  );
};

/** For who watches while a seat is free. */
export const TakeSeat = () => {
  const store = useTable();
  const [name, write] = useState(lastName.peek());
  const sit = (event: Event) => {
    event.preventDefault();
    if (name.trim()) store.sit(name.trim());
  };
  return (
    <form class="fin__b" onSubmit={sit}>
      <p>{t().end.sitHint}</p>
      <Field
        label={t().end.name}
        value={name}
        maxLength={40}
        autoComplete="nickname"
        data-testid="name-input"
        onWrite={write}
      />
      <Button kind="ivory" type="submit" data-testid="sit" disabled={!name.trim()}>
        {t().end.sit}
      </Button>
    </form>
  );
};

/** For the host while somebody is missing. */
export const FillSeats = ({ view }: { view: TableView }) => {
  const store = useTable();
  const free = view.seats.some((seat) => seat.player === null);
  if (!free || view.seat === null) return null;
  return (
    <div class="fin__free">
      <p>{t().end.seatsFree}</p>
      {view.allowed.add_bots && (
        <Button icon="robot" data-testid="fill-bots" onClick={() => store.addBots()}>
          {t().end.fillBots}
        </Button>
      )}
    </div>
  );
};
