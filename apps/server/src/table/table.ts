import { type Act, type Game, REOPEN, type Refusal, type Seat } from '@trollmoot/kernel';
import {
  type Answer,
  type Eye,
  goBack,
  type Happening,
  type Hint,
  type Match,
  newMatch,
  playAct,
  type RequestRefused,
  type TableCard,
  tryActs,
  type Wish,
  whyNot,
} from '@trollmoot/protocol';
import type { House } from '../house.ts';
import type { TableRecord } from '../store/records.ts';
import type { Write } from '../store/store.ts';
import { Audience } from './audience.ts';
import { BotSeats } from './bot-seats.ts';
import { cardOf, mayWatch } from './card.ts';
import { ChatRoom } from './chat-room.ts';
import { divergence, loaded, readLog, startOf } from './loading.ts';
import { Logbook } from './logbook.ts';
import { Onlookers } from './onlookers.ts';
import { Outbox } from './outbox.ts';
import { TableRace } from './race.ts';
import { botAt, seatOf, withStandIn } from './sitters.ts';
import { Timekeeper } from './timekeeper.ts';
import { Undoing } from './undoing.ts';

export const OK: Answer = { ok: true };
export const no = (why: RequestRefused['no']): Answer => ({ ok: false, no: why });

/**
 * One table: the only writer of its game. Everything happens in memory at once; it is acknowledged and shown
 * when it is on disk, in the order in which it happened.
 */
export class Table {
  readonly house: House;
  readonly game: Game;
  readonly audience: Audience;
  readonly onlookers: Onlookers;
  readonly clocks: Timekeeper;
  readonly race: TableRace;
  readonly chat: ChatRoom;
  readonly undoing: Undoing;
  readonly logbook: Logbook;
  readonly #bots: BotSeats;
  readonly #outbox: Outbox;
  record: TableRecord; // as it is now, and soon on disk
  onDisk: TableRecord; // all that anybody is told of it
  match: Match | null = null;
  isLost = false; // ahead of its log
  #isPuzzled = false; // its rules once could not say why
  #isAway = false; // put away: whoever asks for the table gets another

  constructor(house: House, game: Game, record: TableRecord) {
    this.house = house;
    this.game = game;
    this.record = this.onDisk = record;
    this.#outbox = new Outbox(house.store, (error) => this.#lose(error));
    this.audience = new Audience(record.id, house.bus);
    this.onlookers = new Onlookers(this);
    this.clocks = new Timekeeper(this);
    this.race = new TableRace(this);
    this.chat = new ChatRoom(this);
    this.undoing = new Undoing(this);
    this.logbook = new Logbook(this);
    this.#bots = new BotSeats(this);
    if (record.seed !== null && record.status !== 'broken') this.#load();
  }

