// Somebody opened the link: who invites, what is played, who sits already, and a chair.
import { t } from "../i18n/whole";
import type { TableView } from "../protocol";
import { pathTo } from "../router";
import { useTable } from "../store/context";
import { StatusBanner, useNotice } from "../table/Notices";
import { TableTop } from "../ui/surfaces";
import { Welcome } from "./guest/Welcome";
import { Bar } from "./hall/Bar";
import { DeckButton } from "./hall/DeckButton";
import { Facts } from "./hall/Facts";
import { LanguageChoice } from "./LanguageChoice";
import { Chairs } from "./lobby/Chairs";
import "./hall/option.css";
import "./hall.css";
import "./lobby.css";

const nothing = (): void => undefined;

const Door = ({ view }: { view: TableView }) => {
  useNotice();
  return (
    <main class="hall hall--guest" id="main" data-testid="guest">
      <StatusBanner />
      <Bar
        title={view.allowed.sit ? t().guest.page : t().guest.fullTitle}
        back={pathTo.home}
        backLabel={t().lobby.back}
      />
      <section class="hall__board" aria-label={t().lobby.board}>
        <TableTop />
        <Welcome view={view} />
        <Chairs view={view} ask={nothing} />
      </section>
      <aside class="hall__side" aria-label={t().guest.options}>
        <h2>{t().guest.options}</h2>
        <div class="options">
          <Facts view={view} />
          <DeckButton />
          <nav class="hall__read" aria-label={t().rules.pages}>
            <a href={pathTo.page("como-jugar")}>{t().home.howToPlay}</a>
            <a href={pathTo.page("reglas")}>{t().home.rules}</a>
            <LanguageChoice />
          </nav>
        </div>
      </aside>
    </main>
  );
};

export default function Guest() {
  const view = useTable().view.value;
  return view ? <Door view={view} /> : null;
}
