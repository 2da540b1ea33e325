// ABRIR MESA: what is played, how it looks, who one is. The table takes shape beside the choices.
import { useRef, useState } from "preact/hooks";
import { errorText, language, t } from "../i18n/whole";
import { remember } from "../my_tables";
import { newSecret } from "../net/chance";
import { openTable, SiteError } from "../net/http";
import type { RenegeMode } from "../protocol";
import { navigate, pathTo } from "../router";
import { lastName } from "../settings";
import { Button } from "../ui/Button";
import { Choice } from "../ui/Choice";
import { Bar } from "./hall/Bar";
import { DeckChoice } from "./hall/DeckChoice";
import { goToName, NameField } from "./hall/NameField";
import { wrongName } from "./hall/name";
import { BareTable } from "./open/BareTable";
import "./hall/option.css";
import "./hall.css";

type Wanted = Readonly<{ name: string; target: 250 | 500; mode: RenegeMode }>;

/** Opens the table once, however often it is pressed: one visit is one secret, and one secret one table. */
function useOpening() {
  const secret = useRef(newSecret());
  const [opening, setOpening] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const open = async ({ name, target, mode }: Wanted): Promise<void> => {
    setOpening(true);
    setRefused(null);
    try {
      const body = { secret: secret.current, name, target, mode, language: language.peek() };
      const { table } = await openTable(body);
      lastName.value = name;
      remember({ table, secret: secret.current, name });
      navigate(pathTo.table(table), { replace: true });
    } catch (error) {
      setRefused(errorText(error instanceof SiteError ? error.code : "internal"));
      setOpening(false);
    }
  };
  return { opening, refused, open };
}

type TargetProps = Readonly<{ target: 250 | 500; choose: (target: 250 | 500) => void }>;

const Target = ({ target, choose }: TargetProps) => (
  <div class="option">
    <span class="option__label" aria-hidden="true">
      {t().open.target}
    </span>
    <Choice
      label={t().open.target}
      value={target === 500 ? "500" : "250"}
      onChoose={(chosen) => choose(chosen === "500" ? 500 : 250)}
      options={[
        { value: "500", label: "500", testid: "target-500" },
        { value: "250", label: "250", testid: "target-250" },
      ]}
    />
    <small>{target === 500 ? t().open.target500 : t().open.target250}</small>
  </div>
);

type ModeProps = Readonly<{ mode: RenegeMode; choose: (mode: RenegeMode) => void }>;

const Mode = ({ mode, choose }: ModeProps) => (
  <div class="option">
    <span class="option__label" aria-hidden="true">
      {t().open.renege}
    </span>
    <Choice<RenegeMode>
      label={t().open.renege}
      value={mode}
      onChoose={choose}
      options={[
        { value: "allowed", label: t().open.allow, testid: "mode-allowed" },
        { value: "prevented", label: t().open.prevent, testid: "mode-prevented" },
      ]}
    />
    <small>{mode === "allowed" ? t().open.allowHint : t().open.preventHint}</small>
  </div>
);

const Deck = () => (
  <div class="option">
    <span class="option__label" aria-hidden="true">
      {t().open.deck}
    </span>
    <DeckChoice label={t().open.deck} />
    <small>{t().open.deckHint}</small>
  </div>
);

export default function OpenTable() {
  const [name, write] = useState(lastName.peek());
  const [target, setTarget] = useState<250 | 500>(500);
  const [mode, setMode] = useState<RenegeMode>("allowed");
  const [tried, setTried] = useState(false);
  const { opening, refused, open } = useOpening();
  const wrong = wrongName(name);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrong) goToName(event);
    else if (!opening) void open({ name: name.trim(), target, mode });
  };
  return (
    <main class="hall hall--open" id="main">
      <Bar title={t().open.title} back={pathTo.home} backLabel={t().open.back} />
      <BareTable name={name.trim()} />
      <form class="hall__side" onSubmit={submit} aria-label={t().open.options}>
        <h2>{t().open.options}</h2>
        <div class="options">
          <Target target={target} choose={setTarget} />
          <Mode mode={mode} choose={setMode} />
          <Deck />
          <div class="option">
            <NameField value={name} onWrite={write} wrong={tried ? wrong : null} goes="go" />
          </div>
        </div>
        <div class="hall__go">
          {refused && (
            <p class="hall__wrong" role="alert" data-testid="refusal">
              {refused}
            </p>
          )}
          <Button kind="ivory" type="submit" disabled={opening} data-testid="open-submit">
            {opening ? t().open.opening : t().open.submit}
          </Button>
        </div>
      </form>
    </main>
  );
}
