import type { Seat } from '@trollmoot/kernel';
import { type Answer, askableUndoPly, freeUndoPly, isStale, type Vote } from '@trollmoot/protocol';
import { no, OK } from './answers.ts';
import type { TableCore } from './core.ts';
import type { Logbook } from './logbook.ts';
import { botAt } from './occupants.ts';
import { newPoll, type Poll, withYes } from './votes.ts';

interface UndoableTable extends TableCore {
  readonly logbook: Logbook;
  goBack(to: number, by: Seat, isAgreed: boolean): Promise<Answer>;
}

/** Undo: free while no one has learned or decided anything since; after that all players must agree. */
export class Undoing {
  readonly #table: UndoableTable;
  #poll: Poll | null = null;
  #polls: number;
  readonly #refused = new Map<Seat, number>(); // who was refused, and at which beat
  #cancel = () => {};

  constructor(table: UndoableTable) {
    this.#table = table;
    this.#polls = Math.floor(table.house.clock.now() / 1000) % 500_000_000; // so that a restart does not reuse a vote's id
  }

  get vote(): Vote | null {
    return this.#poll?.vote ?? null;
  }

  ask(seat: Seat, at: { beat: number; mine: number }): Answer | Promise<Answer> {
    const match = this.#table.match!;
    if (isStale(match, seat, at)) return { ok: false, no: 'stale' };
    if (!this.#table.logbook.mayReturn) return no('notAllowed');
    const free = freeUndoPly(match, seat);
    if (free !== null) return this.#table.goBack(free, seat, false);
    const to = askableUndoPly(match, seat);
    if (to === null || this.#refused.get(seat) === match.count.beat) return no('notAllowed'); // not again at once
    if (this.#poll !== null) return no('busy');
    const isAlone = this.#table.record.occupants.every(({ kind }, other) => kind === 'bot' || other === seat);
    if (isAlone) return this.#table.goBack(to, seat, false);
    const asked = this.#playing.filter((other) => other !== seat);
    if (asked.length === 0) return no('notAllowed'); // everyone else is away: no one can agree
    this.#set(newPoll(++this.#polls, seat, asked, to));
    return OK;
  }

  /** The first no decides the vote, or the last yes. */
  consent(seat: Seat, vote: number, yes: boolean): Answer | Promise<Answer> {
    const poll = this.#poll?.vote.id === vote ? withYes(this.#poll, seat) : null;
    if (poll === null) return no('notAllowed');
    const isDecided = !yes || poll.vote.asked.length === 0;
    if (!yes) this.#refused.set(poll.vote.by, this.#table.match!.count.beat);
    this.#set(isDecided ? null : poll);
    return yes && isDecided ? this.#table.goBack(poll.to, poll.vote.by, true) : OK;
  }

  /** A player has come or gone: ask those who play now. */
  review(): void {
    if (this.#poll === null) return;
    const { vote, to } = this.#poll;
    const playing = this.#playing;
    const asked = playing.filter((seat) => !vote.yes.includes(seat));
    const isAgreed = asked.length === 0 && vote.yes.length > 1;
    if (!playing.includes(vote.by) || (asked.length === 0 && !isAgreed)) this.drop();
    else if (isAgreed)
      this.#table.goBack(to, vote.by, true).catch(() => {}); // if it cannot be written, the table is lost
    else if (asked.join() !== vote.asked.join()) this.#set({ vote: { ...vote, asked }, to });
  }

  /** The table has moved on, or the vote has timed out. */
  drop(): void {
    if (this.#poll !== null) this.#set(null);
  }

  #set(poll: Poll | null): void {
    const { house, record } = this.#table;
    this.#poll = poll;
    this.#cancel();
    if (poll !== null) this.#cancel = house.clock.after(house.policy.voteTimeout, () => this.drop());
    this.#table.announce({ say: 'vote', table: record.id, vote: this.vote });
  }

  /** The seats that no bot plays now. */
  get #playing(): Seat[] {
    const { occupants } = this.#table.record;
    return [...occupants.keys()].filter((seat) => botAt(occupants, seat) === null);
  }
}
