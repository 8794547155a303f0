import {
  type Act,
  dice,
  type Game,
  type News,
  type Position,
  type Random,
  type Seat,
  sameAct,
} from '@trollmoot/kernel';
import { copy, difference, same, short } from '../plain.ts';
import type { Moment, Sample } from '../sample.ts';
import { mutants } from '../wishes.ts';
import { atEveryMoment, forEach, type Law, type LawContext, name, playOn, seatsOf, some, viewers } from './law.ts';

/**
 * 6. No leak. A viewer cannot tell the real position s from w = imagine(s, viewer):
 * - view, options, why, the step and the seats that must act are the same in both;
 * - w does not have the real generator;
 * - news tells no more than the view does. Give w the generator of s and play the same action in both, if it is legal in
 *   both. If the viewer cannot tell the outcomes apart either, it must have seen the same news. (If it can, the action
 *   disclosed something, and the news may say so.) The same holds for s with a single field taken from w. If the rules
 *   make news show something that no view keeps, the game lists that news as `forgotten`;
 * - equal views are imagined equally: take two positions after the same news that differ only in what is hidden from the
 *   viewer (other draws, another sealed answer). The same dice must imagine the same position from both. Otherwise bots
 *   could see the hidden cards.
 */
export const noLeak: Law = {
  number: 6,
  title: 'no leaks: no viewer can tell the real position from one it imagines',
  broken: (game, sample, context) =>
    atEveryMoment(sample, (moment) =>
      forEach(viewers(sample), (viewer) => {
        const w = game.imagine(copy(moment.s), viewer, context.random);
        const what =
          toldApart(game, moment.s, w, viewer, context) ??
          toldApartByNews(game, moment, w, viewer, context) ??
          imaginedApart(game, sample, moment, viewer, context.random);
        return what === null ? null : `${name(viewer)}: ${what}`;
      }),
    ),
};

function toldApart(
  game: Game,
  s: Position,
  w: Position,
  viewer: Seat | null,
  { random, wishes }: LawContext,
): string | null {
  const face = difference(faceOf(game, w, viewer), faceOf(game, s, viewer));
  if (face !== null) return `an imagined position looks different: ${face}`;
  if (same(w.rng, s.rng)) return 'an imagined position has the real generator';
  if (viewer === null) return null;
  const lines = (world: Position): string[] => game.options(world, viewer).map((act) => game.write(act, world));
  const written = difference(lines(w), lines(s));
  if (written !== null) return `options are written differently in an imagined position: ${written}`;
  const strange = some(game.options(s, viewer), 2, random).flatMap((option) => mutants(option, random));
  return forEach([...some(wishes, 12, random), ...strange], (wish) => {
    const why = (world: Position) => orNothing(() => game.why(world, viewer, wish)); // if it throws, law 12 reports it
    const refused = difference(why(w), why(s));
    return refused === null ? null : `'why' not ${short(wish)} differs in an imagined position: ${refused}`;
  });
}

/** Everything a viewer is shown of a position. */
const faceOf = (game: Game, s: Position, viewer: Seat | null) => ({
  view: game.view(s, viewer),
  step: game.current(s),
  waiting: game.waitingFor(s),
  options: viewer === null ? [] : game.options(s, viewer),
  result: game.result(s),
});

function toldApartByNews(
  game: Game,
  moment: Moment,
  w: Position,
  viewer: Seat | null,
  context: LawContext,
): string | null {
  const { s, by } = moment;
  const worlds = [w, ...hybrids(s, w)];
  const others = some(game.options(s, by), 2, context.random);
  const seen = (news: readonly News[]): News[] =>
    seenOf(
      game,
      news.filter((n) => !context.forgotten.includes(n.news)),
      viewer,
    );
  const before = faceOf(game, s, viewer);
  /** The same action in another world: its news, and what the viewer sees then. Null if it can tell the worlds apart. */
  const toldIn = (world: Position, act: Act): { face: object; news: readonly News[] } | null => {
    if (!same(faceOf(game, world, viewer), before)) return null;
    if (!game.options(world, by).some((option) => sameAct(option, act))) return null;
    const { s: then, news } = watch(game, world, s.rng, by, act);
    return { face: faceOf(game, then, viewer), news };
  };
  return forEach([moment.act, ...others], (act) => {
    const real = watch(game, s, s.rng, by, act);
    const after = faceOf(game, real.s, viewer);
    return forEach(act === moment.act ? worlds : [w], (world) => {
      const told = world === w ? toldIn(world, act) : orNothing(() => toldIn(world, act));
      if (told === null || !same(told.face, after)) return null;
      const more = difference(seen(told.news), seen(real.news));
      return more === null ? null : `after ${short(act)} of seat ${by} the news tells what the view hides: ${more}`;
    });
  });
}

