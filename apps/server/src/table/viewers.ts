import type { Answer, ChatLine, ClockFace, Eye, TableCard, Vote } from '@trollmoot/protocol';
import type { Viewer } from '../ports.ts';
import { no, OK } from './answers.ts';
import type { TableCore } from './core.ts';

const CARD_DELAY = 100; // milliseconds
const NAMED = 20; // spectators

interface WatchedTable extends TableCore {
  readonly clocks: { face(): ClockFace };
  readonly voting: { readonly vote: Vote | null };
  readonly attendance: { came(user: string): void; left(user: string): void };
  readonly bots: { review(): void };
  readonly chat: { heardBy(eye: Eye): ChatLine[] };
  card(): TableCard;
}

/** Everyone watching the table, players and spectators: each of their tabs, and whose eyes it looks through. */
export class Viewers {
  readonly #table: WatchedTable;
  readonly #eyes = new Map<Viewer, Eye>(); // bounded by policy.spectators, and by the connections a user may have
  readonly #reading = new Set<Viewer>(); // the rules, before the game begins
  #isCardDue = false;
  #cancel = () => {};

  constructor(table: WatchedTable) {
    this.#table = table;
  }

  get size(): number {
    return this.#eyes.size;
  }

  get all(): readonly Viewer[] {
    return [...this.#eyes.keys()];
  }

  /** Does this user look at the table? */
  has(user: string): boolean {
    for (const viewer of this.#eyes.keys()) if (viewer.user === user) return true;
    return false;
  }

  /** The names of those who look on, each once. */
  get spectators(): string[] {
    const names = new Map<string, string>();
    for (const [{ user, name }, eye] of this.#eyes) {
      if (eye === null) names.set(user, name);
      if (names.size === NAMED) break;
    }
    return [...names.values()];
  }

  watch(viewer: Viewer, re: number | null, beat: number | null): Answer {
    const { broadcast, house } = this.#table;
    const eye = this.#table.seatOf(viewer.user);
    if (eye === null && broadcast.watching(null) >= house.policy.spectators) return no('busy');
    const before = this.#eyes.get(viewer);
    this.#eyes.set(viewer, eye);
    if (before !== undefined) this.#leave(viewer, before);
    this.#sendTable(viewer, re, beat);
    if (before !== eye) this.#sendCardSoon();
    this.#table.attendance.came(viewer.user);
    this.#table.bots.review();
    return OK;
  }

  unwatch(viewer: Viewer): void {
    const eye = this.#eyes.get(viewer);
    if (eye === undefined) return;
    this.#eyes.delete(viewer);
    this.#reading.delete(viewer);
    this.#leave(viewer, eye);
    this.#sendCardSoon();
    if (!this.has(viewer.user)) this.#table.attendance.left(viewer.user);
    this.#table.bots.review();
  }

  /** Someone opens the rules while people gather, or closes them. */
  reading(viewer: Viewer, isReading: boolean): void {
    if (this.#table.record.status !== 'gathering' || !this.#eyes.has(viewer)) return;
    if (isReading === this.#reading.has(viewer)) return;
    if (isReading) this.#reading.add(viewer);
    else this.#reading.delete(viewer);
    this.#sendCardSoon();
  }

  isReading(user: string): boolean {
    for (const viewer of this.#reading) if (viewer.user === user) return true;
    return false;
  }

  /** Show these viewers nothing more. */
  dismiss(isMeant: (viewer: Viewer) => boolean, why: 'closed' | 'shutOut'): void {
    for (const viewer of this.all.filter(isMeant)) {
      this.unwatch(viewer);
      viewer.dismiss(this.#table.record.id, why);
    }
  }

  #leave(viewer: Viewer, eye: Eye): void {
    this.#table.broadcast.leave(eye, viewer);
    for (const other of this.#eyes.values()) if (other === eye) return;
    this.#table.broadcast.forget(eye);
  }

  /** The card says who is here. Send it once for everyone who comes or goes within a short while. */
  #sendCardSoon(): void {
    if (this.#isCardDue) return;
    this.#isCardDue = true;
    this.#cancel = this.#table.house.clock.after(CARD_DELAY, () => {
      this.#isCardDue = false;
      this.sendCard();
    });
  }

  stop(): void {
    this.#cancel();
  }

  /** What they have been shown is no longer true. */
  reloadAll(): void {
    const viewers = [...this.#eyes.keys()];
    for (const [viewer, eye] of this.#eyes) this.#table.broadcast.leave(eye, viewer);
    this.#eyes.clear();
    this.#reading.clear();
    for (const viewer of viewers) viewer.reload(this.#table.record.id);
    this.#table.bots.review();
  }

  /** Occupants have changed seats: show each viewer whose eyes have changed the table through the new ones. */
  turnEyes(): void {
    for (const [viewer, before] of this.#eyes) {
      const eye = this.#table.seatOf(viewer.user);
      if (eye === before) continue;
      this.#eyes.set(viewer, eye);
      this.#leave(viewer, before);
      this.#sendTable(viewer, null, null);
    }
  }

  sendTableToAll(): void {
    for (const viewer of this.#eyes.keys()) this.#sendTable(viewer, null, null);
  }

  /** Send one viewer everything as it is now; the viewer joins the broadcast at exactly this point. */
  #sendTable(viewer: Viewer, re: number | null, beat: number | null): void {
    const { match, broadcast, record, clocks, voting, chat } = this.#table;
    const eye = this.#eyes.get(viewer)!;
    const message = {
      say: 'table',
      re,
      table: record.id,
      seat: eye,
      frame: match && this.#table.guarded(() => broadcast.frame(match, eye)),
      missed: match === null || beat === null ? [] : this.#table.guarded(() => broadcast.missed(match, beat, eye)),
      clock: clocks.face(),
      vote: voting.vote,
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
          broadcast.send([seat], JSON.stringify({ say: 'card', table: record.id, seat, card }));
    });
  }
}
