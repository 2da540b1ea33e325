// One socket, from its opening to its end. It keeps no state of the table.
import type { Inbound, Outbound } from "../protocol";
import { readMessage } from "./messages";

/** The part of a WebSocket that is used here. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface LinkEnds {
  readonly opened: (link: Link) => void;
  readonly heard: (link: Link, message: Outbound) => void;
  readonly ended: (link: Link) => void;
}

const OPEN = 1;

export class Link {
  private readonly socket: Socket;
  private over = false;

  constructor(socket: Socket, ends: LinkEnds) {
    this.socket = socket;
    socket.onopen = () => this.over || ends.opened(this);
    socket.onmessage = ({ data }) => {
      const message = readMessage(data);
      if (message && !this.over) ends.heard(this, message);
    };
    socket.onclose = () => {
      if (this.over) return;
      this.over = true;
      ends.ended(this);
    };
    socket.onerror = () => {};
  }

  send(message: Inbound): void {
    if (!this.over && this.socket.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Lets go of the socket: nothing more is heard of it, not even its end. */
  drop(): void {
    this.over = true;
    this.socket.close();
  }
}
