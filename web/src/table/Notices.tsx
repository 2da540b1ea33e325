// What the table has to say about itself: the line is down, you only watch, that was refused.
import { useEffect } from "preact/hooks";
import { errorText, t } from "../i18n";
import { Icon } from "../look/icons";
import { useTable } from "../store/context";
import { Banner, toast } from "../ui/notice";
import { unplayable } from "./hand/unplayable";

const SHOWN_MS = 6000;

const momentText = (at: number): string =>
  new Date(at).toLocaleString(t().locale, { dateStyle: "short", timeStyle: "short" });

export const StatusBanner = () => {
  const { status, asOf } = useTable();
  if (status.value === "live" || status.value === "closed") return null;
  const lost = status.value === "lost" || asOf.value !== null;
  const since = asOf.value === null ? t().table.lost : t().table.lastKnown(momentText(asOf.value));
  return (
    <div class="notices" data-testid="status-banner" data-status={status.value}>
      <Banner tone={lost ? "wrong" : "said"} icon={lost ? "gone" : "clock"}>
        {lost ? since : t().table.connecting}
      </Banner>
    </div>
  );
};

export const WatchingBanner = () => (
  <p class="watching" data-testid="spectating">
    <Icon name="eye" small />
    <b>{t().table.watching}</b>
    <span class="wide">{t().table.watchingHint}</span>
  </p>
);

type Told = Readonly<{ code: string; at: number }>;

/** What was not done last, and why. What the chat refuses, the chat says, beside what was written. */
function useRefused(): Told | null {
  const { refusal } = useTable();
  const refused = refusal.value?.action === "chat" ? null : refusal.value;
  const kept = unplayable.value;
  return kept && kept.at >= (refused?.at ?? 0) ? kept : refused;
}

const forgetUnplayable = (): void => {
  unplayable.value = null;
};

/** The reason a card went back, or anything else was not done; it passes by itself. */
export const Refusal = () => {
  const store = useTable();
  const refused = useRefused();
  const at = refused?.at;
  useEffect(() => forgetUnplayable, []);
  useEffect(() => {
    if (at === undefined) return;
    const timer = setTimeout(() => {
      forgetUnplayable();
      store.dismissRefusal();
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [at]);
  return (
    <div class="refusal" role="alert">
      {refused && (
        <p key={at} class="toast toast--wrong scoop line-brass" data-testid="refusal">
          {errorText(refused.code)}
        </p>
      )}
    </div>
  );
};

/** Says once what this person should know and did not ask for. */
export function useNotice(): void {
  const store = useTable();
  const told = store.notice.value;
  useEffect(() => {
    if (!told) return;
    toast(t().table.notices[told.kind]);
    store.dismissNotice();
  }, [told]);
}
