import type { Seat } from '@trollmoot/kernel';
import { type Answer, LEFT_USER, type Motion, type Vote, type VoteOutcome } from '@trollmoot/protocol';
import type { VotesRecord } from '../store/records.ts';
import { no, OK } from './answers.ts';
import type { TableCore } from './core.ts';
import { botAt } from './occupants.ts';
import { patienceOf } from './patience.ts';
import { agreedAtLast, among, newPoll, type Poll, verdictOf, withAnswer } from './votes.ts';

const AGAIN = 600_000; // milliseconds until what was refused can be asked for again
const LONGEST_TIMER = 2 ** 31 - 1; // milliseconds, the most `setTimeout` takes
const NONE: VotesRecord = { open: null, refused: [] };

interface VotingTable extends TableCore {
  readonly attendance: { readonly overdue: readonly Seat[] };
  /** Can it be done at this moment of the game? */
  isTimeFor(motion: Motion): boolean;
  carryOut(poll: Poll): Promise<Answer>;
}

/** What the players decide together: one question at a time, kept in the record so that it survives a restart. */
export class Voting {
  readonly #table: VotingTable;
  #last: number; // id of a vote
  #cancel = () => {};

  constructor(table: VotingTable) {
    this.#table = table;
    this.#last = Math.floor(table.house.clock.now() / 1000) % 500_000_000; // so that a restart does not reuse an id
  }

