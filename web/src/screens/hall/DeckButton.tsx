// The deck one plays with, and a sheet to change it.
import { useState } from "preact/hooks";
import { DeckPreview } from "../../cards/DeckPreview";
import { t } from "../../i18n/whole";
import { deck, fourColours } from "../../settings";
import { Dialog } from "../../ui/Dialog";
import { DeckChoice } from "./DeckChoice";
import "./option.css";

export const DeckButton = () => {
  const [open, show] = useState(false);
  return (
    <div class="option">
      <span class="option__label">{t().lobby.deck}</span>
      <button type="button" class="deck" aria-haspopup="dialog" onClick={() => show(true)}>
        <DeckPreview
          deck={deck.value}
          fourColours={fourColours.value}
          cards={["QS", "KH", "JD", "AC"]}
        />
        <span>
          <span class="vh">{t().lobby.changeDeck}: </span>
          <b>{t().names.decks[deck.value]}</b>
          <small>{t().lobby.deckHint}</small>
        </span>
      </button>
      <Dialog
        open={open}
        onClose={() => show(false)}
        title={t().lobby.deck}
        closeLabel={t().menu.close}
      >
        <DeckChoice label={t().lobby.deck} />
      </Dialog>
    </div>
  );
};
