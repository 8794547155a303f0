import { type Act, type Game, type Refusal, type Seat, writeSaved } from '@trollmoot/kernel';
import {
  type Answer,
  askableStep,
  type Eye,
  freeStep,
  type Happening,
  type Hint,
  isStale,
  type Match,
  newMatch,
  played,
  type Recording,
  recorded,
  returned,
  savedOf,
  type TableCard,
  tried,
  type Wish,
} from '@trollmoot/protocol';
import type { House } from '../house.ts';
import type { Viewer } from '../ports.ts';
import type { TableRecord } from '../store/records.ts';
import type { Write } from '../store/store.ts';
import { Audience } from './audience.ts';
import { BotSeats } from './bot-seats.ts';
import { cardOf } from './card.ts';
import { ChatRoom } from './chat-room.ts';
import { loaded, startOf } from './loading.ts';
import { RaceTrack } from './race.ts';
import { botAt, seatOf, withStandIn } from './sitters.ts';
import { Timekeeper } from './timekeeper.ts';
import { newPoll, type Poll, withWord } from './votes.ts';

const OK: Answer = { ok: true };
const no = (why: 'notSeated' | 'unknown' | 'notAllowed' | 'busy' | 'tooEarly'): Answer => ({ ok: false, no: why });

/**
 * One table: the only writer of its game. Everything happens in memory at once; it is acknowledged and shown
 * when it is on disk, in the order in which it happened.
 */
export class Table {
  readonly house: House;
  readonly game: Game;
  readonly audience: Audience;
  readonly clocks: Timekeeper;
  readonly race: RaceTrack;
  readonly #bots: BotSeats;
  readonly #chat: ChatRoom;
  readonly #viewers = new Map<Viewer, Eye>(); // bounded by customs.spectators and the connections of those seated
  record: TableRecord;
  match: Match | null = null;
  #entries = 0;
  #poll: Poll | null = null;
  #polls = 0;
  #pollEnds = () => {};
  #told: Promise<void> = Promise.resolve();
  #unsafe = 0; // writes not yet on disk

  constructor(house: House, game: Game, record: TableRecord) {
    this.house = house;
    this.game = game;
    this.record = record;
    this.audience = new Audience(record.id, house.bus);
    this.clocks = new Timekeeper(this);
    this.race = new RaceTrack(this);
    this.#bots = new BotSeats(this);
    this.#chat = new ChatRoom(this);
    if (record.seed !== null && record.status !== 'broken') this.#load();
  }

