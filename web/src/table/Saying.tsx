// One sentence under the trick: who is awaited, what is asked of you, who takes it.
import { t } from "../i18n";
import type { Shown } from "../presentation/shown";
import type { TableView } from "../protocol";
import { lifted } from "./hand/held";
import { calledAt } from "./people";
import { isOnTurn } from "./stage";

const ledIn = ({ trick }: Shown): string | undefined => trick[0]?.card.charAt(1);

/** What you are asked for: the suit to follow, where the table marks nothing else; to lead, where nothing lies. */
function asked({ allowed }: TableView, shown: Shown): string {
  const led = ledIn(shown);
  if (led === undefined) return t().table.lead;
  const follows = allowed.clean.length > 0 && allowed.clean.every((card) => card.endsWith(led));
  return follows ? t().table.follow(t().names.suit(led)) : "";
}

/** The suit that a lifted card would fail to follow; null where nothing speaks against it, or nothing is lifted. */
function reneged(view: TableView, shown: Shown): string | null {
  const { allowed } = view;
  const card = isOnTurn(view, shown) ? lifted.value : null;
  const led = ledIn(shown);
  if (card === null || led === undefined || !allowed.cards.includes(card)) return null;
  return allowed.clean.includes(card) ? null : led;
}

/** What the next press does, where a card is lifted; what is asked for, where none is. */
function ready(view: TableView, shown: Shown): string {
  const clean = lifted.value !== null && view.allowed.clean.includes(lifted.value);
  return clean ? t().table.again : asked(view, shown);
}

const Taken = ({ view, seat }: { view: TableView; seat: NonNullable<Shown["winner"]> }) =>
  view.seat === seat ? (
    <b>{t().table.youTake}</b>
  ) : (
    <>
      <b>{calledAt(view, seat)}</b> {t().table.takes}
    </>
  );

const Sentence = ({ view, shown }: Props) => {
  if (shown.winner !== null) return <Taken view={view} seat={shown.winner} />;
  const led = reneged(view, shown);
  if (led !== null) return t().table.wouldRenege(t().names.suit(led));
  if (isOnTurn(view, shown)) {
    return (
      <>
        <b>{t().table.yourTurn}</b> {ready(view, shown)}
      </>
    );
  }
  return shown.flame === null || shown.flame === view.seat
    ? null
    : t().table.plays(calledAt(view, shown.flame));
};

type Props = Readonly<{ view: TableView; shown: Shown }>;

export const Saying = (props: Props) => (
  <p class={reneged(props.view, props.shown) ? "say is-risk" : "say"}>
    <Sentence {...props} />
  </p>
);
