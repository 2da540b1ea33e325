// What the menu has to say of the table: its links, and the last trick as it lay.
import { Card } from "../../cards/Card";
import { isCard } from "../../cards/card";
import { t } from "../../i18n/whole";
import { inviteLink, privateLink } from "../../my_tables";
import type { TableView, TrickView } from "../../protocol";
import { calledAt } from "../../table/people";
import { Button } from "../../ui/Button";
import { useCopy } from "../copying";

const Trick = ({ view, trick }: { view: TableView; trick: TrickView }) => (
  <>
    <ol class="menu__trick">
      {trick.plays.map(({ seat, card }) => (
        <li key={seat}>
          {isCard(card) && (
            <Card
              face={card}
              name={t().names.card}
              state={seat === trick.winner ? "won" : "rest"}
            />
          )}
          <span>{calledAt(view, seat)}</span>
        </li>
      ))}
    </ol>
    <p class="menu__hint">{t().menu.took(calledAt(view, trick.winner))}</p>
  </>
);

const LastTrick = ({ view }: { view: TableView }) => (
  <div class="option">
    <span class="option__label">{t().menu.lastTrick}</span>
    {view.last_trick ? (
      <Trick view={view} trick={view.last_trick} />
    ) : (
      <p class="menu__hint">{t().menu.noTrick}</p>
    )}
  </div>
);

type LinkProps = Readonly<{ link: string; label: string; done: string; hint?: string }>;

const CopyLink = ({ link, label, done, hint }: LinkProps) => {
  const { copied, copy } = useCopy(link);
  return (
    <div class="private">
      <Button kind="quiet" icon={copied ? "check" : "copy"} onClick={copy} aria-live="polite">
        {copied ? done : label}
      </Button>
      {hint && <small>{hint}</small>}
    </div>
  );
};

const isInGame = (view: TableView): boolean =>
  view.phase === "bidding" || view.phase === "playing" || view.phase === "counting";

export const ThisTable = ({ view, table }: { view: TableView; table: string }) => {
  const mine = privateLink(table);
  return (
    <section class="menu__part" aria-label={t().menu.table}>
      {isInGame(view) && <LastTrick view={view} />}
      <CopyLink link={inviteLink(table)} label={t().menu.invite} done={t().menu.copied} />
      {mine && view.seat !== null && (
        <CopyLink
          link={mine}
          label={t().menu.privateLink}
          done={t().menu.privateCopied}
          hint={t().menu.privateHint}
        />
      )}
    </section>
  );
};
