import { type Act, dice, type Position, type Random, type Seat } from '@trollmoot/kernel';
import type { BotGame } from '../careless.ts';
import { reopenOthers } from '../closed-hands.ts';
import { byHabit, firstHabit } from '../rollout-policy.ts';
import { positionValue } from '../value.ts';
import { nextSeat } from './next-seat.ts';

/** How options are compared; docs/bots.md says why. */
const COMPARISON = {
  plyCost: 0.006, // discount per ply until the end: a win that comes sooner is a surer one
  fewestWorlds: 8, // draw no conclusion before this many
  preferAt: 1.6, // standard errors by which an option must lead the first habit to be preferred…
  stopAt: 3, // …or to be chosen at once…
  dropAt: -1, // …and at which it is dropped
} as const;

interface PlayOutLimits {
  readonly games: number; // over all options together
  readonly enough: (() => boolean) | undefined;
}

/** An option other than the first habit, and how much better or worse it did in the same worlds. */
interface Rival {
  readonly act: Act;
  ahead: number; // sum of the differences…
  squares: number; // …and of their squares
}

/**
 * Where a seat's habits are good and its opponents careless, the end of a game says more than any estimate. So play every
 * option out in the same worlds with the same luck, and keep the first habit unless another option proves better:
 * among options that are nearly equal, following the noise would cost more than it gains.
 */
export function playOut(
  game: BotGame,
  world: Position,
  seat: Seat,
  habits: readonly Act[],
  limits: PlayOutLimits,
  random: Random,
): Act {
  const first = habits[0]!;
  let rivals = habits.slice(1).map((act): Rival => ({ act, ahead: 0, squares: 0 }));
  let worlds = 0; // completed by every option
  let games = 0;
  while (rivals.length > 0 && games < limits.games) {
    const imagined = game.imagine(world, seat, random);
    reopenOthers(game, imagined, seat);
    const luck = String(random(0x100000000));
    const end = (act: Act): number => endValue(game, game.play(game.clone(imagined), seat, act), seat, dice(luck));
    const usual = end(first);
    for (const rival of rivals) {
      if (limits.enough?.()) return preferred(first, rivals, worlds);
      const ahead = end(rival.act) - usual;
      rival.ahead += ahead;
      rival.squares += ahead * ahead;
    }
    games += 1 + rivals.length;
    if (++worlds < COMPARISON.fewestWorlds) continue;
    if (rivals.some((rival) => standardErrors(rival) > COMPARISON.stopAt)) break;
    rivals = rivals.filter((rival) => standardErrors(rival) > COMPARISON.dropAt);
  }
  return preferred(first, rivals, worlds);
}

/** By how many standard errors it leads the first habit. */
const standardErrors = ({ ahead, squares }: Rival): number => (squares === 0 ? 0 : ahead / Math.sqrt(squares));

/** The option that leads by most, or the first habit if none leads by enough. */
function preferred(first: Act, rivals: readonly Rival[], worlds: number): Act {
  if (worlds < COMPARISON.fewestWorlds) return first;
  let best = first;
  let most: number = COMPARISON.preferAt;
  for (const rival of rivals) if (standardErrors(rival) > most) [best, most] = [rival.act, standardErrors(rival)];
  return best;
}

/** What this position is worth to the seat after playing it out, with the seat's own acts by its first habit. */
function endValue(game: BotGame, s: Position, seat: Seat, random: Random): number {
  let ply = 0;
  for (; ply < game.longest && s.agenda.length > 0; ply++) {
    const next = nextSeat(game, s, random);
    game.play(s, next, next === seat ? firstHabit(game, s, seat) : byHabit(game, s, next, random));
  }
  return positionValue(game, s, seat) / (1 + COMPARISON.plyCost * ply);
}