  #load(): void {
    this.guarded(() => {
      const { match, entries, happened } = loaded(this.game, this.record, this.house.store);
      this.match = match;
      this.#entries = entries;
      this.audience.recall(happened);
    });
    if (this.record.status === 'playing') this.#resume();
  }

  #resume(): void {
    this.clocks.wakeUp();
    this.race.follow();
    this.#bots.wake();
  }

  // ── what those at the table may do ───────────────────────────────────────────────────────

  seatOf(user: string): Seat | null {
    return seatOf(this.record.sitters, user);
  }

  act(user: string, wish: Wish, lag = 0): Answer | Promise<Answer> {
    const seat = this.#seatPlayedBy(user);
    if (seat === null) return no('notSeated');
    if (this.record.status !== 'playing') return no('notAllowed');
    return this.actFor(seat, wish, lag);
  }

  /** A seat acts, whoever plays it. */
  actFor(seat: Seat, wish: Wish, lag: number): Answer | Promise<Answer> {
    const match = this.match!;
    if (this.race.isOn) return this.guarded(() => this.race.press(seat, wish, lag)) ?? no('unknown');
    const outcome = this.guarded(() => tried(match, seat, wish));
    if (outcome === null) return no('unknown');
    if (!Array.isArray(outcome)) return { ok: false, ...outcome };
    return this.#keep(outcome).then(() => OK);
  }

  /** The referee of a race decides that this is played now. */
  playNow(by: Seat, act: Act): void {
    const happening = this.guarded(() => played(this.match!, by, act));
    if (happening !== null) void this.#keep([happening]);
  }

  why(user: string, wish: Act): Refusal | null {
    const seat = this.seatOf(user);
    if (seat === null || this.match === null) return null;
    return this.guarded(() => this.game.why(this.match!.s, seat, wish));
  }

  undo(user: string, at: { beat: number; mine: number }): Answer | Promise<Answer> {
    const seat = this.#seatPlayedBy(user);
    if (seat === null) return no('notSeated');
    if (this.record.status !== 'playing' || this.match === null || this.race.isOn) return no('notAllowed');
    if (isStale(this.match, seat, at)) return { ok: false, no: 'stale' };
    const free = freeStep(this.match, seat);
    if (free !== null) return this.#goBack(free, seat);
    const to = askableStep(this.match, seat);
    if (to === null) return no('notAllowed');
    if (this.#poll !== null) return no('busy');
    const asked = this.#personsBut(seat);
    if (asked.length === 0) return this.#goBack(to, seat);
    this.#setPoll(newPoll(++this.#polls, seat, asked, to));
    return OK;
  }

  consent(user: string, vote: number, yes: boolean): Answer | Promise<Answer> {
    const seat = this.seatOf(user);
    if (seat === null) return no('notSeated');
    const poll = this.#poll;
    const after = poll === null || poll.vote.id !== vote ? null : withWord(poll, seat);
    if (after === null) return no('notAllowed');
    this.#setPoll(yes && after.vote.asked.length > 0 ? after : null);
    return yes && after.vote.asked.length === 0 ? this.#goBack(after.to, after.vote.by) : OK;
  }

  async hint(user: string): Promise<Hint | null> {
    const seat = this.seatOf(user);
    return seat === null || this.record.status !== 'playing' ? null : this.#bots.hint(seat);
  }

  say(user: string, name: string, text: string): Promise<Answer> {
    return this.#chat.say(this.seatOf(user), name, text).then(() => OK);
  }

  /** Take the seat back from the stand-in. */
  comeBack(user: string): Promise<Answer> | Answer {
    const seat = this.seatOf(user);
    if (seat === null) return no('notSeated');
    if (this.record.status !== 'playing') return no('notAllowed');
    this.clocks.refresh(seat);
    return this.amend({ sitters: withStandIn(this.record.sitters, seat, null) }).then(() => OK);
  }

  /** From now on the stand-in plays here: the person has left, or the time is up. */
  standIn(seat: Seat): Promise<Answer> {
    this.house.journal.note('stand-in', { table: this.record.id, seat });
    return this.amend({ sitters: withStandIn(this.record.sitters, seat, this.house.customs.standIn) }).then(() => OK);
  }

  /** Begin to play. The hash of the seed is published now, the seed when the game is over. */
  begin(): Promise<Answer> {
    const seed = this.house.seeds.seed();
    this.record = { ...this.record, status: 'playing', seed };
    this.match = this.guarded(() => newMatch(this.game, startOf(this.record)));
    if (this.match === null) return Promise.resolve(no('unknown'));
    this.clocks.start();
    const safe = this.release([{ write: 'table', table: this.record }], () => {
      for (const viewer of this.#viewers.keys()) this.#showAll(viewer, null, null);
    });
    this.#resume();
    return safe.then(() => OK);
  }

  recording(user: string | null, eye: Eye): Recording | null {
    const match = this.match;
    const mayLook = eye === null || this.record.status === 'over' || (user !== null && this.seatOf(user) === eye);
    return match === null || !mayLook ? null : this.guarded(() => recorded(match, eye));
  }

  /** The saved game, seed and all: only when it is over. */
  saved(): string | null {
    const match = this.match;
    return match === null || this.record.status !== 'over'
      ? null
      : this.guarded(() => writeSaved(this.game, savedOf(match)));
  }

  // ── those who look ───────────────────────────────────────────────────────────────────────

  mayWatch(user: string, key: string | null): boolean {
    return this.record.isPublic || key === this.record.key || this.seatOf(user) !== null;
  }

  watch(viewer: Viewer, re: number, beat: number | null): Answer {
    const eye = this.seatOf(viewer.user);
    if (eye === null && this.audience.watching(null) >= this.house.customs.spectators) return no('busy');
    const before = this.#viewers.get(viewer);
    if (before !== undefined) this.audience.leave(before, viewer);
    this.#viewers.set(viewer, eye);
    this.#showAll(viewer, re, beat);
    this.tellCard();
    return OK;
  }

  unwatch(viewer: Viewer): void {
    const eye = this.#viewers.get(viewer);
    if (eye === undefined) return;
    this.#viewers.delete(viewer);
    this.audience.leave(eye, viewer);
    this.tellCard();
  }

  /** Everything that is now, to one viewer; it hears what follows from exactly here on. */
  #showAll(viewer: Viewer, re: number | null, beat: number | null): void {
    const eye = this.#viewers.get(viewer)!;
    const match = this.match;
    const frame = match === null ? null : this.guarded(() => this.audience.frame(match, eye));
    const missed = match === null || beat === null ? [] : this.audience.missed(match, beat, eye);
    const message = {
      say: 'table',
      re,
      table: this.record.id,
      seat: eye,
      card: this.card(),
      frame,
      missed,
      clock: this.clocks.face(),
      vote: this.#poll?.vote ?? null,
      chat: this.#chat.heardBy(eye),
    };
    const text = JSON.stringify(message);
    void this.#inTurn(() => {
      if (this.#viewers.get(viewer) !== eye) return;
      this.audience.join(eye, viewer);
      viewer.send(text);
    });
  }

  card(): TableCard {
    const isHere = (user: string) => this.audience.watching(this.seatOf(user)) > 0;
    return cardOf(this.record, isHere, this.audience.watching(null));
  }

  get eyes(): Eye[] {
    return [null, ...this.record.sitters.keys()];
  }

  tellCard(): void {
    void this.#inTurn(() => {
      const card = this.card();
      for (const seat of this.eyes)
        this.audience.tell([seat], JSON.stringify({ say: 'card', table: this.record.id, seat, card }));
    });
  }

  tellClock(): void {
    const text = JSON.stringify({ say: 'clock', table: this.record.id, clock: this.clocks.face() });
    void this.#inTurn(() => this.audience.tell(this.eyes, text));
  }

  // ── the engine room ──────────────────────────────────────────────────────────────────────

  /** Nobody looks, nothing is under way: the table may be put away until it is asked for. */
  get isIdle(): boolean {
    const isStill = this.#unsafe === 0 && this.#viewers.size === 0 && this.#poll === null && !this.#bots.areThinking;
    return isStill && !this.race.isOn && !this.clocks.mustStay;
  }

  putAway(): void {
    this.clocks.stop();
    this.race.stop();
    this.#pollEnds();
  }

  /** Change what is on record about the table, and show it. */
  amend(change: Partial<TableRecord>): Promise<void> {
    this.record = { ...this.record, ...change };
    for (const [viewer, eye] of this.#viewers) this.#turnEyes(viewer, eye);
    if (this.match !== null && this.record.status === 'playing') this.clocks.turn();
    const safe = this.release([{ write: 'table', table: this.record }], () => {});
    this.tellCard();
    this.#bots.wake();
    return safe;
  }

  /** Somebody sits elsewhere now, and looks from there. */
  #turnEyes(viewer: Viewer, before: Eye): void {
    const eye = this.seatOf(viewer.user);
    if (eye === before) return;
    this.#viewers.set(viewer, eye);
    this.audience.leave(before, viewer);
    this.#showAll(viewer, null, null);
  }

  /** Remember what was played, and tell it once that is safe. */
  #keep(happened: readonly Happening[]): Promise<void> {
    const writes = this.#entriesFor(happened);
    const wasNoticed = happened.some(({ quiet }) => !quiet);
    if (wasNoticed) this.#moveOn(writes);
    const composed = this.guarded(() => this.audience.compose(this.match!, happened, this.clocks.shown));
    if (composed === null) return Promise.resolve();
    this.house.journal.count('moves');
    const safe = this.release(writes, () => this.audience.deliver(composed));
    if (this.record.status === 'over') this.tellCard();
    this.race.follow();
    return safe.then(() => this.#bots.wake());
  }

  #entriesFor(happened: readonly Happening[]): Write[] {
    const { log, s, count } = this.match!;
    const table = this.record.id;
    const at = this.house.clock.now();
    const writes: Write[] = happened.map(({ by }, i) => {
      const { act } = log[log.length - happened.length + i]!;
      return { write: 'entry', table, entry: { n: this.#entries++, at, by, act } };
    });
    if (this.#entries % this.house.customs.snapshotEvery < happened.length)
      writes.push({ write: 'snapshot', table, snapshot: { n: this.#entries, s: this.game.clone(s), count } });
    return writes;
  }

  /** Everybody noticed: a vote is void, the clocks turn, and the game may be over. */
  #moveOn(writes: Write[]): void {
    this.#setPoll(null);
    const result = this.guarded(() => this.game.result(this.match!.s));
    this.clocks.turn(writes);
    if (result === null) return;
    this.clocks.stop();
    this.record = { ...this.record, status: 'over', ended: this.house.clock.now(), result, due: null };
    writes.push({ write: 'table', table: this.record });
  }

  #goBack(to: number, by: Seat): Promise<Answer> {
    const match = this.match!;
    const composed = this.guarded(() => {
      returned(match, to);
      return this.audience.composeReturn(match, by, this.clocks.shown);
    });
    if (composed === null) return Promise.resolve(no('unknown'));
    const entry = { n: this.#entries++, at: this.house.clock.now(), back: to };
    const writes: Write[] = [{ write: 'entry', table: this.record.id, entry }];
    this.#moveOn(writes);
    this.race.follow();
    return this.release(writes, () => this.audience.deliver(composed)).then(() => {
      this.#bots.wake();
      return OK;
    });
  }

  #setPoll(poll: Poll | null): void {
    if (poll === this.#poll) return;
    this.#poll = poll;
    this.#pollEnds();
    if (poll !== null) this.#pollEnds = this.house.clock.after(this.house.customs.voteLasts, () => this.#setPoll(null));
    const text = JSON.stringify({ say: 'vote', table: this.record.id, vote: poll?.vote ?? null });
    void this.#inTurn(() => this.audience.tell(this.eyes, text));
  }

  /** Write, and do this when it is on disk and everything before has been told. */
  release(writes: Write[], tell: () => void): Promise<void> {
    this.#unsafe++;
    const safe = this.house.store.write(...writes);
    const told = this.#told.then(() => safe).then(tell);
    this.#told = told.then(
      () => void this.#unsafe--,
      (error: unknown) => this.#lost(error),
    );
    return told;
  }

  /** Tell this after everything that happened before it; at once if nothing is still on its way to the disk. */
  #inTurn(tell: () => void): void {
    if (this.#unsafe === 0) tell();
    else this.#told = this.#told.then(tell);
  }

  /** What was played could not be written: this table is ahead of its log and must not go on. */
  #lost(error: unknown): void {
    this.#breakDown('its log could not be written', error, false);
  }

  /** Run the game's code. If it throws, this table is set aside with its log, and no other table notices. */
  guarded<T>(run: () => T): T | null {
    if (this.record.status === 'broken') return null;
    try {
      return run();
    } catch (error) {
      this.#breakDown(error instanceof Error ? error.message : String(error), error, true);
      return null;
    }
  }

  #breakDown(trouble: string, error: unknown, isRemembered: boolean): void {
    if (this.record.status === 'broken') return;
    this.record = { ...this.record, status: 'broken', trouble: trouble.slice(0, 500), due: null };
    this.match = null;
    this.putAway();
    this.house.journal.trouble('table set aside', error, { table: this.record.id, game: this.record.game });
    this.house.journal.count('broken');
    if (isRemembered) this.house.store.write({ write: 'table', table: this.record }).catch(() => {});
    this.tellCard();
  }

  /** The seat this user plays now; not while a stand-in does. */
  #seatPlayedBy(user: string): Seat | null {
    const seat = this.seatOf(user);
    return seat === null || botAt(this.record.sitters, seat) !== null ? null : seat;
  }

  #personsBut(seat: Seat): Seat[] {
    return [...this.record.sitters.keys()].filter(
      (other) => other !== seat && botAt(this.record.sitters, other) === null,
    );
  }
}
