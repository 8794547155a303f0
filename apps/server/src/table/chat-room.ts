import type { Seat } from '@trollmoot/kernel';
import type { ChatLine, Eye } from '@trollmoot/protocol';
import { CHAT_KEPT } from '../store/store.ts';
import type { TableCore } from './core.ts';

/** Players hear players. Spectators hear everyone; players hear spectators when the game is over. */
export class ChatRoom {
  readonly #table: TableCore;
  #lines: readonly ChatLine[] | null;

  /** `lines`: all there are; null if they could not be read. */
  constructor(table: TableCore, lines: readonly ChatLine[] | null) {
    this.#table = table;
    this.#lines = lines;
  }

  /** What is known already is used at once, so that lines are numbered in the order in which they were said. */
  async #read(): Promise<void> {
    const lines = await this.#table.house.store.chat(this.#table.record.id, CHAT_KEPT);
    this.#lines ??= lines;
  }

  /** The game can be played without it. */
  heardBy(eye: Eye): ChatLine[] {
    return (this.#lines ?? []).filter((line) => this.#hears(eye, line));
  }

  async say(seat: Seat | null, name: string, text: string): Promise<void> {
    if (this.#lines === null) await this.#read();
    const lines = this.#lines ?? [];
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
    if (this.#lines === null) await this.#read();
    this.#lines = (this.#lines ?? []).map((line) => (line.seat === seat ? { ...line, name: '' } : line));
    const table = this.#table.record.id;
    await this.#table.persist([{ write: 'unnameChat', table, seat }], () => {});
  }

  #hears(eye: Eye, line: ChatLine): boolean {
    return eye === null || line.room === 'players' || this.#table.onDisk.status === 'over';
  }
}
