// Both contracts, as strips that fill.
import { t } from "../i18n";
import { PairMark } from "../look/signs";
import type { Shown } from "../presentation/shown";
import type { TableView } from "../protocol";
import { ourPair, type Pair } from "../store/sides";
import { isOurs, pairName } from "./people";

const Track = ({ contract, taken }: { contract: number; taken: number }) => (
  <span class="track" aria-hidden="true">
    {Array.from({ length: contract }, (_, at) => (
      <i key={at} class={at < taken ? "on" : ""} />
    ))}
  </span>
);

const Progress = ({ contract, taken }: { contract: number; taken: number }) => {
  if (contract === 0) return null;
  if (taken >= contract) return <>{t().table.made}</>;
  return (
    <>
      {t().table.going(taken)} <b>{taken}</b>
    </>
  );
};

type StripProps = Readonly<{ view: TableView; pair: Pair; contract: number; taken: number }>;

const Strip = ({ view, pair, contract, taken }: StripProps) => (
  <div
    class="contract"
    role="img"
    aria-label={t().table.contractIs(pairName(view, pair), contract, taken)}
  >
    <span class="contract__n">
      <PairMark ours={isOurs(view, pair)} />
      {contract === 0 ? t().table.bothNil : t().table.contract}
      {contract > 0 && <b>{contract}</b>}
    </span>
    <span class="contract__v">
      <Progress contract={contract} taken={taken} />
    </span>
    <Track contract={contract} taken={taken} />
  </div>
);

export const Contracts = ({ view, shown }: { view: TableView; shown: Shown }) => {
  const ours = ourPair(view);
  const pairs: readonly Pair[] = [ours, ours === 0 ? 1 : 0];
  return (
    <div class="contracts">
      {pairs.map((pair) => (
        <Strip
          key={pair}
          view={view}
          pair={pair}
          contract={shown.contracts[pair] ?? 0}
          taken={shown.taken[pair]}
        />
      ))}
    </div>
  );
};
