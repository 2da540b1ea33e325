// The four decks, each shown by four of its cards. It changes looks only, and at once.
import { useId } from "preact/hooks";
import { DECK_NAMES, type DeckName } from "../../cards/card";
import { DeckPreview } from "../../cards/DeckPreview";
import { t } from "../../i18n/whole";
import { deck, fourColours } from "../../settings";
import "./deck.css";

const Tile = ({ one, group }: { one: DeckName; group: string }) => (
  <label class="deck-tile">
    <input
      type="radio"
      name={group}
      value={one}
      data-testid={`deck-${one}`}
      checked={deck.value === one}
      onChange={() => {
        deck.value = one;
      }}
    />
    <span class="deck-tile__box">
      <DeckPreview deck={one} fourColours={fourColours.value} />
      <span class="deck-tile__name">{t().names.decks[one]}</span>
    </span>
  </label>
);

export const DeckChoice = ({ label }: { label: string }) => {
  const group = useId();
  return (
    <div class="deck-tiles" role="radiogroup" aria-label={label}>
      {DECK_NAMES.map((one) => (
        <Tile key={one} one={one} group={group} />
      ))}
    </div>
  );
};
