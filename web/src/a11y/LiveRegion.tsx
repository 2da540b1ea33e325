import { t } from "../i18n";
import { sentences } from "./live";

/** Heard, not seen. Put once in the page. */
export const LiveRegion = () => (
  <div class="vh" role="log" aria-live="polite" aria-label={t().a11y.log} data-testid="live">
    {sentences.value.map(({ id, text }) => (
      <p key={id}>{text}</p>
    ))}
  </div>
);
