// All four hands, open: what was played by now is dimmed.
import { Card } from "../../cards/Card";
import { isCard } from "../../cards/card";
import { t } from "../../i18n/whole";
import type { CardText, DealRecord } from "../../protocol";
import { type People, seatsFrom } from "./people";
import type { Replay } from "./replay";

type Props = Readonly<{ record: DealRecord; played: Replay; people: People; at: number }>;

const Row = ({ cards, gone }: { cards: readonly CardText[]; gone: ReadonlySet<CardText> }) => (
  <ol class="past__hand">
    {cards.map((card) => (
      <li key={card}>
        {isCard(card) && (
          <Card face={card} name={t().names.card} state={gone.has(card) ? "dim" : "rest"} />
        )}
      </li>
    ))}
  </ol>
);

export const Hands = ({ record, played, people, at }: Props) => {
  const gone = new Set(record.plays.slice(0, at).map(([, card]) => card));
  return (
    <section class="past__hands" aria-label={t().history.hands}>
      <h2 class="vh">{t().history.hands}</h2>
      {seatsFrom(people.chair).map((seat) => (
        <div key={seat} data-testid={`hand-${seat}`}>
          <h3>
            {people.isMe(seat) ? t().history.yourHand : t().history.handOf(people.named(seat))}
          </h3>
          <Row cards={played.hands[seat] ?? []} gone={gone} />
        </div>
      ))}
    </section>
  );
};
