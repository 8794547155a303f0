import { type Game, isGenerator, type Position } from '@trollmoot/kernel';
import { copy, short } from '../plain.ts';
import { atEveryMoment, forEach, type Law, name, viewers } from './law.ts';

export const invariantsHold: Law = {
  number: 10,
  title: "the kernel's and the game's own invariants hold, even in imagined positions",
  broken(game, sample, { random, invariants }) {
    const broken = (s: Position): string | null => brokenPosition(game, s) ?? invariants(s)[0] ?? null;
    return (
      atEveryMoment(
        sample,
        ({ s }) =>
          broken(s) ??
          forEach(viewers(sample), (viewer) => {
            const what = broken(game.imagine(copy(s), viewer, random));
            return what === null ? null : `imagined by ${name(viewer)}: ${what}`;
          }),
      ) ?? broken(sample.end)
    );
  },
};

/** What every position of every game must satisfy. */
export function brokenPosition(game: Game, s: Position): string | null {
  const strange = s.agenda.find(({ step }) => game.steps[step] === undefined);
  if (strange !== undefined) return `the agenda holds ${short(strange)}, which is not a step`;
  if (!isGenerator(s.rng)) return `the generator is ${short(s.rng)}`;
  if (s.noReturn < 0 || s.noReturn > s.ply) return `at ply ${s.ply} there is no return before ply ${s.noReturn}`;
  const at = game.current(s);
  const secret = at !== null && game.steps[at.step]!.reveal !== undefined;
  return s.sealed.length > 0 && !secret ? 'there are face-down answers outside a secret step' : null;
}
