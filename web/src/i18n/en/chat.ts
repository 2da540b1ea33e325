import type { chat as source } from "../es/chat";

export const chat: typeof source = {
  title: "Chat",
  open: "Open the chat",
  close: "Close the chat",
  placeholder: "Write to the table",
  send: "Send",
  older: "Earlier messages",
  unread: (count) => `${count} unread`,
  company: (here, watching) => {
    const seated = `${here} at the table`;
    if (watching === 0) return seated;
    return watching === 1 ? `${seated}, 1 watches` : `${seated}, ${watching} watch`;
  },
  empty: "Nobody has said anything yet.",
  said: (who, text) => `${who} says: ${text}`,
  sending: "sending…",
  left: (count) => `${count} letters left`,
  phrases: "Ready phrases",
  quick: [
    "Good luck!",
    "What a trick!",
    "Well played",
    "Give me a minute",
    "I am back",
    "Thank you",
  ],
};
