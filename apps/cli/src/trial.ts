import { byHabit, outcomeOf, positionValue, winShare } from '@trollmoot/bots';
import { type Act, dice, type Game, type Position, type Random, type Seat, sameAct } from '@trollmoot/kernel';
import { thingsUsed } from './usage.ts';

/** What forcing one kind of act, or one of the game's `things`, did to the share of the wins of the seat that used it. */
export interface Trial {
  readonly name: string;
  readonly positions: number;
  readonly games: number; // that the positions come from
  readonly without: number; // share of the wins after what the bot chose
  readonly with: number; // share of the wins after the best way to use it
  readonly gain: number;
  readonly low: number; // the gain's 95 % interval, by game
  readonly high: number;
}

interface Sample {
  readonly game: number;
  readonly without: number;
  readonly with: number;
}

/** Positions in which something was on offer and the bot did something else, each played on both ways. */
export interface TrialTally {
  readonly samples: Map<string, Sample[]>; // by name
}

export const newTrialTally = (names: readonly string[]): TrialTally => ({
  samples: new Map(names.map((name) => [name, []])),
});

const ONE_IN = 6; // offers that are tried: neighbouring ones are much alike
const MOST_PER_GAME = 4;
const WORLDS = 3; // in which ways to use it are compared
const MOST_WAYS = 12;

/** Try what is wanted here and was not chosen. */
export function tryHere(
  game: Game,
  s: Position,
  seat: Seat,
  options: readonly Act[],
  chosen: Act,
  { samples }: TrialTally,
  nth: number,
  pairs: number,
  random: Random,
): void {
  for (const [name, found] of samples) {
    const uses = (act: Act): boolean => isNamed(act, name) || thingsUsed(game, s, seat, act).has(name);
    if (!game.things.includes(name) && !options.some((act) => isNamed(act, name))) continue;
    if (found.filter((sample) => sample.game === nth).length >= MOST_PER_GAME || random(ONE_IN) !== 0) continue;
    const ways = options.filter(uses);
    if (ways.length === 0 || ways.some((act) => sameAct(act, chosen))) continue;
    const forced = bestOf(game, s, seat, ways, random);
    let [without, withIt] = [0, 0];
    for (let pair = 0; pair < pairs; pair++) {
      const seed = `${nth} ${s.ply} ${pair}`;
      const world = game.imagine(s, seat, dice(seed));
      without += playOn(game, game.clone(world), seat, chosen, seed) / pairs;
      withIt += playOn(game, game.clone(world), seat, forced, seed) / pairs;
    }
    found.push({ game: nth, without, with: withIt });
  }
}

/** By its kind, as `sneak`, or with the words it carries, as `placeCube bow`. */
function isNamed(act: Act, name: string): boolean {
  if (act.do === name) return true;
  return (
    name.startsWith(act.do) &&
    Object.values(act)
      .filter((value) => typeof value === 'string')
      .join(' ') === name
  );
}

/** The way to use it that looks best one step ahead. */
function bestOf(game: Game, s: Position, seat: Seat, ways: readonly Act[], random: Random): Act {
  const some = ways.slice(0, MOST_WAYS);
  const totals = some.map(() => 0);
  for (let w = 0; w < WORLDS && some.length > 1; w++) {
    const world = game.imagine(s, seat, random);
    for (const [i, act] of some.entries())
      totals[i]! += positionValue(game, outcomeOf(game, world, seat, act, random), seat);
  }
  return some[totals.indexOf(Math.max(...totals))]!;
}

/** Play this act, and the game to its end by habit. Returns the seat's share of the win. */
function playOn(game: Game, s: Position, seat: Seat, act: Act, seed: string): number {
  const random = dice(seed);
  game.play(s, seat, act);
  for (let waiting = game.waitingFor(s); waiting.length > 0; waiting = game.waitingFor(s)) {
    if (s.ply > game.longest) return 0;
    const next = waiting[random(waiting.length)]!;
    game.play(s, next, byHabit(game, s, next, random));
  }
  return winShare(game.result(s)!, seat);
}

export const trialsOf = ({ samples }: TrialTally): Trial[] =>
  [...samples].map(([name, found]) => {
    const byGame = new Map<number, number[]>();
    for (const sample of found)
      byGame.set(sample.game, [...(byGame.get(sample.game) ?? []), sample.with - sample.without]);
    const gain = mean(found.map((sample) => sample.with - sample.without));
    // the error of a mean of clusters of different sizes
    const off = [...byGame.values()].map((gains) => sum(gains.map((each) => each - gain)) / Math.max(1, found.length));
    const clusters = Math.max(2, byGame.size);
    const error = Math.sqrt(sum(off.map((each) => each * each)) * (clusters / (clusters - 1)));
    return {
      name,
      positions: found.length,
      games: byGame.size,
      without: mean(found.map((sample) => sample.without)),
      with: mean(found.map((sample) => sample.with)),
      gain,
      low: gain - 1.96 * error,
      high: gain + 1.96 * error,
    };
  });

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length);
