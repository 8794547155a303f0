import type { Seat } from '@trollmoot/kernel';
import {
  afterCard,
  afterFrame,
  type TableCard,
  type TableEvent,
  type Witnessing,
  withDrawnSalt,
  withSaltSent,
} from '@trollmoot/protocol';
import * as server from '../link/server.ts';
import { keepSeal, keptSeal } from './kept-seals.ts';

const newSalt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Keeps what the reader sees of one table at the server, and adds the reader's salt to its seed. */
export class SealKeeper {
  readonly #table: string;
  #witness: Witnessing | null;
  #sending: Promise<void> | null = null;
  #isClosed = false;

  constructor(table: string) {
    this.#table = table;
    this.#witness = keptSeal(table);
  }

  get witness(): Witnessing | null {
    return this.#witness;
  }

  /** The last beat this device has seen, so that the server tells what was undone since. */
  get beat(): number | null {
    const beat = this.#witness?.beat ?? -1;
    return beat < 0 ? null : beat;
  }

  hear(event: TableEvent, seat: Seat | null): void {
    const before = keptSeal(this.#table) ?? this.#witness; // another tab may have seen more
    if (event.event === 'card') {
      this.#keep(afterCard(before, event.card, seat));
      if (event.card.status === 'gathering' && seat !== null) this.#addSalt(event.card, seat);
    } else if (event.event === 'frame' && before !== null) this.#keep(afterFrame(before, event.frame, event.updates));
  }

  /** The salt to bring along when the reader sits down; null as long as the server has committed to nothing. */
  drawSalt(): string | null {
    if (this.#witness === null) return null;
    const witness = withDrawnSalt(this.#witness, newSalt);
    this.#keep(witness); // before it is sent: it must not be drawn twice
    return witness.drawn;
  }

  /** Resolves when the reader's salt has arrived, or cannot arrive any more. */
  salted(): Promise<void> {
    return this.#sending ?? Promise.resolve();
  }

  close(): void {
    this.#isClosed = true;
  }

  #addSalt({ seal }: TableCard, seat: Seat): void {
    const isOurs = seal !== null && seal.commitment === this.#witness?.commitment;
    if (!isOurs || seal.salts[seat] !== null || this.#sending !== null) return;
    const salt = this.drawSalt()!;
    this.#sending = server
      .retryUntilReachable(
        () => server.addSalt(this.#table, salt),
        () => !this.#isClosed,
      )
      .then(
        () => this.#keep(this.#witness && withSaltSent(this.#witness)),
        () => {}, // the game has begun without it, or the reader is gone
      )
      .finally(() => {
        this.#sending = null;
      });
  }

  #keep(witness: Witnessing | null): void {
    if (witness === null || witness === this.#witness) return;
    this.#witness = witness;
    keepSeal(this.#table, witness);
  }
}
