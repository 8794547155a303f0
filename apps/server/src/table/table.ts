import { type Act, type Game, REOPEN, type Seat } from '@trollmoot/kernel';
import {
  type Answer,
  goBack,
  type Happening,
  type Motion,
  newMatch,
  playAct,
  type TableCard,
  tryActs,
  type Wish,
} from '@trollmoot/protocol';
import type { House } from '../house.ts';
import type { ChatRecord, Occupant, TableRecord } from '../store/records.ts';
import { no, OK } from './answers.ts';
import { Attendance } from './attendance.ts';
import { BotSeats } from './bot-seats.ts';
import { cardOf } from './card.ts';
import { ChatRoom } from './chat-room.ts';
import { TableCore } from './core.ts';
import { matchOf, type Replayed, startOf } from './loading.ts';
import { Logbook } from './logbook.ts';
import { begun, person, withStandIn } from './occupants.ts';
import { TableRace } from './race.ts';
import { seedOf } from './sealing.ts';
import { Timekeeper } from './timekeeper.ts';
import { Turns } from './turns.ts';
import { Viewers } from './viewers.ts';
import type { Poll } from './votes.ts';
import { Voting } from './voting.ts';

/**
 * One table: the only writer of its game. Everything happens in memory at once. It is acknowledged and shown when it is
 * on disk, in the order in which it happened.
 */
export class Table extends TableCore {
  readonly viewers = new Viewers(this);
  readonly clocks = new Timekeeper(this);
  readonly race = new TableRace(this);
  readonly chat: ChatRoom;
  readonly turns = new Turns(this);
  readonly attendance = new Attendance(this);
  readonly voting = new Voting(this);
  readonly logbook = new Logbook(this);
  readonly bots = new BotSeats(this);
  #hasFailedToExplain = false;

  /**
   * `replayed`: the game as its log leaves it; null if there is none, or none that can be shown. `chat`: null if it could
   * not be read.
   */
  constructor(
    house: House,
    game: Game,
    record: TableRecord,
    replayed: Replayed | null,
    chat: readonly ChatRecord[] | null,
  ) {
    super(house, game, record);
    this.chat = new ChatRoom(this, chat);
    if (replayed === null) return;
    this.match = matchOf(game, record, replayed);
    this.logbook.resume(replayed);
    this.broadcast.recall(replayed.past);
    if (record.status !== 'playing') return;
    this.#resume(replayed.lastAt);
    this.voting.resume();
  }