  #load(): void {
    const log = readLog(this.house.store, this.record.id);
    const isOld = this.record.status === 'over' && this.record.rules !== this.game.rules;
    if (isOld && divergence(this.game, this.record, log) !== null) return; // its result remains
    this.guarded(() => {
      const { match, past } = loaded(this.game, this.record, log);
      this.match = match;
      this.logbook.goOn(log);
      this.audience.recall(past);
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

  /** The seat this user plays now; not while a stand-in does. */
  #seatPlayedBy(user: string): Seat | null {
    const seat = this.seatOf(user);
    return seat === null || botAt(this.record.sitters, seat) !== null ? null : seat;
  }

  act(user: string, wish: Wish, lag = 0): Answer | Promise<Answer> {
    const seat = this.#seatPlayedBy(user);
    if (seat === null) return no('notSeated');
    return this.actFor(seat, wish, lag);
  }

  /** A seat acts, whoever plays it. */
  actFor(seat: Seat, wish: Wish, lag: number): Answer | Promise<Answer> {
    const match = this.match;
    if (match === null || this.record.status !== 'playing') return no('notAllowed');
    if (this.#isAway) return no('busy');
    if (this.race.isOn) return this.guarded(() => this.race.press(seat, wish, lag)) ?? no('unknown');
    if (!this.logbook.mayReopen && wish.acts.some((act) => act.do === REOPEN.do)) return no('notAllowed');
    const outcome = this.guarded(() => tryActs(match, seat, wish, this.#puzzled));
    if (outcome === null) return no('unknown');
    return Array.isArray(outcome) ? this.#keep(outcome) : { ok: false, ...outcome };
  }

  /** The referee of a race decides that this is played now. */
  playNow(by: Seat, act: Act): void {
    const match = this.match;
    const happening = match === null ? null : this.guarded(() => playAct(match, by, act));
    if (happening !== null) this.#keep([happening]).catch(() => {}); // if it cannot be written, the table is set aside
  }

  why(user: string, wish: Act): Refusal | null {
    const seat = this.seatOf(user);
    const match = this.match;
    return seat === null || match === null ? null : whyNot(this.game, match.s, seat, wish, this.#puzzled);
  }

  /** Asking why harms nobody, whatever is asked. Noted once: whoever asks may ask often. */
  readonly #puzzled = (error: unknown): void => {
    const { id, game } = this.record;
    if (!this.#isPuzzled) this.house.journal.trouble('why failed', error, { table: id, game });
    this.#isPuzzled = true;
  };

  undo(user: string, at: { beat: number; mine: number }): Answer | Promise<Answer> {
    const seat = this.#seatPlayedBy(user);
    if (seat === null) return no('notSeated');
    if (this.match === null || this.record.status !== 'playing' || this.race.isOn) return no('notAllowed');
    if (this.#isAway) return no('busy');
    return this.guarded(() => this.undoing.ask(seat, at)) ?? no('unknown');
  }

  consent(user: string, vote: number, yes: boolean): Answer | Promise<Answer> {
    const seat = this.seatOf(user);
    return seat === null ? no('notSeated') : this.undoing.consent(seat, vote, yes);
  }

  async hint(user: string): Promise<Hint | null> {
    const seat = this.seatOf(user);
    return seat === null || this.record.status !== 'playing' ? null : this.#bots.hint(seat);
  }

  say(user: string, name: string, text: string): Promise<Answer> {
    return this.chat.say(this.seatOf(user), name, text).then(() => OK);
  }

  /** Take the seat back from the stand-in. */
  comeBack(user: string): Promise<Answer> | Answer {
    const seat = this.seatOf(user);
    if (seat === null) return no('notSeated');
    if (this.record.status !== 'playing') return no('notAllowed');
    if (botAt(this.record.sitters, seat) === null) return OK;
    if (this.clocks.isUp(seat)) return no('tooEarly'); // the stand-in answers first
    return this.amend({ sitters: withStandIn(this.record.sitters, seat, null) }).then(() => OK);
  }

  /** From now on the stand-in plays here: the person has left, or the time is up. */
  standIn(seat: Seat): Promise<void> {
    this.house.journal.note('stand-in', { table: this.record.id, seat });
    return this.amend({ sitters: withStandIn(this.record.sitters, seat, this.house.customs.standIn) });
  }

  /** Begin to play. The hash of the seed is published now, the seed when the game is over. */
  async begin(): Promise<void> {
    this.record = { ...this.record, status: 'playing', seed: this.house.seeds.seed() };
    this.match = this.guarded(() => newMatch(this.game, startOf(this.record)));
    if (this.match === null) return;
    this.clocks.start();
    const safe = this.#releaseRecord();
    this.onlookers.showAllToAll();
    this.#resume();
    await safe;
  }

  mayWatch(user: string, key: string | null): boolean {
    return mayWatch(this.record, user, key);
  }

  /** Is it this user's turn? */
  waitsFor(user: string): boolean {
    const seat = this.#seatPlayedBy(user);
    const match = this.match;
    if (seat === null || match === null || this.record.status !== 'playing') return false;
    return this.guarded(() => this.game.waitingFor(match.s).includes(seat)) ?? false;
  }

  card(): TableCard {
    const isHere = (user: string) => this.audience.watching(this.seatOf(user)) > 0;
    return cardOf(this.onDisk, isHere, this.audience.watching(null));
  }

  get eyes(): Eye[] {
    return [null, ...this.record.sitters.keys()];
  }

  // ── the engine room ──────────────────────────────────────────────────────────────────────

  /** Nobody looks, nothing is under way: the table may be put away until it is asked for. */
  get isIdle(): boolean {
    const isStill = this.#outbox.isEmpty && this.onlookers.size === 0 && this.undoing.vote === null;
    return isStill && !this.#bots.areThinking && !this.race.isOn && !this.clocks.mustStay;
  }

  /** From now on it does nothing and tells nothing: whoever asks for the table gets another. */
  putAway(): void {
    if (!this.isLost && this.record.status === 'playing') this.logbook.leave();
    this.#isAway = true;
    this.onlookers.stop();
    this.#stop();
  }

  #stop(): void {
    this.clocks.stop();
    this.race.stop();
    this.undoing.drop();
  }

  /** Change what is on record about the table, and show it. */
  amend(change: Partial<TableRecord>): Promise<void> {
    this.record = { ...this.record, ...change };
    if (this.match !== null && this.record.status === 'playing') this.clocks.turn();
    const safe = this.#releaseRecord();
    this.onlookers.turnEyes();
    this.onlookers.tellCard();
    this.undoing.review();
    this.#bots.wake();
    return safe;
  }

  /** Remember what was played, and tell it once that is safe. */
  #keep(happened: readonly Happening[]): Promise<Answer> {
    const writes = this.logbook.entriesFor(happened);
    if (happened.some(({ quiet }) => !quiet)) this.#moveOn(writes, happened[0]!.by);
    const match = this.match;
    const composed =
      match &&
      this.guarded(() => {
        const composed = this.audience.compose(match, happened, this.clocks.shown);
        this.logbook.addSnapshot(writes);
        return composed;
      });
    if (composed === null) return Promise.resolve(no('unknown'));
    this.house.journal.count('moves');
    const { record } = this;
    const safe = this.release(writes, () => {
      this.#show(record);
      this.audience.deliver(composed);
    });
    return this.#wentOn(safe);
  }

  /** Everybody noticed: a vote is void, the clocks turn, and the game may be over. */
  #moveOn(writes: Write[], by: Seat): void {
    this.undoing.drop();
    const { s } = this.match!;
    const result = this.guarded(() => this.game.result(s));
    this.clocks.turn(writes, by);
    if (result === null) return;
    this.clocks.stop();
    this.record = { ...this.record, status: 'over', ended: this.house.clock.now(), result, due: null };
    writes.push({ write: 'table', table: this.record });
  }

  /** The table goes back to an earlier ply: freely, or because all agreed to. */
  goBack(to: number, by: Seat, isAgreed: boolean): Promise<Answer> {
    const match = this.match!;
    const writes = [this.logbook.returnTo(to, by)];
    this.undoing.drop();
    const composed = this.guarded(() => {
      goBack(match, to);
      this.clocks.turnBack(writes, isAgreed);
      return this.audience.composeReturn(match, by, this.clocks.shown);
    });
    if (composed === null) return Promise.resolve(no('unknown'));
    return this.#wentOn(this.release(writes, () => this.audience.deliver(composed)));
  }

  /** After a change of the position: the race follows at once, bots when it is safe. */
  #wentOn(safe: Promise<void>): Promise<Answer> {
    if (this.record.status === 'over') this.onlookers.tellCard();
    this.race.follow();
    return safe.then(() => {
      this.#bots.wake();
      return OK;
    });
  }

  #releaseRecord(): Promise<void> {
    const { record } = this;
    return this.release([{ write: 'table', table: record }], () => this.#show(record));
  }

  /** This is on disk now. */
  #show(record: TableRecord): void {
    if (!this.#isBroken) this.onDisk = record;
  }

  /** Write, and do this when it is on disk and everything before has been told. */
  release(writes: Write[], tell: () => void): Promise<void> {
    return this.#outbox.release(writes, tell);
  }

  /** Everything that has happened so far is on disk. */
  async told(): Promise<void> {
    if (!this.#outbox.isEmpty) await this.release([], () => {});
  }

  /** Tell this after everything that happened before it. */
  inTurn(tell: () => void): void {
    if (!this.#isAway) this.#outbox.inTurn(tell);
  }

  /** What was played here is not on disk, so it did not happen. Whoever asks for the table gets it as it was. */
  #lose(error: unknown): void {
    if (this.isLost) return;
    this.isLost = true;
    this.putAway();
    this.match = null;
    this.house.journal.trouble('a table could not be written', error, { table: this.record.id });
    this.onlookers.dropAll();
  }

  /** Tell everybody who looks on the same. */
  tellAll(message: object): void {
    const text = JSON.stringify(message);
    this.inTurn(() => this.audience.tell(this.eyes, text));
  }

  /** Run the game's code. If it throws, this table is set aside with its log, and no other table notices. */
  guarded<T>(run: () => T): T | null {
    if (this.#isBroken) return null;
    try {
      const outcome = run();
      return this.#isBroken ? null : outcome;
    } catch (error) {
      if (!this.isLost) this.#breakDown(error);
      return null;
    }
  }

  get #isBroken(): boolean {
    return this.record.status === 'broken';
  }

  #breakDown(error: unknown): void {
    const trouble = error instanceof Error ? error.message : String(error);
    const { ended, result } = this.onDisk;
    this.record = { ...this.record, status: 'broken', trouble: trouble.slice(0, 500), due: null, ended, result };
    this.onDisk = this.record;
    this.match = null;
    this.#stop();
    this.house.journal.trouble('table set aside', error, { table: this.record.id, game: this.record.game });
    this.house.journal.count('broken');
    this.house.store.write({ write: 'table', table: this.record }).catch(() => {});
    this.onlookers.tellCard();
  }
}
