// The pictures of the pages: cards laid as at the table.
import type { ComponentChildren } from "preact";
import { Card, type CardState } from "../../cards/Card";
import type { Card as CardText } from "../../cards/card";
import type { PictureName } from "../../i18n/es/pages";
import { t } from "../../i18n/whole";
import { Icon } from "../../look/icons";
import { Num } from "../../ui/Num";

type Laid = readonly [CardText, CardState];

const Row = ({ cards, close = false }: { cards: readonly Laid[]; close?: boolean }) => (
  <div class={close ? "pic pic--close" : "pic"}>
    {cards.map(([card, state]) => (
      <Card key={card} face={card} name={t().names.card} state={state} />
    ))}
  </div>
);

/** What lies on the table, and beside it what is in the hand. */
const Played = ({ lying, hand }: { lying: readonly Laid[]; hand: readonly Laid[] }) => (
  <div class="pic-pair">
    <Row cards={lying} />
    <Icon name="next" />
    <Row cards={hand} close />
  </div>
);

const rest = (...cards: CardText[]): readonly Laid[] => cards.map((card) => [card, "rest"]);

const RANKS = rest("AH", "KH", "QH", "JH", "TH", "9H", "8H", "7H", "6H", "5H", "4H", "3H", "2H");

const Contract = () => (
  <p class="pic-sum">
    <Num value={4} />
    <Icon name="plus" />
    <Num value={3} />
    <Icon name="next" />
    <Num value={7} class="pic-sum__all" />
  </p>
);

const Bags = () => (
  <p class="pic-bags" aria-hidden="true">
    {Array.from({ length: 10 }, (_, at) => (
      <i key={at} class={at < 9 ? "on" : ""} />
    ))}
  </p>
);

const PICTURES: Readonly<Record<PictureName, () => ComponentChildren>> = {
  hand: () => (
    <Row
      cards={[
        ["QS", "dim"],
        ["KH", "play"],
        ["8H", "play"],
        ["2H", "up"],
        ["JC", "dim"],
      ]}
    />
  ),
  ranks: () => <Row cards={RANKS} close />,
  follow: () => (
    <Played
      lying={rest("QD")}
      hand={[
        ["AC", "dim"],
        ["9D", "play"],
        ["4D", "play"],
        ["7S", "dim"],
      ]}
    />
  ),
  plain: () => (
    <Row
      cards={[
        ["TC", "dim"],
        ["AC", "won"],
        ["KD", "dim"],
        ["3C", "dim"],
      ]}
    />
  ),
  trump: () => (
    <Row
      cards={[
        ["KH", "dim"],
        ["AH", "dim"],
        ["2S", "won"],
        ["5H", "dim"],
      ]}
    />
  ),
  contract: () => <Contract />,
  bags: () => <Bags />,
  sure: () => <Row cards={rest("AS", "KS", "AH", "KD", "4D")} />,
  nil: () => <Row cards={rest("3S", "6H", "2H", "5D", "3D", "4C")} />,
  renege: () => <Played lying={rest("JH", "7C")} hand={rest("QS", "4H", "9C")} />,
  queen: () => <Row cards={rest("QS")} />,
};

type Props = Readonly<{ picture: PictureName; caption: string }>;

export const Picture = ({ picture, caption }: Props) => (
  <figure class={`page__pic page__pic--${picture}`}>
    {PICTURES[picture]()}
    <figcaption>{caption}</figcaption>
  </figure>
);
