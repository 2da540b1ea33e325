// What was said, the oldest at the top; it follows the newest unless the reader has gone back.
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import type { ChatSaid, PlayerId } from "../protocol";
import { useTable } from "../store/context";
import type { PendingSaying } from "../store/types";
import { Button } from "../ui/Button";

/** So near to the end, in pixels, the reader is taken to be reading the newest. */
const NEAR = 60;

const timeOf = (at: number): string =>
  new Intl.DateTimeFormat(t().locale, { hour: "2-digit", minute: "2-digit" }).format(at);

type MessageProps = Readonly<{ said: ChatSaid; you: PlayerId | null; named: boolean }>;

const Message = ({ said, you, named }: MessageProps) => {
  const mine = said.player === you;
  return (
    <li class={mine ? "said said--mine" : "said"} title={timeOf(said.at)}>
      <b class={named ? "said__who" : "vh"}>{mine ? t().names.you : said.name}</b>
      <p>{said.text}</p>
    </li>
  );
};

const Sending = ({ saying }: { saying: PendingSaying }) => (
  <li class="said said--mine said--sending">
    <span class="vh">{t().chat.sending}</span>
    <p>{saying.text}</p>
  </li>
);

/** Keeps the newest in sight, and what was being read in place when older ones come in above. */
function useFollowing(count: number, first: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const was = useRef({ height: 0, first, near: true });
  useLayoutEffect(() => {
    const log = box.current;
    if (!log) return;
    if (was.current.first !== first) log.scrollTop += log.scrollHeight - was.current.height;
    if (was.current.near) log.scrollTop = log.scrollHeight;
    was.current = { ...was.current, height: log.scrollHeight, first };
  }, [count, first]);
  const onScroll = () => {
    const log = box.current;
    if (log) was.current.near = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR;
  };
  return { box, onScroll };
}

export const Log = () => {
  const store = useTable();
  const said = store.chat.value;
  const sayings = store.sayings.value;
  const { box, onScroll } = useFollowing(said.length + sayings.length, said[0]?.id);
  const you = store.view.value?.you ?? null;
  return (
    <div
      class="chat__log"
      ref={box}
      onScroll={onScroll}
      role="log"
      aria-live="polite"
      aria-label={t().chat.title}
      data-testid="chat-log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {store.hasOlderChat.value && (
        <Button kind="quiet" class="chat__older" onClick={() => void store.olderChat()}>
          {t().chat.older}
        </Button>
      )}
      {said.length + sayings.length === 0 && <p class="chat__empty">{t().chat.empty}</p>}
      <ol class="chat__said">
        {said.map((one, at) => (
          <Message key={one.id} said={one} you={you} named={said[at - 1]?.player !== one.player} />
        ))}
        {sayings.map((one) => (
          <Sending key={one.request} saying={one} />
        ))}
      </ol>
    </div>
  );
};
