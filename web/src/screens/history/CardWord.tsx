import { isCard, rankOf, rankText, suitOf } from "../../cards/card";
import { t } from "../../i18n/whole";
import { SuitMark } from "../../look/signs";
import type { CardText } from "../../protocol";

/** A card in a line of text: its rank and its suit. */
export const CardWord = ({ card }: { card: CardText }) => {
  if (!isCard(card)) return <span>{card}</span>;
  return (
    <span class="cw" data-suit={suitOf(card)}>
      <span class="vh">{t().names.card(card)}</span>
      <span aria-hidden="true">{rankText(rankOf(card))}</span>
      <SuitMark suit={suitOf(card)} />
    </span>
  );
};

export const CardWords = ({ cards }: { cards: readonly CardText[] }) => (
  <span class="cws">
    {cards.map((card) => (
      <CardWord key={card} card={card} />
    ))}
  </span>
);
