// The line to write in, and phrases ready to send.
import { useEffect, useId } from "preact/hooks";
import { errorText, t } from "../i18n";
import { chatDraft } from "../shell";
import { useTable } from "../store/context";
import { IconButton } from "../ui/Button";

/** The most letters of a message, as the site takes them. */
const MOST = 300;
/** From so few letters left on, it is said how many. */
const FEW = 40;

/** Letters typed here play no cards and open no menu; closing, leaving and walking still work. */
const keepKeys = (event: KeyboardEvent): void => {
  if (!["Escape", "Tab", "ArrowUp", "ArrowDown"].includes(event.key)) event.stopPropagation();
};

const write = (text: string): void => {
  chatDraft.value = text;
};

/** What to write, and how to send it; what the site refused comes back to the line. */
function useLine() {
  const store = useTable();
  const text = chatDraft.value;
  const refusal = store.refusal.value;
  const wrong = refusal?.action === "chat" ? refusal : null;
  const say = (what: string) => {
    if (wrong) store.dismissRefusal();
    store.say(what);
  };
  useEffect(() => {
    if (wrong?.text) write(chatDraft.peek() || wrong.text);
  }, [wrong]);
  return { text, say, wrong };
}

const Phrases = ({ say }: { say: (text: string) => void }) => (
  <ul class="chat__phrases" aria-label={t().chat.phrases}>
    {t().chat.quick.map((phrase) => (
      <li key={phrase}>
        <button type="button" class="phrase" onClick={() => say(phrase)}>
          {phrase}
        </button>
      </li>
    ))}
  </ul>
);

const Rest = ({ left }: { left: number }) =>
  left > FEW ? null : (
    <p class="chat__left" role="status">
      {t().chat.left(left)}
    </p>
  );

export const Write = () => {
  const { text, say, wrong } = useLine();
  const id = useId();
  const send = (event: Event) => {
    event.preventDefault();
    const what = text.trim();
    if (!what) return;
    say(what);
    write("");
  };
  return (
    <div class="chat__write">
      <Phrases say={say} />
      {wrong && (
        <p class="chat__wrong" role="alert">
          {errorText(wrong.code)}
        </p>
      )}
      <Rest left={MOST - text.length} />
      <form class="chat__line" onSubmit={send}>
        <label class="vh" for={id}>
          {t().chat.placeholder}
        </label>
        <input
          id={id}
          data-testid="chat-input"
          value={text}
          maxLength={MOST}
          placeholder={t().chat.placeholder}
          autoComplete="off"
          enterKeyHint="send"
          onInput={(event) => write(event.currentTarget.value)}
          onKeyDown={keepKeys}
        />
        <IconButton icon="send" label={t().chat.send} type="submit" data-testid="chat-send" />
      </form>
    </div>
  );
};
