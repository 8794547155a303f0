import { type Act, dice, type Position, type Random, type Seat } from '@trollmoot/kernel';
import { worthwhile } from '../acts.ts';
import type { Company } from '../company.ts';
import { byHabit, reopenOthers } from '../manner.ts';
import { worth } from '../worth.ts';
import { nextToAct } from './next.ts';

/** How the options are compared; docs/bots.md tells why. */
export const CONTEST = {
  haste: 0.006, // what each ply costs until the end: a win that comes sooner is a surer one
  fewest: 8, // worlds before anything is made of what was seen
  sure: 1.6, // standard errors by which an option must be ahead of the first habit to be preferred…
  surest: 3, // …at once…
  hopeless: -1, // …and behind which it is given up
} as const;

/** How long it may go on. */
export interface Patience {
  readonly most: number; // games played out, all in all
  readonly enough: (() => boolean) | undefined;
}

/** An option beside the first habit, and how much better or worse it did in the same worlds. */
interface Rival {
  readonly act: Act;
  ahead: number; // sum of the differences…
  squares: number; // …and of their squares
}

/**
 * Where a seat's habits are good and its rivals careless, the end of a game says more than any estimate. Each option is
 * played out in the same worlds with the same luck, world after world. The first habit stands until another option has
 * shown that it is better: among options about equal, going by luck would cost more than it brings.
 */
export function playOut(
  game: Company,
  world: Position,
  seat: Seat,
  habits: readonly Act[],
  { most, enough }: Patience,
  random: Random,
): Act {
  const first = habits[0]!;
  let rivals = habits.slice(1).map((act): Rival => ({ act, ahead: 0, squares: 0 }));
  let worlds = 0; // that all have been through
  let games = 0;
  while (rivals.length > 0 && games < most) {
    const imagined = game.imagine(world, seat, random);
    reopenOthers(game, imagined, seat);
    const luck = String(random(0x100000000));
    const end = (act: Act): number => endOf(game, game.play(game.clone(imagined), seat, act), seat, dice(luck));
    const usual = end(first);
    for (const rival of rivals) {
      if (enough?.()) return preferred(first, rivals, worlds);
      const ahead = end(rival.act) - usual;
      rival.ahead += ahead;
      rival.squares += ahead * ahead;
    }
    games += 1 + rivals.length;
    if (++worlds < CONTEST.fewest) continue;
    if (rivals.some((rival) => sureness(rival) > CONTEST.surest)) break;
    rivals = rivals.filter((rival) => sureness(rival) > CONTEST.hopeless);
  }
  return preferred(first, rivals, worlds);
}

/** By how many standard errors it is ahead of the first habit. */
const sureness = ({ ahead, squares }: Rival): number => (squares === 0 ? 0 : ahead / Math.sqrt(squares));

/** What to do after so many worlds; after too few of them, what one always does. */
function preferred(first: Act, rivals: readonly Rival[], worlds: number): Act {
  if (worlds < CONTEST.fewest) return first;
  let best = first;
  let most: number = CONTEST.sure;
  for (const rival of rivals) if (sureness(rival) > most) [best, most] = [rival.act, sureness(rival)];
  return best;
}

/** What this position is worth to the seat once it has been played out: its own acts by the best of its habits. */
function endOf(game: Company, s: Position, seat: Seat, random: Random): number {
  let ply = 0;
  for (; ply < game.longest && s.agenda.length > 0; ply++) {
    const next = nextToAct(game, s, random);
    game.play(s, next, next === seat ? firstHabit(game, s, seat) : byHabit(game, s, next, random));
  }
  return worth(game, s, seat) / (1 + CONTEST.haste * ply);
}

function firstHabit(game: Company, s: Position, seat: Seat): Act {
  const options = worthwhile(game.options(s, seat));
  return options.length === 1 ? options[0]! : game.bot.habits(s, seat, options)[0]!;
}