  /** `since`: when the last act was. */
  #resume(since: number): void {
    this.clocks.resume();
    this.race.follow();
    this.turns.follow(null, since);
    this.bots.wake();
  }

  /** After a time in which nothing could be written. */
  resume(from: number): void {
    if (this.record.status !== 'playing' || this.match === null) return;
    this.clocks.forgive(from);
    this.bots.wake();
  }

  /** Begin to play. From now on the salts are fixed. Secret and seed are published when the game is over. */
  async begin(sitting: readonly Occupant[] = this.record.occupants): Promise<void> {
    const secret = this.record.secret ?? this.house.seeds.secret();
    const occupants = begun(sitting);
    const seed = seedOf({ ...this.record, occupants }, secret);
    this.record = { ...this.record, occupants, status: 'playing', secret, seed, waiting: null };
    this.match = this.guarded(() => newMatch(this.game, startOf(this.record)));
    if (this.match === null) return;
    this.clocks.start();
    const safe = this.persistRecord();
    this.viewers.sendTableToAll();
    this.#resume(this.house.clock.now());
    this.attendance.follow();
    await safe;
  }

  /** This seat acts, whether a person, a bot or a stand-in plays it. */
  actFor(seat: Seat, wish: Wish, lag: number): Answer | Promise<Answer> {
    const match = this.match;
    if (match === null || this.record.status !== 'playing') return no('notAllowed');
    if (this.isUnloaded) return no('busy');
    if (!this.house.store.canWrite) return no('notSaved');
    if (this.race.isOn) return this.guarded(() => this.race.press(seat, wish, lag)) ?? no('unknown');
    if (!this.logbook.mayReopen && wish.acts.some((act) => act.do === REOPEN.do)) return no('notAllowed');
    this.clocks.beforeDecision(seat);
    const outcome = this.guarded(() => tryActs(match, seat, wish, this.explainFailed));
    if (outcome === null) return no('unknown');
    return Array.isArray(outcome) ? this.#keep(outcome) : { ok: false, ...outcome };
  }

  /** `why` may be asked about anything, so an error there breaks nothing. It is logged once, since clients may ask often. */
  readonly explainFailed = (error: unknown): void => {
    const { id, game } = this.record;
    if (!this.#hasFailedToExplain)
      this.house.journal.error('a game could not explain a refusal', error, { table: id, game });
    this.#hasFailedToExplain = true;
  };

  /** Play this act now: the referee of a race says so, or the rules do for a player whose time is up. */
  playNow(by: Seat, act: Act): void {
    const match = this.match;
    this.clocks.beforeDecision(by);
    const happening = match === null ? null : this.guarded(() => playAct(match, by, act));
    if (happening !== null) this.#keep([happening]).catch(() => {}); // if it cannot be written, the table is lost
  }

  /** Write what was played; show it when that is on disk. */
  #keep(happened: readonly Happening[]): Promise<Answer> {
    const writes = this.logbook.entriesFor(happened);
    if (happened.some(({ quiet }) => !quiet)) this.#moveOn(happened[0]!.by);
    const match = this.match;
    const frames =
      match &&
      this.guarded(() => {
        const frames = this.broadcast.framesFor(match, happened, this.clocks.shown);
        this.logbook.addSnapshotIfDue(writes);
        return frames;
      });
    if (frames === null) return Promise.resolve(no('unknown'));
    this.house.journal.count('moves');
    writes.push(...this.recordChanges());
    const { record } = this;
    const safe = this.persist(writes, () => {
      this.show(record);
      this.broadcast.deliver(frames);
    });
    return this.#moved(safe, happened[0]!.by);
  }

  /** Everyone noticed this act: a vote is void, the clocks turn, and the game may be over. */
  #moveOn(by: Seat): void {
    this.voting.moveOn();
    const { s } = this.match!;
    const result = this.guarded(() => this.game.result(s));
    this.clocks.turn(by);
    if (result === null) return;
    this.clocks.stop();
    this.record = { ...this.record, status: 'over', ended: this.house.clock.now(), result, due: null };
    this.voting.drop();
  }

  /** Go back to an earlier ply: because that is free, or because everyone agreed to. */
  goBack(to: number, by: Seat, isAgreed: boolean): Promise<Answer> {
    const match = this.match!;
    const writes = [this.logbook.returnTo(to, by)];
    if (!isAgreed) this.voting.moveOn();
    const frames = this.guarded(() => {
      goBack(match, to);
      this.clocks.turnBack(isAgreed);
      return this.broadcast.framesForReturn(match, by, this.clocks.shown);
    });
    if (frames === null) return Promise.resolve(no('unknown'));
    writes.push(...this.recordChanges());
    const { record } = this;
    const safe = this.persist(writes, () => {
      this.show(record);
      this.broadcast.deliver(frames);
    });
    return this.#moved(safe, by);
  }

  /** The position has changed: the race follows at once, bots when it is on disk. */
  #moved(safe: Promise<void>, by: Seat): Promise<Answer> {
    if (this.record.status === 'over') this.viewers.sendCard();
    this.race.follow();
    return safe.then(() => {
      this.#askNext(by);
      this.bots.wake();
      return OK;
    });
  }

  /** Others may be asked now, and what waited for the end of a turn may come about. */
  #askNext(by: Seat | null): void {
    this.turns.follow(by);
    this.attendance.follow();
    if (this.voting.vote !== null) this.voting.review();
  }

  /** Change the table's record, and show the change. */
  amend(change: Partial<TableRecord>): Promise<void> {
    this.record = { ...this.record, ...change };
    if (this.match !== null && this.record.status === 'playing') this.clocks.turn();
    const safe = this.persistRecord();
    this.viewers.turnEyes();
    this.#askNext(null);
    this.viewers.sendCard();
    this.bots.wake();
    return safe;
  }

  /** A seat changes hands between turns, everything else at once. */
  isTimeFor(motion: Motion): boolean {
    return motion.ask !== 'seat' || !this.#isAsked(motion.seat);
  }

  /** Do what the players have agreed on. */
  async carryOut({ to, vote: { motion, by } }: Poll): Promise<Answer> {
    switch (motion.ask) {
      case 'undo':
        return this.goBack(to!, by!, true);
      case 'standIn':
        await this.standIn(motion.seat);
        return OK;
      case 'end':
        await this.endByAgreement();
        return OK;
      case 'seat':
        await this.#seatFriend(motion);
        return OK;
    }
  }

  #isAsked(seat: Seat): boolean {
    const { match, race, game } = this;
    return match === null || race.isOn || (this.guarded(() => game.waitingFor(match.s).includes(seat)) ?? true);
  }

  /** A late friend takes the seat of a bot. */
  #seatFriend({ seat, user, name }: Extract<Motion, { ask: 'seat' }>): Promise<void> {
    return this.amend({ occupants: this.record.occupants.with(seat, person({ id: user, name })) });
  }

  /** The game ends without a result. */
  endByAgreement(): Promise<void> {
    this.clocks.stop();
    this.race.stop();
    return this.amend({ status: 'over', ended: this.house.clock.now(), endedBy: 'agreement', due: null });
  }

  /** From now on the stand-in plays this seat: the person has left, or their time is up. */
  standIn(seat: Seat): Promise<void> {
    this.house.journal.info('a stand-in takes a seat', { table: this.record.id, seat });
    return this.amend({ occupants: withStandIn(this.record.occupants, seat, this.house.policy.standIn) });
  }

  sendClock(): void {
    this.announce({ say: 'clock', table: this.record.id, clock: this.clocks.face() });
  }

  card(): TableCard {
    return cardOf(this.onDisk, {
      isHere: (user) => this.broadcast.watching(this.seatOf(user)) > 0,
      isReading: (user) => this.viewers.isReading(user),
      watching: this.broadcast.watching(null),
      spectators: this.viewers.spectators,
      isHostAway: this.attendance.isHostAway,
      overdue: this.attendance.overdue,
    });
  }

  /** Nobody is watching and nothing is under way: the table may be unloaded. */
  get isIdle(): boolean {
    const isStill = this.isFlushed && this.viewers.size === 0 && this.voting.vote === null;
    return isStill && !this.bots.areThinking && !this.race.isOn && !this.clocks.mustStay;
  }

  /** From now on this instance does and sends nothing: the next request for the table loads another. */
  unload(withSnapshot = true): void {
    if (withSnapshot && !this.isLost && this.record.status === 'playing') this.logbook.snapshotOnUnload();
    this.isUnloaded = true;
    this.viewers.stop();
    this.stop();
  }

  protected stop(): void {
    this.clocks.stop();
    this.race.stop();
    this.voting.stop();
    this.attendance.stop();
  }

  protected sendCard(): void {
    this.viewers.sendCard();
  }

  protected reloadViewers(): void {
    this.viewers.reloadAll();
  }
}
