// Whether a card is held over the table: the place it would fall into shows itself.
import { signal } from "@preact/signals";

export const overTable = signal(false);
