// The first page: the table, one's own tables beside it, and how the game goes.
import { useId } from "preact/hooks";
import { t } from "../i18n/whole";
import { pathTo } from "../router";
import { Board } from "./home/Board";
import { MyTables } from "./home/MyTables";
import { LanguageChoice } from "./LanguageChoice";
import "./home.css";

const ToRead = () => (
  <nav class="home__nav" aria-label={t().rules.pages}>
    <a href={pathTo.page("como-jugar")}>{t().home.howToPlay}</a>
    <a href={pathTo.page("reglas")}>{t().home.rules}</a>
    <a href={pathTo.page("consejos")}>{t().home.advice}</a>
    <a href={pathTo.page("variantes")}>{t().home.variants}</a>
    <LanguageChoice />
  </nav>
);

const Steps = () => {
  const id = useId();
  return (
    <section class="home__how" aria-labelledby={id}>
      <h2 id={id}>{t().home.stepsTitle}</h2>
      <ol>
        {t().home.steps.map(({ title, text }, at) => (
          <li key={title}>
            <b aria-hidden="true">{at + 1}</b>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
};

export default function Home() {
  return (
    <main class="home" id="main">
      <Board />
      <div class="mesas">
        <MyTables />
        <ToRead />
      </div>
      <Steps />
    </main>
  );
}
