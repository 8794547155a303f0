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
import { atEveryMoment, forEach, type Help, type Law, name, playOn, seatsOf, some, viewers } from './law.ts';

/**
 * 6. No leak. A viewer cannot tell the real position s from w = imagine(s, viewer):
 * - view, options, why, the step and who is waited for are the same in both;
 * - w's generator is not the real one;
 * - news tells no more than the view does. Give w the generator of s and play the same action in both, where it is legal
 *   in both. If the viewer cannot tell the outcomes apart either, it must have seen the same news on the way. (If it can,
 *   the action disclosed something, and the news may say so.) The same for s with only one field taken from w. News that,
 *   by the rules, shows in passing what no view keeps is named by the game as `forgotten`;
 * - what cannot be told apart is imagined alike: two positions that differ only in what is hidden from the viewer (other
 *   draws, another sealed answer), after the same news, are imagined as the same one by the same dice. Otherwise bots
 *   would see through the backs of cards.
 */
export const noLeak: Law = {
  number: 6,
  title: 'no leak: nobody can tell the position from one they imagine',
  broken: (game, sample, help) =>
    atEveryMoment(sample, (moment) =>
      forEach(viewers(sample), (viewer) => {
        const w = game.imagine(copy(moment.s), viewer, help.random);
        const what =
          toldApart(game, moment.s, w, viewer, help) ??
          toldApartByNews(game, moment, w, viewer, help) ??
          imaginedApart(game, sample, moment, viewer, help.random);
        return what === null ? null : `${name(viewer)}: ${what}`;
      }),
    ),
};

function toldApart(game: Game, s: Position, w: Position, viewer: Seat | null, { random, wishes }: Help): string | null {
  const face = difference(faceOf(game, w, viewer), faceOf(game, s, viewer));
  if (face !== null) return `an imagined position looks different: ${face}`;
  if (same(w.rng, s.rng)) return 'an imagined position has the real generator';
  if (viewer === null) return null;
  const lines = (world: Position): string[] => game.options(world, viewer).map((act) => game.write(act, world));
  const written = difference(lines(w), lines(s));
  if (written !== null) return `options are written differently in an imagined position: ${written}`;
  const strange = some(game.options(s, viewer), 2, random).flatMap((option) => mutants(option, random));
  return forEach([...some(wishes, 12, random), ...strange], (wish) => {
    const why = (world: Position) => orNothing(() => game.why(world, viewer, wish)); // if it throws, law 12 says so
    const refused = difference(why(w), why(s));
    return refused === null ? null : `'why' not ${short(wish)} differs in an imagined position: ${refused}`;
  });
}

/** All that a viewer is shown of a position. */
const faceOf = (game: Game, s: Position, viewer: Seat | null) => ({
  view: game.view(s, viewer),
  step: game.current(s),
  waiting: game.waitingFor(s),
  options: viewer === null ? [] : game.options(s, viewer),
  result: game.result(s),
});

function toldApartByNews(game: Game, moment: Moment, w: Position, viewer: Seat | null, help: Help): string | null {
  const { s, by } = moment;
  const worlds = [w, ...hybrids(s, w)];
  const others = some(game.options(s, by), 2, help.random);
  const seen = (news: readonly News[]): News[] =>
    seenOf(
      game,
      news.filter((n) => !help.forgotten.includes(n.news)),
      viewer,
    );
  const before = faceOf(game, s, viewer);
  /** The same action in another world: what it told there and how things look then; null where it gives itself away. */
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

/** A hybrid need not make sense, nor a strange wish: where asking throws there is no answer. */
function orNothing<T>(ask: () => T): T | null {
  try {
    return ask();
  } catch {
    return null;
  }
}

/**
 * The real position with one field at a time as it was imagined. Where an action discloses much, as opened bids do, a
 * wholly imagined position comes out looking different for good reasons; a small difference still shows what news gives away.
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

/** A copy of the position after this action, and what it told. */
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
    if (!same(seenOf(game, one.news, viewer), seenOf(game, other.news, viewer))) return null; // told apart by memory
    const seed = `imagined ${random(0x100000000)}`;
    const apart = difference(game.imagine(one.s, viewer, dice(seed)), game.imagine(other.s, viewer, dice(seed)));
    return apart === null ? null : `imagination knows ${what}: ${apart}`;
  });
}

const otherRng = (random: Random): number[] => [0, 0, 0, 0].map(() => random(0x100000000));

/** 7. And an imagined position is a position like any other: it can be played. */
export const imagineTwice: Law = {
  number: 7,
  title: 'imagining twice equals imagining once with the second dice, and what is imagined can be played',
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
