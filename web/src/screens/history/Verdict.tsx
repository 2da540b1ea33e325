// The renege, judged: every card of the accused against what they held. Without an accusation, what the record shows.
import { t } from "../../i18n/whole";
import { Icon } from "../../look/icons";
import type { DealRecord, Seat } from "../../protocol";
import { Paper } from "../../ui/surfaces";
import { CardWord, CardWords } from "./CardWord";
import type { People } from "./people";
import { type Replay, type ReplayPlay, type ReplayTrick, renegesIn } from "./replay";
import "./ledger.css";

const wordFor = (trick: ReplayTrick, play: ReplayPlay): string => {
  if (trick.plays[0] === play) return t().history.leads;
  if (play.renege) return t().history.renegeMark;
  return play.card.charAt(1) === trick.led ? t().history.follows : t().history.hadNone;
};

const Line = ({ trick, accused }: { trick: ReplayTrick; accused: Seat }) => {
  const play = trick.plays.find(({ seat }) => seat === accused);
  const first = trick.plays[0];
  if (!play || !first) return null;
  return (
    <tr class={play.renege ? "is-renege" : ""}>
      <th scope="row">{trick.number}</th>
      <td>
        <CardWord card={first.card} />
      </td>
      <td>
        <CardWord card={play.card} />
      </td>
      <td>
        <span class="past__judged">
          <Icon name={play.renege ? "cross" : "check"} small />
          {wordFor(trick, play)}
        </span>
        {play.renege && (
          <span class="past__held">
            {t().history.had("")}
            <CardWords cards={play.held} />
          </span>
        )}
      </td>
    </tr>
  );
};

const Judged = ({ played, accused }: { played: Replay; accused: Seat }) => (
  <table class="past__judgement">
    <thead>
      <tr>
        <th scope="col">{t().history.trick}</th>
        <th scope="col">{t().history.led}</th>
        <th scope="col">{t().history.played}</th>
        <th scope="col">{t().history.judged}</th>
      </tr>
    </thead>
    <tbody>
      {played.tricks.map((trick) => (
        <Line key={trick.number} trick={trick} accused={accused} />
      ))}
    </tbody>
  </table>
);

type Props = Readonly<{ record: DealRecord; played: Replay; people: People }>;

const Accused = ({ played, people, of }: Omit<Props, "record"> & { of: Accusation }) => {
  const [by, accused, proven] = of;
  const say = proven ? t().history.proven : t().history.notProven;
  return (
    <Paper class="past__paper" aria-label={t().history.verdict} data-testid="verdict">
      <h2>{t().history.verdict}</h2>
      <p class="past__verdict">{say(people.named(by), people.named(accused))}</p>
      <Judged played={played} accused={accused} />
    </Paper>
  );
};

type Accusation = NonNullable<DealRecord["accusation"]>;

export const Verdict = ({ record, ...rest }: Props) =>
  record.accusation ? <Accused {...rest} of={record.accusation} /> : null;

/** What the record shows of reneges, whether anybody noticed or not. */
export const Reneges = ({ played, people }: Omit<Props, "record">) => {
  const found = renegesIn(played);
  if (found.length === 0) return <p class="past__note">{t().history.none}</p>;
  return (
    <div class="past__note" data-testid="reneges">
      <p>{t().history.reneges(found.length)}</p>
      <ul>
        {found.map(({ trick, seat, card, held }) => (
          <li key={card}>
            {t().history.renege(
              people.named(seat),
              trick,
              t().names.card(card),
              held.map((one) => t().names.card(one)).join(", "),
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
