import type { Seat } from '@trollmoot/kernel';
import type { ChatLine, Eye } from '@trollmoot/protocol';
import type { ChatRecord } from '../store/records.ts';
import { CHAT_KEPT } from '../store/store.ts';
import type { TableCore } from './core.ts';

/** Players hear players. Spectators hear everyone; players hear spectators when the game is over. */
export class ChatRoom {
  readonly #table: TableCore;
  #lines: readonly ChatRecord[] | null;

  /** `lines`: all there are; null if they could not be read. */
  constructor(table: TableCore, lines: readonly ChatRecord[] | null) {
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
    return (this.#lines ?? []).filter((line) => this.#hears(eye, line)).map(shown);
  }

  async say(user: string, name: string, text: string): Promise<void> {
    if (this.#lines === null) await this.#read();
    const lines = this.#lines ?? [];
    const seat = this.#table.seatOf(user);
    const room = seat === null ? 'spectators' : 'players';
    const line: ChatRecord = {
      n: (lines.at(-1)?.n ?? -1) + 1,
      room,
      name,
      seat,
      text,
      at: this.#table.house.clock.now(),
      user,
    };
    this.#lines = [...lines.slice(-CHAT_KEPT + 1), line];
    const table = this.#table.record.id;
    return this.#table.persist([{ write: 'chat', table, line }], () => {
      const eyes = this.#table.eyes.filter((eye) => this.#hears(eye, line));
      this.#table.broadcast.send(eyes, JSON.stringify({ say: 'chat', table, line: shown(line) }));
    });
  }

  /** What this user has written is from nobody now. Older lines know only the seat they were written from. */
  async unname(user: string, seat: Seat | null): Promise<void> {
    if (this.#lines === null) await this.#read();
    const isTheirs = (line: ChatRecord) =>
      line.user === user || (line.user === null && seat !== null && line.seat === seat);
    this.#lines = (this.#lines ?? []).map((line) => (isTheirs(line) ? { ...line, name: '', user: null } : line));
    const table = this.#table.record.id;
    await this.#table.persist([{ write: 'unnameChat', table, seat, user }], () => {});
  }

  /** One user has become another. The store learns of it when all tables have. */
  handOn(from: string, to: string): void {
    this.#lines = this.#lines?.map((line) => (line.user === from ? { ...line, user: to } : line)) ?? null;
  }

  #hears(eye: Eye, line: ChatLine): boolean {
    return eye === null || line.room === 'players' || this.#table.onDisk.status === 'over';
  }
}

/** As it is sent: without its writer's id. */
const shown = ({ user: _user, ...line }: ChatRecord): ChatLine => line;
