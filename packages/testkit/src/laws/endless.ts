import { Script } from 'node:vm';
import type { Act, Game, Position, Seat } from '@trollmoot/kernel';
import { copy, short } from '../plain.ts';
import { mutants } from '../wishes.ts';
import { atEveryMoment, type Law, seatsOf, some } from './law.ts';

const PATIENCE = 5000; // milliseconds for all the acts of one position, which take a few
const ODD: readonly unknown[] = [-1, 1e12, 0.5, 'constructor', '__proto__', null, true, [], [[]], {}];

export const nothingRunsForEver: Law = {
  number: 14,
  title: 'no act, not even one that is not an option, makes a rule run without end',
  broken: (game, sample, { random, wishes }) =>
    atEveryMoment(sample, ({ s, act }) => {
      const seats = seatsOf(sample);
      const seat = game.waitingFor(s)[0] ?? seats[random(seats.length)]!;
      const options = game.options(s, seat);
      const near = options.length === 0 ? act : options[random(options.length)]!;
      const strange = [...mutants(near, random), ...nonsense(near), ...some(wishes, 3, random)];
      const endless = firstEndless(game, s, seat, strange);
      return endless === null ? null : `${short(endless)} of seat ${seat} makes a rule run for ever`;
    }),
};

/** This act with every field of it made nonsense, and acts of a kind that no game knows. */
function nonsense(act: Act): Act[] {
  const fields = Object.keys(act).filter((field) => field !== 'do');
  const spoilt = ODD.map((odd) => ({ ...act, ...Object.fromEntries(fields.map((field) => [field, odd])) }));
  return [...spoilt, { do: 'constructor' }, { do: '__proto__' }, { do: '' }, { ...act, do: 'toString' }];
}

/** The first of these acts that `play` does not come back from. A rule may refuse to play it, of course. */
function firstEndless(game: Game, s: Position, seat: Seat, acts: readonly Act[]): Act | null {
  let trying: Act | null = null;
  const isDone = finishes(() => {
    for (const act of acts) {
      trying = act;
      try {
        game.play(copy(s), seat, act);
      } catch {}
    }
  });
  return isDone ? null : trying;
}

/** Only a script of the virtual machine can be stopped in the middle of a loop, with everything it calls. */
function finishes(run: () => void): boolean {
  const holder = globalThis as { toBeStopped?: () => void };
  holder.toBeStopped = run;
  try {
    new Script('toBeStopped()').runInThisContext({ timeout: PATIENCE });
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  } finally {
    delete holder.toBeStopped;
  }
}