/** Hybrids and strange wishes need not make sense: if the question throws, there is no answer. */
function orNothing<T>(ask: () => T): T | null {
  try {
    return ask();
  } catch {
    return null;
  }
}

/**
 * The real position with one field at a time taken from the imagined one. If an action discloses much, like opened bids,
 * a fully imagined position rightly looks different afterwards. A small change still shows what the news gives away.
 */
function hybrids(s: Position, w: Position): Position[] {
  const found: Position[] = [];
  const graft = (into: (value: unknown) => Position, real: unknown, imagined: unknown, deep: boolean): void => {
    if (same(real, imagined)) return;
    const isRecord = typeof real === 'object' && real !== null && !Array.isArray(real) && typeof imagined === 'object';
    if (!deep || !isRecord || imagined === null) found.push(into(imagined));
    else
      for (const [key, value] of Object.entries(real))
        graft((x) => into({ ...real, [key]: x }), value, (imagined as { [key: string]: unknown })[key], false);
  };
  for (const [key, value] of Object.entries(s))
    if (key !== 'rng')
      graft((x) => ({ ...s, [key]: x }), value, (w as unknown as { [key: string]: unknown })[key], true);
  return found;
}

const seenOf = (game: Game, news: readonly News[], viewer: Seat | null): News[] =>
  news.map((n) => game.seen(n, viewer)).filter((n) => n !== null);

interface Watch {
  readonly s: Position;
  readonly news: readonly News[];
}

/** A copy of the position after this action, and its news. */
function watch(game: Game, s: Position, rng: readonly number[], by: Seat, act: Act): Watch {
  const after = copy(s);
  after.rng = rng.slice();
  after.news = [];
  game.play(after, by, act);
  const news = after.news ?? [];
  after.news = null;
  return { s: after, news };
}

function imaginedApart(
  game: Game,
  sample: Sample,
  { s, by, act }: Moment,
  viewer: Seat | null,
  random: Random,
): string | null {
  const drawn = () => watch(game, s, otherRng(random), by, act);
  const pairs: [Watch, Watch, string][] = [[drawn(), drawn(), 'what was drawn']];
  const secret = game.steps[game.current(s)!.step]?.reveal !== undefined;
  for (const seat of secret ? seatsOf(sample) : []) {
    const [one, other] = some(game.options(s, seat), 2, random).map((sealed) => watch(game, s, s.rng, seat, sealed));
    if (seat !== viewer && one !== undefined && other !== undefined)
      pairs.push([one, other, `what seat ${seat} sealed`]);
  }
  return forEach(pairs, ([one, other, what]) => {
    if (game.current(one.s) === null || !same(faceOf(game, one.s, viewer), faceOf(game, other.s, viewer))) return null;
    if (!same(seenOf(game, one.news, viewer), seenOf(game, other.news, viewer))) return null; // the viewer remembers a difference
    const seed = `imagined ${random(0x100000000)}`;
    const apart = difference(game.imagine(one.s, viewer, dice(seed)), game.imagine(other.s, viewer, dice(seed)));
    return apart === null ? null : `imagine knows ${what}: ${apart}`;
  });
}

const otherRng = (random: Random): number[] => [0, 0, 0, 0].map(() => random(0x100000000));

/** 7. An imagined position can also be played like any other. */
export const imagineTwice: Law = {
  number: 7,
  title: 'imagining twice gives the same as imagining once, and the result can be played',
  broken: (game, sample, { random }) =>
    atEveryMoment(sample, ({ s }) =>
      forEach(viewers(sample), (viewer) => {
        const seed = `second ${random(0x100000000)}`;
        const once = game.imagine(copy(s), viewer, dice(seed));
        const first = game.imagine(copy(s), viewer, random);
        const twice = game.imagine(first, viewer, dice(seed));
        const apart = difference(twice, once);
        if (apart !== null) return `${name(viewer)} imagines twice: ${apart}`;
        playOn(game, once, random);
        return null;
      }),
    ),
};
