// VERIFICAR: the browser does the sum of the shuffle again and lists what agrees.
import { useState } from "preact/hooks";
import { t } from "../../i18n/whole";
import { Icon } from "../../look/icons";
import { Seal } from "../../look/ornaments";
import type { DealRecord } from "../../protocol";
import { Button } from "../../ui/Button";
import { seenSeal } from "./seals";
import { type Checked, canVerify, verify } from "./verify";

const Found = ({ check, right }: Checked) => (
  <li class={right ? "is-right" : "is-wrong"} data-testid={`check-${check}`} data-right={right}>
    <Icon name={right ? "check" : "cross"} />
    <span>
      {t().history.checks[check]} <em>{right ? t().history.right : t().history.wrong}</em>
    </span>
  </li>
);

const Result = ({ checked }: { checked: readonly Checked[] }) => {
  const right = checked.every((one) => one.right);
  const compared = checked.some((one) => one.check === "seen");
  return (
    <div role="status">
      <ul class="past__checks">
        {checked.map((one) => (
          <Found key={one.check} {...one} />
        ))}
      </ul>
      {!compared && <p class="past__note">{t().history.notSeen}</p>}
      <p class="past__outcome" data-testid="verified" data-right={right}>
        {right ? t().history.allRight : t().history.somethingWrong}
      </p>
    </div>
  );
};

const Values = ({ record }: { record: DealRecord }) => (
  <dl class="past__values">
    <dt>{t().history.seal}</dt>
    <dd>{record.commitment}</dd>
    <dt>{t().history.secret}</dt>
    <dd>{record.secret}</dd>
    <dt>{t().history.contribution}</dt>
    <dd>{record.contribution}</dd>
  </dl>
);

type Props = Readonly<{ table: string; record: DealRecord }>;

export const Sealed = ({ table, record }: Props) => {
  const [checked, setChecked] = useState<readonly Checked[] | null>(null);
  const [busy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setChecked(await verify(record, seenSeal(table, record)));
    setBusy(false);
  };
  return (
    <section class="past__sealed">
      <header>
        <Seal />
        <h2>{t().history.sealed}</h2>
      </header>
      <p>{t().history.sealedText}</p>
      <Values record={record} />
      {canVerify() ? (
        <Button kind="ivory" aria-busy={busy} onClick={() => void press()} data-testid="verify">
          {busy ? t().history.verifying : t().history.verify}
        </Button>
      ) : (
        <p class="past__note">{t().history.cannot}</p>
      )}
      {checked && <Result checked={checked} />}
    </section>
  );
};
