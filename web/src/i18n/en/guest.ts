import type { guest as source } from "../es/guest";

export const guest: typeof source = {
  title: (who) => `${who} invites you`,
  page: "A table of Espadas",
  lead: (free) =>
    free === 1
      ? "One chair is left. Will you sit down?"
      : `${free} chairs are left. Will you sit down?`,
  name: "Your name",
  sit: "SIT DOWN",
  sitting: "SITTING DOWN…",
  watch: "WATCH",
  watchInstead: "I would rather watch",
  fullTitle: "The table is full",
  full: "They are four already, but you can watch: you will see the table, not the hands.",
  again: "You have been at this table and your chair was freed. You may sit down again.",
  watching: (host) => `When ${host} starts the game you will see it from here, without the hands.`,
  options: "What is played",
};
