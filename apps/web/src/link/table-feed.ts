import type { Seat } from '@trollmoot/kernel';
import {
  type ChatLine,
  firstShown,
  type ServerMessage,
  type Shown,
  shownAfter,
  type TableCard,
  type TableEvent,
  type Update,
} from '@trollmoot/protocol';

type TableMessage = Extract<ServerMessage, { say: 'table' }>;

/** Turns the server's messages about one table into events, and keeps the newest of each kind for new listeners. */
export class TableFeed {
  readonly table: string;
  seat: Seat | null = null;
  card: TableCard | null = null;
  shown: Shown | null = null;
  #chat: readonly ChatLine[] = [];
  #newest: { [event: string]: TableEvent } = {};
  readonly #listeners = new Set<(event: TableEvent) => void>();

  constructor(table: string) {
    this.table = table;
  }

  listen(listener: (event: TableEvent) => void): () => void {
    this.#listeners.add(listener);
    for (const event of Object.values(this.#newest)) listener(event);
    return () => this.#listeners.delete(listener);
  }

  tell(event: TableEvent): void {
    this.#newest[event.event] = event.event === 'frame' ? { ...event, updates: [] } : event;
    for (const listener of this.#listeners) listener(event);
  }

  hear(message: ServerMessage): void {
    if (message.say === 'welcome') this.tell({ event: 'notice', notice: null }); // if there is one, it follows
    if (message.say === 'notice') this.tell({ event: 'notice', notice: message.notice });
    if (!('table' in message) || message.table !== this.table) return;
    switch (message.say) {
      case 'table':
        this.#begin(message);
        return;
      case 'frame':
        if (this.shown === null) return;
        if (message.clock !== undefined) this.tell({ event: 'clock', clock: message.clock });
        if (message.change !== null) this.shown = shownAfter(this.shown, message.change);
        this.tell({ event: 'frame', frame: this.shown.frame, updates: message.updates });
        return;
      case 'card':
        this.seat = message.seat;
        this.card = message.card;
        this.tell({ event: 'card', card: message.card });
        return;
      case 'clock':
        this.tell({ event: 'clock', clock: message.clock });
        return;
      case 'vote':
        this.tell({ event: 'vote', vote: message.vote, ended: message.ended });
        return;
      case 'gone':
        this.tell({ event: 'gone', why: message.why });
        return;
      case 'chat':
        this.#chat = [...this.#chat, message.line];
        this.tell({ event: 'chat', lines: this.#chat });
        return;
    }
  }

  close(): void {
    this.#listeners.clear();
    this.#newest = {};
  }

  /** Everything about the table at once: the first answer to `watch`, and again after each reconnection. */
  #begin({ seat, card, chat, vote, clock, frame, missed }: TableMessage): void {
    this.seat = seat;
    this.card = card;
    this.#chat = chat;
    this.tell({ event: 'card', card });
    this.tell({ event: 'chat', lines: chat });
    this.tell({ event: 'vote', vote });
    this.tell({ event: 'clock', clock });
    this.shown = frame === null ? null : firstShown(frame);
    if (frame === null) return;
    // If too much was missed to send, say that something was undone: then the desk fetches the whole story again.
    const lost: Update = { beat: frame.beat, by: null, news: [], undone: true };
    this.tell({ event: 'frame', frame, updates: missed ?? [lost] });
  }
}
