// The invitation lies on the cloth: the link, the system's share sheet, a code for whoever is near.
import { useId } from "preact/hooks";
import { t } from "../../i18n/whole";
import { inviteLink } from "../../my_tables";
import { Button } from "../../ui/Button";
import { Paper } from "../../ui/surfaces";
import { useCopy } from "../copying";
import { Code } from "./Code";

const canShare = (): boolean => typeof navigator.share === "function";

const share = (url: string): void => {
  // Whoever closes the sheet without sharing is told nothing.
  navigator.share({ title: t().names.game, text: t().lobby.shareText, url }).catch(() => undefined);
};

export const LinkLine = ({ link }: { link: string }) => {
  const { copied, copy } = useCopy(link);
  return (
    <div class="link">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it can be selected by keyboard where copying is refused */}
      <span class="link__url" data-testid="invite-link" data-url={link} tabIndex={0} title={link}>
        <span class="vh">{t().lobby.linkLabel}: </span>
        {link.replace(/^https?:\/\//, "")}
      </span>
      <Button
        kind="ink"
        icon={copied ? "check" : "copy"}
        onClick={copy}
        data-testid="copy-link"
        aria-live="polite"
      >
        {copied ? t().lobby.copied : t().lobby.copy}
      </Button>
    </div>
  );
};

export const Invite = ({ table, free }: { table: string; free: number }) => {
  const id = useId();
  const link = inviteLink(table);
  return (
    <Paper class="invite" aria-labelledby={id}>
      <h2 id={id}>{t().lobby.inviteTitle(free)}</h2>
      <p class="invite__p">{t().lobby.inviteText(free)}</p>
      <LinkLine link={link} />
      <figure>
        <Code link={link} />
        <figcaption>
          <span>{canShare() ? t().lobby.qrHint : t().lobby.qrAlone}</span>
          {canShare() && (
            <Button kind="paper" icon="share" onClick={() => share(link)}>
              {t().lobby.share}
            </Button>
          )}
        </figcaption>
      </figure>
    </Paper>
  );
};
