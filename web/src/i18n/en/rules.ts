import type { rules as source } from "../es/rules";

export const rules: typeof source = {
  titles: {
    "como-jugar": "How to play",
    reglas: "The rules",
    consejos: "Advice for beginners",
    variantes: "What is not played here",
  },
  pages: "To read",
  back: "Back",
  openTable: "OPEN A TABLE",
  lost: {
    not_found: "There is no table here",
    table_gone: "That table has been put away",
    offline: "There is no connection",
    other: "There is no way in",
  },
  lostText: {
    not_found: "The link may lack a letter. Ask them to send it again.",
    table_gone: "Tables that nobody touches are kept for a while and then put away.",
    offline: "Check your network. The table is kept and does not move without you.",
    other: "Try again in a moment.",
  },
  retry: "TRY AGAIN",
  goHome: "TO THE START",
};
