// Whether an accusation is being considered, and against whom. The sheet of the count and the table share it.
import { signal } from "@preact/signals";
import type { Seat } from "../../protocol";

export type Accusing = "closed" | "whom" | Seat;

export const accusing = signal<Accusing>("closed");
