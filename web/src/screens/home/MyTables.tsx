// The tables this browser sits at: whose turn it is, how they stand, since when.
import { useId, useState } from "preact/hooks";
import { t } from "../../i18n/whole";
import { Flame } from "../../look/signs";
import { type MyTable, myTables } from "../../my_tables";
import type { TableId } from "../../protocol";
import { pathTo } from "../../router";
import { IconButton } from "../../ui/Button";
import { Num } from "../../ui/Num";
import { ago } from "../ago";
import { type Answered, type Answers, useAnswers } from "./answers";
import { Forget } from "./Forget";
import { absentStanding, type Standing, standingOf } from "./standing";

const Scores = ({ scores }: { scores: readonly [number, number] }) => (
  <span class="mesa__s">
    <Num value={scores[0]} />
    <i>{t().home.to}</i>
    <Num value={scores[1]} />
  </span>
);

const asStanding = (one: MyTable, answered: Answered): Standing =>
  typeof answered === "string" ? absentStanding(answered, one.name) : standingOf(answered);

const Asking = ({ name }: { name: string }) => (
  <>
    <span class="mesa__w">{t().home.asking}</span>
    <span class="mesa__n">{name}</span>
  </>
);

const Stands = ({ standing }: { standing: Standing }) => (
  <>
    <span class="mesa__w">
      {standing.kind === "turn" && <Flame class="mesa__f" />}
      {standing.state}
    </span>
    {standing.scores && <Scores scores={standing.scores} />}
    <span class="mesa__n">{standing.company}</span>
    {standing.at !== null && (
      <time class="mesa__t">{ago(standing.at, Date.now(), t().locale)}</time>
    )}
  </>
);

type RowProps = Readonly<{ one: MyTable; standing: Standing | null; onForget: () => void }>;

const Row = ({ one, standing, onForget }: RowProps) => {
  const which = standing ? `${standing.state}, ${standing.company}` : one.name;
  return (
    <li class={`mesa is-${standing?.kind ?? "asking"}`} data-testid={`mine-${one.table}`}>
      <a href={pathTo.table(one.table)}>
        {standing ? <Stands standing={standing} /> : <Asking name={one.name} />}
      </a>
      <IconButton
        icon="cross"
        class="mesa__x"
        label={t().home.forgetWhich(which)}
        onClick={onForget}
      />
    </li>
  );
};

type Listed = Readonly<{ one: MyTable; standing: Standing | null }>;

/** Those that await the player come first; the others stay in the order in which they were last opened. */
const listed = (tables: readonly MyTable[], answers: Answers): readonly Listed[] => {
  const all = tables.map((one): Listed => {
    const answered = answers.get(one.table);
    return { one, standing: answered === undefined ? null : asStanding(one, answered) };
  });
  const turns = ({ standing }: Listed) => (standing?.kind === "turn" ? 0 : 1);
  return all.sort((a, b) => turns(a) - turns(b));
};

const Awaits = ({ count }: { count: number }) =>
  count > 0 ? (
    <span class="mesas__badge">{t().home.awaitsYou(count)}</span>
  ) : (
    <span>{t().home.onThisBrowser}</span>
  );

export const MyTables = () => {
  const id = useId();
  const tables = myTables.value;
  const rows = listed(tables, useAnswers(tables));
  const [leaving, setLeaving] = useState<TableId | null>(null);
  return (
    <section class="mesas__list" aria-labelledby={id}>
      <header>
        <h2 id={id}>{t().home.myTables}</h2>
        <Awaits count={rows.filter(({ standing }) => standing?.kind === "turn").length} />
      </header>
      {rows.length === 0 && <p class="mesas__none">{t().home.none}</p>}
      <ul>
        {rows.map(({ one, standing }) => (
          <Row
            key={one.table}
            one={one}
            standing={standing}
            onForget={() => setLeaving(one.table)}
          />
        ))}
      </ul>
      <Forget table={leaving} onDone={() => setLeaving(null)} />
    </section>
  );
};
