// The table one has not sat down at yet: the name of the game on the cloth, a hand of cards, and one's own chair.
import { useId } from "preact/hooks";
import { Card } from "../../cards/Card";
import type { Card as CardText } from "../../cards/card";
import { t } from "../../i18n/whole";
import { pathTo } from "../../router";
import { LinkButton } from "../../ui/Button";
import { TableTop } from "../../ui/surfaces";
import "../chair.css";

const HAND: readonly CardText[] = ["9H", "KH", "TC", "JD", "KC", "AS", "QS"];

const silent = (): string => "";

const Fan = () => (
  <div class="home__fan" aria-hidden="true">
    {HAND.map((card, at) => (
      <div class="home__card" key={card} style={{ "--m": at - 3 }}>
        <Card face={card} name={silent} />
      </div>
    ))}
  </div>
);

export const Board = () => {
  const id = useId();
  return (
    <section class="home__board" aria-labelledby={id}>
      <TableTop />
      <span class="chair chair--top" aria-hidden="true">
        {t().home.partnerChair}
      </span>
      <span class="chair chair--left" aria-hidden="true">
        {t().home.rivalChair}
      </span>
      <span class="chair chair--right" aria-hidden="true">
        {t().home.rivalChair}
      </span>
      <div class="home__hero">
        <h1 id={id}>{t().names.game}</h1>
        <p>{t().home.lead}</p>
      </div>
      <Fan />
      <div class="home__sit">
        <LinkButton kind="ivory" grand href={pathTo.open} data-testid="open-table">
          {t().home.open}
        </LinkButton>
      </div>
    </section>
  );
};
