// What stands in place of a page that broke: the table itself is kept by the site.
import { Component, type ComponentChildren } from "preact";
import { t } from "./i18n";

interface State {
  readonly broken: boolean;
}

export class Boundary extends Component<{ children: ComponentChildren }, State> {
  override state: State = { broken: false };

  static override getDerivedStateFromError(): State {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <main class="broken">
        <h1>{t().a11y.broke}</h1>
        <p>{t().a11y.brokeHint}</p>
        <button type="button" class="btn btn--ivory" onClick={() => location.reload()}>
          {t().a11y.reload}
        </button>
      </main>
    );
  }
}
