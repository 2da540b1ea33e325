// The chat of a table: in its own order, read up to somewhere.
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { chatPage } from "../net/http";
import type { ChatSaid, PlayerId, RequestId, Secret, TableId } from "../protocol";
import { keepText, readText } from "../storage";
import type { PendingSaying } from "./types";

const inOrder = (a: ChatSaid, b: ChatSaid): number => (a.id < b.id ? -1 : 1);

export class Talk {
  private readonly table: TableId;
  private readonly messages = signal<readonly ChatSaid[]>([]);
  private readonly pending = signal<readonly PendingSaying[]>([]);
  private readonly before = signal<string | null>(null);
  private readonly readTo: Signal<string>;
  readonly unread: ReadonlySignal<number>;
  readonly hasOlder: ReadonlySignal<boolean> = computed(() => this.before.value !== null);

  constructor(table: TableId, you: () => PlayerId | null) {
    this.table = table;
    this.readTo = signal(readText(`read.${table}`) ?? "");
    this.unread = computed(() => {
      const readTo = this.readTo.value;
      return this.messages.value.filter(({ id, player }) => id > readTo && player !== you()).length;
    });
  }

  get said(): ReadonlySignal<readonly ChatSaid[]> {
    return this.messages;
  }
  get sayings(): ReadonlySignal<readonly PendingSaying[]> {
    return this.pending;
  }

  /** Somebody said something; heard twice it is there once. */
  hear(messages: readonly ChatSaid[]): void {
    const known = new Map(this.messages.peek().map((one) => [one.id, one]));
    for (const one of messages) known.set(one.id, one);
    this.messages.value = [...known.values()].sort(inOrder);
    for (const { request } of messages) if (request) this.takeBack(request);
  }

  saying(request: RequestId, text: string): void {
    this.pending.value = [...this.pending.peek(), { request, text }];
  }

  /** The message is no longer on its way; answers with its text, null where it never was. */
  takeBack(request: RequestId): string | null {
    const saying = this.pending.peek().find((one) => one.request === request);
    if (!saying) return null;
    this.pending.value = this.pending.peek().filter((one) => one !== saying);
    return saying.text;
  }

  /** Everything that is there has been read. */
  read(): void {
    const said = this.messages.peek();
    const last = said[said.length - 1]?.id;
    if (last === undefined || last <= this.readTo.peek()) return;
    this.readTo.value = last;
    keepText(`read.${this.table}`, last);
  }

  /** Fetches the newest messages. What cannot be had now is missed by nobody who plays. */
  async catchUp(secret: Secret): Promise<void> {
    const isFirst = this.messages.peek().length === 0;
    const page = await chatPage(this.table, secret).catch(() => null);
    if (!page) return;
    if (isFirst) this.before.value = page.before;
    this.hear(page.messages);
  }

  /** Fetches what was said before the oldest message there is. */
  async older(secret: Secret): Promise<void> {
    const before = this.before.peek();
    if (before === null) return;
    const page = await chatPage(this.table, secret, before).catch(() => null);
    if (!page || this.before.peek() !== before) return;
    this.before.value = page.before;
    this.hear(page.messages);
  }
}