  get vote(): Vote | null {
    return this.#poll?.vote ?? null;
  }
  get #poll(): Poll | null {
    return this.#votes.open;
  }
  get #votes(): VotesRecord {
    return this.#table.record.votes ?? NONE;
  }
  get #now(): number {
    return this.#table.house.clock.now();
  }

  /** The table has been loaded: the vote goes on. */
  resume(): void {
    this.#arm();
    this.review();
  }

  /** Put this to the others. `to`: the ply an undo goes back to. */
  async ask(by: Seat | null, motion: Motion, to: number | null = null): Promise<Answer> {
    if (this.#poll !== null) return no('busy');
    if (this.#wasRefused(motion, by)) return no('notAllowed');
    const voters = this.#votersOn(motion);
    const poll = newPoll(++this.#last, by, motion, voters, this.#now + this.#lasts(motion), to);
    if (poll.vote.asked.length === 0) return this.#alone(poll);
    await this.#set(poll);
    this.#alert(poll.vote);
    return OK;
  }

  /** There is nobody to ask. */
  #alone(poll: Poll): Promise<Answer> {
    return verdictOf(poll.vote) === 'agreed' ? this.#table.carryOut(poll) : Promise.resolve(no('notAllowed'));
  }

  async consent(seat: Seat, vote: number, isYes: boolean): Promise<Answer> {
    const poll = this.#poll?.vote.id === vote ? withAnswer(this.#poll, seat, isYes) : null;
    return poll === null ? no('notAllowed') : this.#decide(poll);
  }

  /** The asker no longer wants it. */
  async withdraw(vote: number, seat: Seat | null, user: string): Promise<Answer> {
    const open = this.vote;
    if (open === null || open.id !== vote) return no('notAllowed');
    const isTheirs = open.motion.ask === 'seat' ? open.motion.user === user : open.by !== null && open.by === seat;
    if (!isTheirs) return no('notAllowed');
    await this.#end('withdrawn');
    return OK;
  }

  /** A player has come or gone, or the game has moved on: ask those who play now. */
  review(): void {
    const poll = this.#poll;
    if (poll === null) return;
    const { motion, by } = poll.vote;
    const voters = this.#votersOn(motion);
    const after = among(poll, voters);
    const isMoot = !this.#stands(motion) || (by !== null && !voters.includes(by));
    const hasNobody = after.vote.asked.length === 0 && verdictOf(after.vote) === null;
    if (isMoot || hasNobody) this.drop();
    else if (verdictOf(after.vote) !== null || after.vote.asked.join() !== poll.vote.asked.join())
      this.#decide(after).catch(() => {}); // if it cannot be written, the table is lost
  }

  /** Someone has acted: what that decides, an undo above all, is no longer asked. */
  moveOn(): void {
    if (this.#poll?.vote.motion.ask === 'undo') this.drop();
  }

  /** What was asked for has come about otherwise, or is no longer possible. */
  drop(): void {
    if (this.#poll !== null) void this.#end('moot').catch(() => {});
  }

  /** Stop the clock; the vote stays in the record. */
  stop(): void {
    this.#cancel();
  }

  /** Does it still make sense to ask? */
  #stands(motion: Motion): boolean {
    const { record, attendance } = this.#table;
    if (record.status !== 'playing') return false;
    if (motion.ask === 'standIn') return attendance.overdue.includes(motion.seat);
    if (motion.ask === 'seat')
      return (
        record.occupants[motion.seat]?.kind === 'bot' &&
        this.#table.seatOf(motion.user) === null &&
        motion.user !== LEFT_USER
      );
    return true;
  }

  async #decide(poll: Poll): Promise<Answer> {
    const verdict = verdictOf(poll.vote);
    if (verdict === 'refused') {
      await this.#end('refused', poll.vote);
      return OK;
    }
    if (verdict === null) {
      await this.#set(poll);
      return OK;
    }
    return this.#carryOut(poll);
  }

  /** All is agreed. If it is not the moment yet, the vote stays open with nobody left to ask. */
  async #carryOut(poll: Poll): Promise<Answer> {
    if (this.#table.isTimeFor(poll.vote.motion)) {
      const ended = this.#end('agreed', poll.vote);
      const answer = await this.#table.carryOut(poll);
      await ended;
      return answer;
    }
    if (this.vote?.asked.length !== 0) await this.#set(poll);
    return OK;
  }

  #lapse(): void {
    const poll = this.#poll;
    if (poll === null) return;
    const ending = agreedAtLast(poll.vote) ? this.#carryOut(poll) : this.#end('lapsed');
    ending.catch(() => {});
  }

  #set(poll: Poll): Promise<void> {
    const safe = this.#table.note({ votes: { ...this.#votes, open: poll } });
    this.#arm();
    this.#tell(poll.vote);
    return safe;
  }

  #end(outcome: VoteOutcome['outcome'], vote: Vote | null = this.vote): Promise<void> {
    this.#cancel();
    if (vote === null) return Promise.resolve();
    const now = this.#now;
    const refused = this.#votes.refused.filter(({ until, beat }) => until > now || beat === this.#beat);
    const what = refusalOf(vote.motion, vote.by);
    if (outcome === 'refused') refused.push({ what, beat: this.#beat, until: this.#again(vote.motion) });
    const safe = this.#table.note({ votes: refused.length === 0 ? null : { open: null, refused } });
    this.#tell(null, { vote, outcome });
    return safe;
  }

  #tell(vote: Vote | null, ended?: VoteOutcome): void {
    this.#table.announce({ say: 'vote', table: this.#table.record.id, vote, ...(ended && { ended }) });
  }

  #alert({ id, by, asked, motion }: Vote): void {
    const { occupants, id: table } = this.#table.record;
    const asker = by === null ? undefined : occupants[by];
    const name = motion.ask === 'seat' ? motion.name : asker?.kind === 'person' ? asker.name : null;
    for (const seat of asked) {
      const occupant = occupants[seat]!;
      if (occupant.kind === 'person')
        this.#table.house.alerts.tell(occupant.user, { alert: 'vote', table, by: name, vote: id });
    }
  }

  #arm(): void {
    this.#cancel();
    const { until } = this.vote ?? {};
    if (until === undefined) return;
    const wait = Math.min(Math.max(0, until - this.#now), LONGEST_TIMER);
    this.#cancel = this.#table.house.clock.after(wait, () => (this.#now < until ? this.#arm() : this.#lapse()));
  }

  get #beat(): number {
    return this.#table.match?.count.beat ?? 0;
  }

  /** An undo that was refused: not until someone has acted. Anything else: not for a while. */
  #wasRefused(motion: Motion, by: Seat | null): boolean {
    const what = refusalOf(motion, by);
    return this.#votes.refused.some(
      (one) => one.what === what && (motion.ask === 'undo' ? one.beat === this.#beat : one.until > this.#now),
    );
  }

  #again(motion: Motion): number {
    if (motion.ask === 'undo') return 0;
    return this.#now + (motion.ask === 'standIn' ? patienceOf(this.#table.record) * 1000 : AGAIN);
  }

  /** Milliseconds that a vote stays open: an undo is a matter of the moment. */
  #lasts(motion: Motion): number {
    const { voteTimeout } = this.#table.house.policy;
    return motion.ask === 'undo' ? voteTimeout : Math.max(voteTimeout, patienceOf(this.#table.record) * 1000);
  }

  /** The seats that no bot plays now. Who is away too long has no say, except in what is taken back. */
  #votersOn(motion: Motion): Seat[] {
    const { occupants } = this.#table.record;
    const playing = [...occupants.keys()].filter((seat) => botAt(occupants, seat) === null);
    if (motion.ask === 'undo') return playing;
    const { overdue } = this.#table.attendance;
    return playing.filter((seat) => !overdue.includes(seat));
  }
}

/** What a refusal is remembered by. */
function refusalOf(motion: Motion, by: Seat | null): string {
  if (motion.ask === 'standIn') return `standIn ${motion.seat}`;
  return motion.ask === 'seat' ? 'seat' : `${motion.ask} ${by}`;
}
