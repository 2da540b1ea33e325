import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { TableStore } from "./types";

export const TableContext = createContext<TableStore | null>(null);

/** The store of the table on the screen. Only for components below `TableContext`. */
export function useTable(): TableStore {
  const store = useContext(TableContext);
  if (!store) throw new Error("useTable outside of a table");
  return store;
}
