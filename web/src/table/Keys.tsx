// All keys and what they do: `?`.
import { t } from "../i18n/whole";
import { keysOpen } from "../shell";
import { Dialog } from "../ui/Dialog";
import "./keys.css";

type Line = readonly [key: string, does: string];

const doing = (): readonly Line[] => {
  const words = t().keys;
  return [
    ["← ↑ → ↓", words.arrows],
    ["Enter", words.enter],
    [`${words.shift} + ← →`, words.carry],
    ["O", words.tidy],
    ["P · Esc", words.menu],
    ["M", words.sound],
    ["F", words.full],
    ["?", words.help],
  ];
};

const saying = (): readonly Line[] => {
  const words = t().keys;
  return [
    ["A", words.bids],
    ["R", words.score],
    ["T", words.turn],
    ["L", words.table],
    ["U", words.last],
    ["H", words.hand],
  ];
};

const List = ({ title, lines }: { title: string; lines: readonly Line[] }) => (
  <section>
    <h3 class="caps">{title}</h3>
    <dl class="keys">
      {lines.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const close = (): void => {
  keysOpen.value = false;
};

/** The list, while `keysOpen`. */
export default function Keys() {
  return (
    <Dialog
      open={keysOpen.value}
      onClose={close}
      title={t().keys.title}
      closeLabel={t().keys.close}
    >
      <div class="keys__two" data-testid="keys">
        <List title={t().keys.doing} lines={doing()} />
        <List title={t().keys.saying} lines={saying()} />
      </div>
    </Dialog>
  );
}
