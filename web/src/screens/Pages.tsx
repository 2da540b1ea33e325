// The pages to read: how to play, the rules, advice, and what is not played here.

import type { Block, PageText } from "../i18n/es/pages";
import { t } from "../i18n/whole";
import { PAGES, type Page, pathTo } from "../router";
import { LinkButton } from "../ui/Button";
import { Bar } from "./hall/Bar";
import { LanguageChoice } from "./LanguageChoice";
import { Picture } from "./pages/Picture";
import { useWords } from "./pages/words";
import "./hall.css";
import "./pages.css";

const Rows = ({ rows }: { rows: readonly (readonly [string, string])[] }) => (
  <dl class="page__rows">
    {rows.map(([what, text]) => (
      <div key={what}>
        <dt>{what}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

const Item = ({ block }: { block: Block }) => {
  switch (block.kind) {
    case "title":
      return <h2>{block.text}</h2>;
    case "text":
      return <p>{block.text}</p>;
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case "steps":
      return (
        <ol>
          {block.items.map((item, at) => (
            <li key={item}>
              <b aria-hidden="true">{at + 1}</b>
              <p>{item}</p>
            </li>
          ))}
        </ol>
      );
    case "rows":
      return <Rows rows={block.rows} />;
    case "picture":
      return <Picture picture={block.picture} caption={block.caption} />;
  }
};

const Body = ({ text }: { text: PageText }) => (
  <article class="page__body">
    <p class="page__lead">{text.lead}</p>
    {text.blocks.map((block, at) => (
      <Item key={at} block={block} />
    ))}
  </article>
);

const Others = ({ page }: { page: Page }) => (
  <nav class="page__nav" aria-label={t().rules.pages}>
    {PAGES.map((one) => (
      <a key={one} href={pathTo.page(one)} aria-current={one === page ? "page" : undefined}>
        {t().rules.titles[one]}
      </a>
    ))}
    <LanguageChoice />
    <LinkButton kind="ivory" href={pathTo.open}>
      {t().rules.openTable}
    </LinkButton>
  </nav>
);

export default function Pages({ page }: { page: Page }) {
  const words = useWords();
  return (
    <main class="page" id="main">
      <Bar title={t().rules.titles[page]} back={pathTo.home} backLabel={t().rules.back} />
      <Others page={page} />
      {words && <Body key={page} text={words[page]} />}
    </main>
  );
}
