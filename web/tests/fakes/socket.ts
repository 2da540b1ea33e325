// The other end of the line: a WebSocket that the test answers for.
import type { Socket } from "../../src/net/link";
import type { Inbound, Outbound } from "../../src/protocol";

export class FakeSocket implements Socket {
  readyState = 0;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  onerror: Socket["onerror"] = null;
  readonly sent: Inbound[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.(new Event("open"));
  }

  /** The other end goes away. */
  breaks(): void {
    this.readyState = 3;
    this.onclose?.(new CloseEvent("close"));
  }

  says(message: Outbound | string): void {
    const data = typeof message === "string" ? message : JSON.stringify(message);
    this.onmessage?.(new MessageEvent("message", { data }));
  }

  get last(): Inbound {
    const message = this.sent[this.sent.length - 1];
    if (!message) throw new Error("nothing was sent");
    return message;
  }

  ofType<T extends Inbound["type"]>(type: T): Extract<Inbound, { type: T }>[] {
    return this.sent.filter(
      (message): message is Extract<Inbound, { type: T }> => message.type === type,
    );
  }
}

/** All sockets that were opened, in order. */
export class FakeNetwork {
  readonly sockets: FakeSocket[] = [];
  readonly open = (): Socket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  };

  get socket(): FakeSocket {
    const socket = this.sockets[this.sockets.length - 1];
    if (!socket) throw new Error("no socket was opened");
    return socket;
  }
}
