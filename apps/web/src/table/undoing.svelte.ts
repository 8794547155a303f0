import type { Act, Seat, Words } from '@trollmoot/kernel';
import type { Answer, Eye, Frame, TableCard } from '@trollmoot/protocol';
import type { Moment } from './timeline.ts';
import { tableWords } from './words/index.ts';

/** What the table screen shows: the desk. */
interface Shown {
  readonly frame: Frame | null;
  readonly moments: readonly Moment[];
  readonly reader: Eye;
  readonly card: TableCard | null;
  readonly words: Words;
  readonly link: { readonly seats: readonly Seat[] };
}

/** An act of the reader's, as its button said it. */
interface Sent {
  readonly act: Act;
  readonly label: string;
}

/** What undo takes back, and what was taken back and can be done again. */
export class Undoing {
  readonly #desk: Shown;
  #sent: readonly Sent[] = $state.raw([]); // the reader's own, oldest first, while the page is open
  #undone: readonly Sent[] = $state.raw([]); // the last one is redone first

  constructor(desk: Shown) {
    this.#desk = desk;
  }

  /** The reader's last act that undo would take back: its place among the moments. */
  #last: number = $derived.by(() => {
    const { moments, reader } = this.#desk;
    return reader === null ? -1 : moments.findLastIndex(({ update }) => update?.by === reader);
  });
  /** Nobody has to agree: the others are bots, or sit around this device. */
  isAlone: boolean = $derived.by(() =>
    (this.#desk.card?.chairs ?? []).every(({ kind }, seat) => kind === 'bot' || this.#desk.link.seats.includes(seat)),
  );
  mustAsk: boolean = $derived.by(() => !this.isAlone && (this.#desk.frame?.undo ?? 0) === 0);

  /** The sentence of the Chronicle that would be taken back. */
  line: string | null = $derived.by(() => {
    if (this.#last < 0) return null;
    const { moments, words } = this.#desk;
    const { update, frame } = moments[this.#last]!;
    const told = update?.news.map((news) => words.narrate(news, frame.view)).find((text) => text !== null);
    return told ?? this.#sent.at(-1)?.label ?? null; // a hidden act has no sentence yet
  });
  says: string | null = $derived.by(() => {
    const t = tableWords().undo;
    if (this.#last < 0) return null;
    return `${this.line === null ? tableWords().things.undo[1] : t.takesBack(this.line)} ${this.mustAsk ? t.asks : t.free}`;
  });
  /** What else goes: what others did since, and what was revealed. */
  beyond: string | null = $derived.by(() => {
    const t = tableWords().undo;
    if (this.#last < 0 || (this.#desk.frame?.undo ?? 0) > 0) return null;
    const since = this.#desk.moments.length - 1 - this.#last;
    return since === 0 ? t.revealed : `${t.andSince(since)} ${t.revealed}`;
  });
  redoes: string | null = $derived.by(() => {
    const last = this.#undone.at(-1);
    return last === undefined ? null : tableWords().undo.redoes(last.label);
  });

  /** Called with every act the reader sends. */
  remember(act: Act, label: string): void {
    this.#sent = [...this.#sent, { act, label }];
    this.#undone = [];
  }

  /** Called when the table has taken one back. */
  tookBack(): void {
    const last = this.#sent.at(-1);
    this.#sent = this.#sent.slice(0, -1);
    if (last !== undefined) this.#undone = [...this.#undone, last];
  }

  /** Does the act again that was taken back last, if that is still an option. */
  async redo(send: (act: Act) => Promise<Answer>): Promise<void> {
    const last = this.#undone.at(-1);
    if (last === undefined) return;
    const rest = this.#undone.slice(0, -1);
    await send(last.act);
    this.#undone = rest;
  }
}
