// Opens the sheet, and says how much of it has not been read.
import { t } from "../i18n";
import { chatOpen } from "../shell";
import { useTable } from "../store/context";
import { IconButton } from "../ui/Button";
import "./toggle.css";

const labelOf = (unread: number): string =>
  unread > 0 ? `${t().chat.open}: ${t().chat.unread(unread)}` : t().chat.open;

export const ChatToggle = () => {
  const unread = useTable().unread.value;
  return (
    <IconButton
      icon="chat"
      label={labelOf(unread)}
      badge={unread}
      class="chat-toggle"
      data-testid="chat-toggle"
      aria-haspopup="dialog"
      onClick={() => {
        chatOpen.value = true;
      }}
    />
  );
};
