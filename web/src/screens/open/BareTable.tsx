// The table before it is opened: three chairs still drawn in dashes, one's own with the name as it is written.
import { Card } from "../../cards/Card";
import type { Card as CardText } from "../../cards/card";
import { t } from "../../i18n/whole";
import { TableTop } from "../../ui/surfaces";
import "../chair.css";

const SHOWN: readonly CardText[] = ["JD", "KH", "QS", "AC"];
const OTHERS = ["top", "left", "right"] as const;

const silent = (): string => "";

export const BareTable = ({ name }: { name: string }) => (
  <div class="hall__board bare" aria-hidden="true">
    <TableTop />
    {OTHERS.map((place) => (
      <span key={place} class={`chair chair--${place}`}>
        {t().lobby.freeChair}
      </span>
    ))}
    <div class="bare__cards">
      {SHOWN.map((card, at) => (
        <div class="bare__card" key={card} style={{ "--m": at - 1.5 }}>
          <Card face={card} name={silent} />
        </div>
      ))}
    </div>
    <div class="seat place--me scoop line-brass">
      <span class={name ? "seat__name" : "seat__name seat__name--free"}>
        <span class="place__who">{name || t().open.yourChair}</span>
      </span>
    </div>
  </div>
);
