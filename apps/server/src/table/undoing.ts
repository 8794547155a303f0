import type { Seat } from '@trollmoot/kernel';
import { type Answer, askableUndoPly, freeUndoPly, isStale, type Vote } from '@trollmoot/protocol';
import { botAt } from './sitters.ts';
import { no, OK, type Table } from './table.ts';
import { newPoll, type Poll, withWord } from './votes.ts';

/** Going back: freely while nobody has learned or decided anything since, else with the consent of all who play. */
export class Undoing {
  readonly #table: Table;
  #poll: Poll | null = null;
  #polls: number;
  #callOff = () => {};

  constructor(table: Table) {
    this.#table = table;
    this.#polls = Math.floor(table.house.clock.now() / 1000) % 500_000_000; // no number comes again after a restart
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
    if (to === null) return no('notAllowed');
    if (this.#poll !== null) return no('busy');
    const isAlone = this.#table.record.sitters.every(({ kind }, other) => kind === 'bot' || other === seat);
    if (isAlone) return this.#table.goBack(to, seat, false);
    const asked = this.#playing.filter((other) => other !== seat);
    if (asked.length === 0) return no('notAllowed'); // all are away: nobody can agree
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

  /** Somebody has come or gone: those who play now are asked. */
  review(): void {
    if (this.#poll === null) return;
    const { vote, to } = this.#poll;
    const playing = this.#playing;
    const asked = playing.filter((seat) => !vote.yes.includes(seat));
    const isAgreed = asked.length === 0 && vote.yes.length > 1;
    if (!playing.includes(vote.by) || (asked.length === 0 && !isAgreed)) this.drop();
    else if (isAgreed)
      this.#table.goBack(to, vote.by, true).catch(() => {}); // then it cannot be written
    else if (asked.join() !== vote.asked.join()) this.#set({ vote: { ...vote, asked }, to });
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

  /** The seats of persons who play themselves. */
  get #playing(): Seat[] {
    const { sitters } = this.#table.record;
    return [...sitters.keys()].filter((seat) => botAt(sitters, seat) === null);
  }
}
