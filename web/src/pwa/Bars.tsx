// What the installed page has to say, at the foot of the screen and never in the middle of a deal.
import type { ReadonlySignal } from "@preact/signals";
import { t } from "../i18n/whole";
import { route } from "../router";
import { inPlay } from "../shell";
import { Button } from "../ui/Button";
import { Banner } from "../ui/notice";
import { update } from "./worker";
import "./bars.css";

type Props = Readonly<{ offline: ReadonlySignal<boolean>; isNewer: ReadonlySignal<boolean> }>;

// A table says itself how its line is.
const Offline = ({ offline }: Pick<Props, "offline">) =>
  offline.value && route.value.name !== "table" ? (
    <div data-testid="offline">
      <Banner tone="wrong" icon="gone">
        {t().app.offline}
      </Banner>
    </div>
  ) : null;

const Newer = ({ isNewer }: Pick<Props, "isNewer">) =>
  isNewer.value && !inPlay.value ? (
    <div data-testid="newer">
      <Banner>
        {t().app.news}
        <Button kind="ivory" data-testid="update" onClick={update}>
          {t().app.update}
        </Button>
      </Banner>
    </div>
  ) : null;

export const Bars = ({ offline, isNewer }: Props) => (
  <>
    <Offline offline={offline} />
    <Newer isNewer={isNewer} />
  </>
);
