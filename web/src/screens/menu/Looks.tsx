// What each player chooses for their own screen. It changes at once, in the middle of a trick too.
import { t } from "../../i18n/whole";
import { toggleFullScreen } from "../../keys";
import {
  fourColours,
  HAND_ORDERS,
  type HandOrder,
  handOrder,
  MOTIONS,
  type Motion,
  motion,
  sound,
} from "../../settings";
import { Button } from "../../ui/Button";
import { Choice } from "../../ui/Choice";
import { Switch } from "../../ui/Switch";
import { DeckChoice } from "../hall/DeckChoice";
import { LanguageChoice } from "../LanguageChoice";

const orderLabel = (order: HandOrder): string =>
  order === "high-first" ? t().menu.highFirst : t().menu.lowFirst;

const motionLabel = (one: Motion): string =>
  ({ auto: t().menu.motionAuto, on: t().menu.motionOn, off: t().menu.motionOff })[one];

const Hand = () => (
  <div class="option">
    <span class="option__label" aria-hidden="true">
      {t().menu.handOrder}
    </span>
    <Choice
      label={t().menu.handOrder}
      value={handOrder.value}
      onChoose={(order) => {
        handOrder.value = order;
      }}
      options={HAND_ORDERS.map((value) => ({ value, label: orderLabel(value) }))}
    />
  </div>
);

const Motions = () => (
  <div class="option">
    <span class="option__label" aria-hidden="true">
      {t().menu.motion}
    </span>
    <Choice
      label={t().menu.motion}
      value={motion.value}
      onChoose={(chosen) => {
        motion.value = chosen;
      }}
      options={MOTIONS.map((value) => ({ value, label: motionLabel(value) }))}
    />
  </div>
);

const FourColours = () => (
  <Switch
    label={
      <>
        {t().menu.fourColours}
        <small>{t().menu.fourColoursHint}</small>
      </>
    }
    checked={fourColours.value}
    onChange={(on) => {
      fourColours.value = on;
    }}
  />
);

export const Looks = ({ plays }: { plays: boolean }) => (
  <section class="menu__part" aria-label={t().menu.look}>
    <Switch
      label={t().menu.sound}
      checked={sound.value}
      onChange={(on) => {
        sound.value = on;
      }}
    />
    <div class="option">
      <span class="option__label" aria-hidden="true">
        {t().menu.deck}
      </span>
      <DeckChoice label={t().menu.deck} />
    </div>
    <FourColours />
    {plays && <Hand />}
    <Motions />
    <div class="menu__row">
      <LanguageChoice />
      <Button kind="quiet" icon="full" onClick={toggleFullScreen}>
        {t().menu.fullScreen}
      </Button>
    </div>
  </section>
);
