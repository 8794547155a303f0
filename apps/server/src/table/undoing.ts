import type { Seat } from '@trollmoot/kernel';
import { type Answer, askableStep, freeStep, isStale, type Vote } from '@trollmoot/protocol';
import { botAt } from './sitters.ts';
import { no, OK, type Table } from './table.ts';
import { newPoll, type Poll, withWord } from './votes.ts';

/** Going back: freely while nobody has learned or decided anything since, else with the consent of all persons. */
export class Undoing {
  readonly #table: Table;
  #poll: Poll | null = null;
  #polls = 0;
  #callOff = () => {};

  constructor(table: Table) {
    this.#table = table;
  }

  get vote(): Vote | null {
    return this.#poll?.vote ?? null;
  }

  ask(seat: Seat, at: { beat: number; mine: number }): Answer | Promise<Answer> {
    const match = this.#table.match!;
    if (isStale(match, seat, at)) return { ok: false, no: 'stale' };
    const free = freeStep(match, seat);
    if (free !== null) return this.#table.goBack(free, seat, false);
    const to = askableStep(match, seat);
    if (to === null) return no('notAllowed');
    if (this.#poll !== null) return no('busy');
    const asked = this.#personsBut(seat);
    if (asked.length === 0) return this.#table.goBack(to, seat, false);
    this.#set(newPoll(++this.#polls, seat, asked, to));
    return OK;
  }

  /** One no is enough; so is the last yes. */
  consent(seat: Seat, vote: number, yes: boolean): Answer | Promise<Answer> {
    const poll = this.#poll?.vote.id === vote ? withWord(this.#poll, seat) : null;
    if (poll === null) return no('notAllowed');
    const isDecided = !yes || poll.vote.asked.length === 0;
    this.#set(isDecided ? null : poll);
    return yes && isDecided ? this.#table.goBack(poll.to, poll.vote.by, true) : OK;
  }

  /** The table has moved on, or nobody cares any more. */
  drop(): void {
    if (this.#poll !== null) this.#set(null);
  }

  #set(poll: Poll | null): void {
    const { house, record } = this.#table;
    this.#poll = poll;
    this.#callOff();
    if (poll !== null) this.#callOff = house.clock.after(house.customs.voteLasts, () => this.drop());
    this.#table.tellAll({ say: 'vote', table: record.id, vote: this.vote });
  }

  #personsBut(seat: Seat): Seat[] {
    const { sitters } = this.#table.record;
    return [...sitters.keys()].filter((other) => other !== seat && botAt(sitters, other) === null);
  }
}
