// There is nothing to show here: the link leads nowhere, the table is gone, or the line is down.
import { Card } from "../cards/Card";
import { errorText, t } from "../i18n/whole";
import { pathTo } from "../router";
import { Button, LinkButton } from "../ui/Button";
import { TableTop } from "../ui/surfaces";
import "./hall.css";
import "./lost.css";

type Kind = "not_found" | "table_gone" | "offline" | "other";

const KINDS: Readonly<Record<string, Kind>> = {
  not_found: "not_found",
  unknown_table: "not_found",
  table_gone: "table_gone",
  offline: "offline",
};

const silent = (): string => "";

/** `code` is that of the site, or `offline`. */
export default function Lost({ code }: { code: string }) {
  const kind = KINDS[code] ?? "other";
  const again = kind === "offline" || kind === "other";
  return (
    <main class="hall hall--lost" id="main" data-testid="lost" data-code={code}>
      <section class="hall__board" role="status">
        <TableTop />
        <div class="lost">
          <div class="lost__card" aria-hidden="true">
            <Card face="back" name={silent} />
          </div>
          <h1>{t().rules.lost[kind]}</h1>
          <p>{kind === "other" ? errorText(code) : t().rules.lostText[kind]}</p>
          <div class="lost__acts">
            {again && (
              <Button kind="ivory" onClick={() => location.reload()}>
                {t().rules.retry}
              </Button>
            )}
            <LinkButton kind={again ? "wood" : "ivory"} href={pathTo.home}>
              {t().rules.goHome}
            </LinkButton>
          </div>
        </div>
      </section>
    </main>
  );
}
