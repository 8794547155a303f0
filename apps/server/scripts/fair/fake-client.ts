import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import type { Seat } from '@trollmoot/kernel';
import type { WebSocket } from 'ws';
import type { Table } from '../../src/table/table.ts';

/** A client without a network: what it sends arrives in the next turn of the loop, unless the server does not read. */
export class FakeClient {
  readonly socket: WebSocket;
  readonly tcp: Socket;
  readonly table: Table;
  readonly seat: Seat;
  #re = 0;
  #isPaused = false;
  #unread: string | null = null;
  onAnswer = (): void => {};

  constructor(table: Table, seat: Seat) {
    this.table = table;
    this.seat = seat;
    const socket = Object.assign(new EventEmitter(), {
      readyState: 1,
      OPEN: 1,
      ping() {},
      pong() {},
      terminate() {},
      close() {},
      pause: () => void (this.#isPaused = true),
      resume: () => {
        this.#isPaused = false;
        this.deliver();
      },
    });
    this.socket = socket as unknown as WebSocket;
    const write = (frames: string): void => {
      if (this.#re > 0 && frames.includes(`"re":${this.#re}}`)) this.onAnswer();
    };
    this.tcp = { writableLength: 0, write } as unknown as Socket;
  }

  get mustAct(): boolean {
    const { match, game, record } = this.table;
    return record.status === 'playing' && game.waitingFor(match!.s).includes(this.seat);
  }

  /** Choose an act. `deliver` brings it to the server. */
  act(): void {
    const { match, game, record } = this.table;
    const { beat, mine } = match!.count;
    const options = game.options(match!.s, this.seat);
    const acts = [options[beat % options.length]!];
    this.#unread = JSON.stringify({ say: 'act', table: record.id, beat, mine: mine[this.seat], acts, re: ++this.#re });
  }

  watch(): void {
    this.#unread = JSON.stringify({ say: 'watch', table: this.table.record.id, re: ++this.#re });
  }

  deliver(): void {
    if (this.#isPaused || this.#unread === null) return;
    const text = this.#unread;
    this.#unread = null;
    this.socket.emit('message', Buffer.from(text), false);
  }
}
