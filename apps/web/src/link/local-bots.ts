import { type Choice, carelessBeside, LEVELS, type Level } from '@trollmoot/bots';
import type { Seat, Step } from '@trollmoot/kernel';
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
  readonly #thinking: (Step | null)[]; // the question each bot is working on
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
    const at = game.current(s);
    if (this.#isClosed || at === null) return;
    const ready = this.#race.face()?.ready;
    if (game.waitingFor(s)[0] !== this.#hurried) this.#hurried = null;
    for (const seat of game.waitingFor(s)) {
      const level = this.#levels[seat] ?? null;
      if (level === null || this.#thinking[seat] === at || ready?.[seat] === null) continue;
      this.#thinking[seat] = at;
      const wait = Math.max(this.#hurried === seat ? 0 : breath(), (ready?.[seat] ?? 0) - Date.now() + REACTION);
      void this.#answer(seat, level, wait, at);
    }
  }

  /** What a bot of this level would do in the seat. */
  choose(seat: Seat, level: Level): Promise<Choice> {
    const { game, s, start } = this.#match;
    // Chance comes from the table's seed, so the same moves against the same seed meet the same answers.
    const seed = `${start.seed} thoughts of seat ${seat} at ply ${s.ply}`;
    return botChoice(game, s, seat, level, seed, carelessBeside(seat, this.#levels));
  }

  /** The reader does not want to wait: the bot that acts now finishes its turn without pauses. */
  hurry(): void {
    const { game, s } = this.#match;
    if (this.#race.isOn) return;
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

  /** Acts after a pause, if the question is still open: the table may have moved on, or back. */
  async #answer(seat: Seat, level: Level, wait: number, at: Step): Promise<void> {
    const match = this.#match;
    const { game, s } = match;
    const [{ act }] = await Promise.all([this.choose(seat, level), this.#pause(wait)]);
    if (this.#thinking[seat] === at) this.#thinking[seat] = null;
    if (this.#isClosed || match.s !== s || game.current(s) !== at) return;
    if (this.#race.isOn) return void this.#race.press(match.s, seat, act, 0);
    const answer = tryActs(match, seat, { beat: match.count.beat, mine: match.count.mine[seat]!, acts: [act] });
    if ('no' in answer) throw new Error(`A bot chose an act that is not an option: ${JSON.stringify(act)}`);
    this.#publish(answer);
  }
}
