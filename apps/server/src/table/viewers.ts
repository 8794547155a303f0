import type { Answer, Eye } from '@trollmoot/protocol';
import type { Viewer } from '../ports.ts';
import { no, OK, type Table } from './table.ts';

const MOMENT = 100; // milliseconds

/** Who is at the table, player or spectator: each tab of each of them, and the eyes it looks through. */
export class Viewers {
  readonly #table: Table;
  readonly #eyes = new Map<Viewer, Eye>(); // bounded by policy.spectators, and by the connections a user may have
  #isCardDue = false;
  #callOff = () => {};

  constructor(table: Table) {
    this.#table = table;
  }

  get size(): number {
    return this.#eyes.size;
  }

  watch(viewer: Viewer, re: number, beat: number | null): Answer {
    const { broadcast, house } = this.#table;
    const eye = this.#table.seatOf(viewer.user);
    if (eye === null && broadcast.watching(null) >= house.policy.spectators) return no('busy');
    const before = this.#eyes.get(viewer);
    this.#eyes.set(viewer, eye);
    if (before !== undefined) this.#lookAway(viewer, before);
    this.#sendTable(viewer, re, beat);
    this.#comeOrGone();
    return OK;
  }

  unwatch(viewer: Viewer): void {
    const eye = this.#eyes.get(viewer);
    if (eye === undefined) return;
    this.#eyes.delete(viewer);
    this.#lookAway(viewer, eye);
    this.#comeOrGone();
  }

  #lookAway(viewer: Viewer, eye: Eye): void {
    this.#table.broadcast.leave(eye, viewer);
    for (const other of this.#eyes.values()) if (other === eye) return;
    this.#table.broadcast.forget(eye);
  }

  /** Tell who is here: once for all who come or go within a moment. */
  #comeOrGone(): void {
    if (this.#isCardDue) return;
    this.#isCardDue = true;
    this.#callOff = this.#table.house.clock.after(MOMENT, () => {
      this.#isCardDue = false;
      this.sendCard();
    });
  }

  stop(): void {
    this.#callOff();
  }

  /** Nothing shown here holds any more. */
  dropAll(): void {
    for (const [viewer, eye] of this.#eyes) {
      this.#table.broadcast.leave(eye, viewer);
      viewer.drop();
    }
    this.#eyes.clear();
  }

  /** Some sit elsewhere now, and look from there. */
  turnEyes(): void {
    for (const [viewer, before] of this.#eyes) {
      const eye = this.#table.seatOf(viewer.user);
      if (eye === before) continue;
      this.#eyes.set(viewer, eye);
      this.#lookAway(viewer, before);
      this.#sendTable(viewer, null, null);
    }
  }

  sendTableToAll(): void {
    for (const viewer of this.#eyes.keys()) this.#sendTable(viewer, null, null);
  }

  /** Everything that is now, to one viewer; it hears what follows from exactly here on. */
  #sendTable(viewer: Viewer, re: number | null, beat: number | null): void {
    const { match, broadcast, record, clocks, undoing, chat } = this.#table;
    const eye = this.#eyes.get(viewer)!;
    const message = {
      say: 'table',
      re,
      table: record.id,
      seat: eye,
      frame: match && this.#table.guarded(() => broadcast.frame(match, eye)),
      missed: match === null || beat === null ? [] : this.#table.guarded(() => broadcast.missed(match, beat, eye)),
      clock: clocks.face(),
      vote: undoing.vote,
      chat: chat.heardBy(eye),
    };
    this.#table.inOrder(() => {
      if (this.#eyes.get(viewer) !== eye) return;
      broadcast.join(eye, viewer);
      viewer.send(JSON.stringify({ ...message, card: this.#table.card() }));
    });
  }

  sendCard(): void {
    this.#table.inOrder(() => {
      const { broadcast, eyes, record } = this.#table;
      const card = this.#table.card();
      for (const seat of eyes)
        if (broadcast.watching(seat) > 0)
          broadcast.tell([seat], JSON.stringify({ say: 'card', table: record.id, seat, card }));
    });
  }
}
