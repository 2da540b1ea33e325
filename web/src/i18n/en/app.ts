import type { app as source } from "../es/app";

export const app: typeof source = {
  news: "There is a new version",
  update: "UPDATE",
  offline: "No connection. What you see is what was known last.",
};
