// REVANCHA: with the same pairs or a new partner, and under other conditions where the host likes.
import { useState } from "preact/hooks";
import { t } from "../../i18n/whole";
import type { PlayerId, RenegeMode, TableView } from "../../protocol";
import { useTable } from "../../store/context";
import { nameOfPlayer } from "../../store/names";
import { seatAt } from "../../store/sides";
import type { RematchChoice } from "../../store/types";
import { Button } from "../../ui/Button";
import { Choice } from "../../ui/Choice";
import { walkOnArrows } from "../../ui/walk";

type Target = 250 | 500;

type Chosen = Readonly<{ partner: PlayerId | null; target: Target; mode: RenegeMode }>;

const TARGETS = [
  { value: "500", label: "500" },
  { value: "250", label: "250" },
] as const;

type PairsProps = Readonly<{
  view: TableView;
  chosen: Chosen;
  choose: (change: Partial<Chosen>) => void;
}>;

const Partners = ({ view, chosen, choose }: PairsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
  <div class="fin__partners" role="group" aria-label={t().end.partner}>
    {view.allowed.partners.map((player) => (
      <Button
        key={player}
        class={chosen.partner === player ? "is-chosen" : ""}
        aria-pressed={chosen.partner === player}
        data-testid={`partner-${player}`}
        onClick={() => choose({ partner: player })}
      >
        <span class="ask__name">{nameOfPlayer(view, player) ?? player}</span>
      </Button>
    ))}
  </div>
);

/** Same pairs or new ones; new ones show whom the host may play with. */
const Pairs = (props: PairsProps) => {
  const { view, chosen, choose } = props;
  const present = view.seats[seatAt(view, "top")].player;
  const others = view.allowed.partners.filter((player) => player !== present);
  const fresh = chosen.partner !== null;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div class="seg" role="group" aria-label={t().end.pairs}>
        <button
          type="button"
          class="seg__key"
          aria-pressed={!fresh}
          data-testid="rematch-same"
          onClick={() => choose({ partner: null })}
        >
          {t().end.same}
        </button>
        <button
          type="button"
          class="seg__key"
          aria-pressed={fresh}
          disabled={others.length === 0}
          data-testid="rematch-new"
          onClick={() => choose({ partner: others[0] ?? null })}
        >
          {t().end.fresh}
        </button>
      </div>
      {fresh && <Partners {...props} />}
    </>
  );
};

const Conditions = ({ chosen, choose }: Omit<PairsProps, "view">) => (
  <details class="fin__more">
    <summary>{t().end.options}</summary>
    <div class="fin__options">
      <span>{t().end.target}</span>
      <Choice
        label={t().end.target}
        options={TARGETS}
        value={String(chosen.target) as "500" | "250"}
        onChoose={(value) => choose({ target: value === "500" ? 500 : 250 })}
      />
      <span>{t().end.mode}</span>
      <Choice
        label={t().end.mode}
        options={[
          { value: "allowed", label: t().end.allow },
          { value: "prevented", label: t().end.prevent },
        ]}
        value={chosen.mode}
        onChoose={(mode) => choose({ mode })}
      />
    </div>
  </details>
);

const requestOf = ({ partner, target, mode }: Chosen): RematchChoice => ({
  target,
  mode,
  ...(partner === null ? {} : { partner }),
});

/** For the host. */
export const Rematch = ({ view }: { view: TableView }) => {
  const store = useTable();
  const [chosen, set] = useState<Chosen>({
    partner: null,
    target: view.target === 250 ? 250 : 500,
    mode: view.mode,
  });
  const choose = (change: Partial<Chosen>) => set((now) => ({ ...now, ...change }));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows walk the buttons inside
    <div class="fin__b" onKeyDown={walkOnArrows}>
      <Pairs view={view} chosen={chosen} choose={choose} />
      <Button
        kind="ivory"
        grand
        data-testid="rematch"
        disabled={store.asking.value.has("rematch")}
        onClick={() => store.rematch(requestOf(chosen))}
      >
        {t().end.rematch}
      </Button>
      <Conditions chosen={chosen} choose={choose} />
    </div>
  );
};
