import { t } from "../../i18n/whole";
import type { Seat, TableView } from "../../protocol";
import { useTable } from "../../store/context";
import { nameOfSeat } from "../../store/names";
import { Confirm } from "../../ui/Confirm";

type Props = Readonly<{ view: TableView; seat: Seat | null; onDone: () => void }>;

/** Asks before a person's chair is freed. */
export const Freeing = ({ view, seat, onDone }: Props) => {
  const store = useTable();
  return (
    <Confirm
      open={seat !== null}
      title={seat === null ? "" : t().lobby.freeTitle(nameOfSeat(view, seat))}
      yes={t().lobby.freeYes}
      no={t().lobby.cancel}
      onNo={onDone}
      onYes={() => {
        if (seat !== null) store.freeSeat(seat);
        onDone();
      }}
    >
      <p>{t().lobby.freeText}</p>
    </Confirm>
  );
};
