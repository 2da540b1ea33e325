// Somebody does not come back: after half a day there is something to say about it.
import type { TableView } from "../../protocol";
import { useWaited } from "../clock";
import { Wait } from "../sheets";

/** From here on the wait is worth a word about closing the game. */
const LONG_S = 12 * 3600;

export const Absent = ({ view }: { view: TableView }) => {
  const awaited = view.turn;
  const waited = useWaited(view.since, awaited !== null && view.seat !== null);
  if (awaited === null || waited === null || waited < LONG_S || awaited === view.seat) return null;
  return (
    <div class="absent">
      <Wait view={view} awaited={awaited} waited={waited} />
    </div>
  );
};
