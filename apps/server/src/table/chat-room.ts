import type { Seat } from '@trollmoot/kernel';
import type { ChatLine, Eye } from '@trollmoot/protocol';
import { CHAT_KEPT } from '../store/store.ts';
import type { TableCore } from './core.ts';

/** Players hear players. Spectators hear everyone; players hear spectators when the game is over. */
export class ChatRoom {
  readonly #table: TableCore;
  #lines: ChatLine[] | null = null; // read when first needed

  constructor(table: TableCore) {
    this.#table = table;
  }

  get #all(): ChatLine[] {
    this.#lines ??= this.#table.house.store.chat(this.#table.record.id, CHAT_KEPT);
    return this.#lines;
  }

  heardBy(eye: Eye): ChatLine[] {
    try {
      return this.#all.filter((line) => this.#hears(eye, line));
    } catch (error) {
      this.#table.house.journal.error('a chat could not be read', error, { table: this.#table.record.id });
      return []; // the game can be played without it
    }
  }

  async say(seat: Seat | null, name: string, text: string): Promise<void> {
    const lines = this.#all;
    const room = seat === null ? 'spectators' : 'players';
    const line: ChatLine = {
      n: (lines.at(-1)?.n ?? -1) + 1,
      room,
      name,
      seat,
      text,
      at: this.#table.house.clock.now(),
    };
    this.#lines = [...lines.slice(-CHAT_KEPT + 1), line];
    const table = this.#table.record.id;
    return this.#table.persist([{ write: 'chat', table, line }], () => {
      const eyes = this.#table.eyes.filter((eye) => this.#hears(eye, line));
      this.#table.broadcast.send(eyes, JSON.stringify({ say: 'chat', table, line }));
    });
  }

  /** Who wrote from this seat is no longer known. */
  async unname(seat: Seat): Promise<void> {
    this.#lines = this.#all.map((line) => (line.seat === seat ? { ...line, name: '' } : line));
    const table = this.#table.record.id;
    await this.#table.persist([{ write: 'unnameChat', table, seat }], () => {});
  }

  #hears(eye: Eye, line: ChatLine): boolean {
    return eye === null || line.room === 'players' || this.#table.onDisk.status === 'over';
  }
}
