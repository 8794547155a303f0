import type { Game, Judgement, Position, Seat } from '@trollmoot/kernel';
import { winShare } from './value.ts';

/** Each look counts by the phase of the game: always, more towards the end, and more at both ends than in between. */
export const PHASES = 3;

/** What the three weights of a look are multiplied by at this point of the game. */
export function phasesAt(progress: number): readonly [number, number, number] {
  const t = 2 * Math.min(1, Math.max(0, progress)) - 1;
  return [1, t, t * t - 1 / 3];
}

/**
 * This seat's chance to win from what it can see, as a share in the win: the result if the game is over, the learned
 * judgement if the game has one, otherwise `evaluate`.
 */
export function chanceOf(game: Game, s: Position, seat: Seat): number {
  const result = s.agenda.length === 0 ? game.result(s) : null;
  if (result !== null) return winShare(result, seat);
  const { judgement } = game.bot;
  if (judgement === undefined) return game.bot.evaluate(s, seat);
  return chancesBy(judgement, s, seat)[seat]!;
}

/** The chances of all sides as this seat sees them; they add up to 1. */
function chancesBy<S>(judgement: Judgement<S>, s: S, viewer: Seat): number[] {
  const { looks, weights } = judgement;
  const sides = judgement.sides(s);
  const [always, late, bent] = phasesAt(judgement.progress(s));
  const seen = new Float64Array(looks.length);
  const merits: number[] = [];
  for (let side = 0; side < sides; side++) {
    judgement.look(s, viewer, side, seen, 0);
    let merit = 0;
    for (let i = 0; i < seen.length; i++) {
      const [a, b, c] = weights.weights[i]!;
      merit += seen[i]! * (always * a! + late * b! + bent * c!);
    }
    merits.push(merit);
  }
  return softmax(merits);
}

export function softmax(merits: readonly number[]): number[] {
  const most = Math.max(...merits);
  const parts = merits.map((merit) => Math.exp(merit - most));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / all);
}
