import type { Played, Run } from '@trollmoot/boardkit/lesson-run.ts';
import { isSecret } from '@trollmoot/bots';
import { botChoice } from '../link/bots.ts';
import { breath } from '../prefs.svelte.ts';

/** The other seats of a game at the end of the lessons: bots that play any legal act, one after another. */
export class Rivals {
  readonly #run: Run;
  readonly #answered: (played: Played) => void;
  #asked = 0; // counts questions, so that an answer to an older one is dropped
  #isClosed = false;

  constructor(run: Run, answered: (played: Played) => void) {
    this.#run = run;
    this.#answered = answered;
  }

  /** If the game waits for another seat, that seat acts, and so on until it waits for the learner alone. */
  wake(): void {
    void this.#answer(++this.#asked);
  }

  close(): void {
    this.#isClosed = true;
  }

  async #answer(asked: number): Promise<void> {
    const { game, position, seat: learner, isFree } = this.#run;
    const rival = isFree ? game.waitingFor(position).find((seat) => seat !== learner) : undefined;
    if (rival === undefined) return;
    const hand = isSecret(game, position);
    const seed = `lesson, seat ${rival}, ply ${position.ply}`;
    const [{ act, rest = [] }] = await Promise.all([
      botChoice(game, position, rival, 'pebble', seed, [], hand),
      new Promise((done) => setTimeout(done, hand ? 0 : breath())),
    ]);
    if (this.#isClosed || asked !== this.#asked) return;
    for (const one of [act, ...rest]) this.#answered(this.#run.answer(rival, one));
    void this.#answer(asked);
  }
}
