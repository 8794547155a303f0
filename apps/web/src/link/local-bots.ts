import { answerAfter, type Choice, carelessBeside, isSecret, LEVELS, type Level } from '@trollmoot/bots';
import type { Seat } from '@trollmoot/kernel';
import { type Chair, type Happening, type Match, type RaceRunner, tryActs } from '@trollmoot/protocol';
import { breath } from '../prefs.svelte.ts';
import { botChoice } from './bots.ts';

const REACTION = 150; // milliseconds a bot waits before it presses in a race

const levelOf = (chair: Chair): Level | null =>
  chair.kind === 'bot' ? (LEVELS.find((level) => level === chair.level) ?? 'goblin') : null;

/** The bots at a table on this device: they think in a worker and answer when the table waits for them. */
export class LocalBots {
  readonly #match: Match;
  readonly #race: RaceRunner;
  readonly #publish: (happenings: readonly Happening[]) => void;
  readonly #levels: readonly (Level | null)[];
  readonly #thinking: (number | null)[]; // the question each bot is working on
  readonly #pausing = new Set<() => void>(); // call one to end its pause
  #hurried: Seat | null = null; // this seat acts without pauses until another one must
  #isClosed = false;

  constructor(
    match: Match,
    race: RaceRunner,
    chairs: readonly Chair[],
    publish: (happenings: readonly Happening[]) => void,
  ) {
    this.#match = match;
    this.#race = race;
    this.#publish = publish;
    this.#levels = chairs.map(levelOf);
    this.#thinking = chairs.map(() => null);
  }

  /** Sets every bot thinking that the table waits for, unless it is already thinking about this very question. */
  wake(): void {
    const { game, s } = this.#match;
    if (this.#isClosed || game.current(s) === null) return;
    const question = this.#question;
    const ready = this.#race.face()?.ready;
    if (game.waitingFor(s)[0] !== this.#hurried) this.#hurried = null;
    for (const seat of game.waitingFor(s)) {
      const level = this.#levels[seat] ?? null;
      if (level === null || this.#thinking[seat] === question || ready?.[seat] === null) continue;
      this.#thinking[seat] = question;
      const reaction = (ready?.[seat] ?? 0) - Date.now() + REACTION;
      const isHurried = this.#hurried === seat;
      const pause = answerAfter(game, s, seat, level, isHurried ? 0 : breath());
      const wait = this.#race.isOn ? Math.max(breath(), reaction) : pause;
      void this.#answer(seat, level, wait, question);
    }
  }

  /** What a bot of this level would do in the seat. */
  choose(seat: Seat, level: Level, hand = false): Promise<Choice> {
    const { game, s, start } = this.#match;
    // Chance comes from the table's seed, so the same moves against the same seed meet the same answers.
    const seed = `${start.seed} thoughts of seat ${seat} at ply ${s.ply}`;
    return botChoice(game, s, seat, level, seed, carelessBeside(seat, this.#levels), hand);
  }

  /** The reader does not want to wait: the bot that acts now finishes its turn without pauses. */
  hurry(): void {
    const { game, s } = this.#match;
    if (this.#race.isOn || isSecret(game, s)) return; // how long a hand takes to close must tell nothing
    this.#hurried = game.waitingFor(s)[0] ?? null;
    for (const end of this.#pausing) end();
  }

  close(): void {
    this.#isClosed = true;
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#pausing.delete(end);
        done();
      };
      const timer = setTimeout(end, milliseconds);
      this.#pausing.add(end);
    });
  }

  /** The first beat of what is asked now. Every act of a race asks anew. */
  get #question(): number {
    const { beat, since } = this.#match.count;
    return this.#race.isOn ? beat : since;
  }

  /** Acts after a pause, if the question is still open: the table may have moved on, or back. */
  async #answer(seat: Seat, level: Level, wait: number, question: number): Promise<void> {
    const match = this.#match;
    const [mine, hand] = [match.count.mine[seat]!, isSecret(match.game, match.s)];
    const [{ act, rest = [] }] = await Promise.all([this.choose(seat, level, hand), this.#pause(wait)]);
    if (this.#thinking[seat] === question) this.#thinking[seat] = null;
    if (this.#isClosed || this.#question !== question) return;
    if (this.#race.isOn) return void this.#race.press(match.s, seat, act, 0);
    const answer = tryActs(match, seat, { beat: match.count.beat, mine, acts: [act, ...rest] });
    if ('no' in answer) throw new Error(`A bot chose an act that is not an option: ${JSON.stringify(act)}`);
    this.#publish(answer);
  }
}
