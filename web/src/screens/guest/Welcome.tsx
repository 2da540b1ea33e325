// The invitation as its guest reads it: who invites, and a line for one's name.
import { useId, useState } from "preact/hooks";
import { errorText, t } from "../../i18n/whole";
import type { TableView } from "../../protocol";
import { lastName } from "../../settings";
import { useTable } from "../../store/context";
import { nameOfPlayer } from "../../store/names";
import { SEATS } from "../../store/sides";
import { Button } from "../../ui/Button";
import { Paper } from "../../ui/surfaces";
import { NameField } from "../hall/NameField";
import { wrongName } from "../hall/name";

function useSitting() {
  const store = useTable();
  const [name, write] = useState(lastName.peek());
  const [tried, setTried] = useState(false);
  const wrong = wrongName(name);
  const sit = async (event: Event): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (wrong || store.asking.peek().has("sit")) return;
    if (await store.sit(name.trim())) lastName.value = name.trim();
  };
  const refused = store.refusal.value?.action === "sit" ? store.refusal.value.code : null;
  return {
    name,
    write,
    sit,
    wrong: tried ? wrong : null,
    refused: refused && errorText(refused),
    sitting: store.asking.value.has("sit"),
  };
}

const SitDown = () => {
  const { name, write, sit, wrong, refused, sitting } = useSitting();
  const store = useTable();
  return (
    <form class="sitdown" onSubmit={(event) => void sit(event)}>
      <NameField value={name} onWrite={write} wrong={wrong} goes="done" />
      {refused && (
        <p class="field__wrong" role="alert" data-testid="refusal">
          {refused}
        </p>
      )}
      <Button kind="ink" icon="chair" type="submit" disabled={sitting} data-testid="sit">
        {sitting ? t().guest.sitting : t().guest.sit}
      </Button>
      {!store.watching.value && (
        <Button kind="paper" icon="eye" onClick={() => store.watch()} data-testid="watch">
          {t().guest.watchInstead}
        </Button>
      )}
    </form>
  );
};

const Full = () => {
  const store = useTable();
  return (
    <div class="sitdown">
      <Button kind="ink" icon="eye" onClick={() => store.watch()} data-testid="watch">
        {t().guest.watch}
      </Button>
    </div>
  );
};

const hostOf = (view: TableView): string => nameOfPlayer(view, view.host) ?? t().names.game;

/** Chose to watch a game that has not begun: the table is seen filling, and a free chair stays free. */
const Watching = ({ view }: { view: TableView }) => {
  const id = useId();
  return (
    <Paper class="invite invite--guest" aria-labelledby={id} data-testid="spectating">
      <h2 id={id}>{t().table.watching}</h2>
      <p class="invite__p">{t().guest.watching(hostOf(view))}</p>
      {view.allowed.sit && <SitDown />}
    </Paper>
  );
};

const Invited = ({ view }: { view: TableView }) => {
  const id = useId();
  const store = useTable();
  const free = SEATS.filter((seat) => view.seats[seat].kind === "free").length;
  const wasHere = store.secret.value !== null;
  const lead = view.allowed.sit ? t().guest.lead(free) : t().guest.full;
  return (
    <Paper class="invite invite--guest" aria-labelledby={id}>
      <h2 id={id}>{t().guest.title(hostOf(view))}</h2>
      <p class="invite__p">{view.allowed.sit && wasHere ? t().guest.again : lead}</p>
      {view.allowed.sit ? <SitDown /> : <Full />}
    </Paper>
  );
};

export const Welcome = ({ view }: { view: TableView }) =>
  useTable().watching.value ? <Watching view={view} /> : <Invited view={view} />;
