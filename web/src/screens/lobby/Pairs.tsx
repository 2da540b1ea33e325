// All four sit: who plays with whom. The host chooses, the others see what is chosen.
import { useId } from "preact/hooks";
import { t } from "../../i18n/whole";
import { inviteLink } from "../../my_tables";
import type { TableView } from "../../protocol";
import { nameOfPlayer } from "../../store/names";
import { ourPair } from "../../store/sides";
import { namesOf } from "../../table/people";
import { Paper } from "../../ui/surfaces";
import { LinkLine } from "./Invite";

const hostName = (view: TableView): string => nameOfPlayer(view, view.host) ?? "";

function titleOf(view: TableView): string {
  if (view.partner !== null) return t().lobby.readyTitle;
  return view.you === view.host ? t().lobby.partnerTitle : t().lobby.waitTitle;
}

function textOf(view: TableView): string {
  const host = view.you === view.host;
  if (view.partner === null) {
    return host ? t().lobby.partnerText : t().lobby.waitText(hostName(view));
  }
  const ours = ourPair(view);
  const pairs = t().lobby.readyText(namesOf(view, ours), namesOf(view, ours === 0 ? 1 : 0));
  return host ? pairs : `${pairs} ${t().lobby.startText(hostName(view))}`;
}

export const Pairs = ({ table, view }: { table: string; view: TableView }) => {
  const id = useId();
  return (
    <Paper class="invite" aria-labelledby={id}>
      <h2 id={id}>{titleOf(view)}</h2>
      <p class="invite__p" role="status">
        {textOf(view)}
      </p>
      <LinkLine link={inviteLink(table)} />
    </Paper>
  );
};
