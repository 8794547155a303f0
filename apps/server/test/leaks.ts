import { think } from '@trollmoot/bots';
import {
  type Act,
  dice,
  type Game,
  type News,
  type Position,
  type Random,
  type Seat,
  type Settings,
  same,
  sameAct,
} from '@trollmoot/kernel';
import { advance, type Count, type Eye, type Frame, frameFor, newCount, newsFor } from '@trollmoot/protocol';
import { mutants } from '@trollmoot/testkit';

export interface Leak {
  readonly ply: number;
  readonly eye: Eye;
  readonly what: string;
}

/**
 * Play a whole game with bots and look for leaks, at every ply and through every pair of eyes:
 * - the frame of the true position and the frame of a position this viewer imagines must be the same text, and `why` must
 *   give both the same reasons;
 * - what a frame shows does not change as the game continues (it would if the view shared a list with the position);
 * - a quiet act changes nothing in any frame but its own seat's;
 * - news: if the same act with the same dice leaves the viewer with the same frame in both worlds, the news must be the
 *   same, too. This also holds for the true world with a single field of the imagined one.
 */
export function leaksIn(game: Game, settings: Settings, seats: number, seed: string, most = game.longest): Leak[] {
  const random = dice(`leaks ${seed}`);
  const eyes: Eye[] = [null, ...Array(seats).keys()];
  const s = game.setup(settings, seats, seed);
  const leaks: Leak[] = [];
  let count = newCount(seats);
  let frames = eyes.map((eye) => frameFor(game, s, eye, count));
  let texts = frames.map((frame) => JSON.stringify(frame));
  for (let ply = 0; ply < most && game.result(s) === null; ply++) {
    const by = pickOf(random, game.waitingFor(s));
    const act = chooses(game, s, by, random);
    const worlds = eyes.map((eye) => game.imagine(s, eye, random));
    const wishes = frames.flatMap(({ options }) => options);
    for (const [i, eye] of eyes.entries()) {
      const found = toldApart(game, s, worlds[i]!, eye, count, texts[i]!, some(random, wishes));
      if (found !== null) leaks.push({ ply, eye, what: found });
    }
    for (const world of worlds) world.rng = s.rng.slice();
    const hybrids = worlds.map((world) => hybrid(game, s, world, random));
    const happening = advance(game, s, count, by, act);
    const after = eyes.map((eye) => frameFor(game, s, eye, happening.count));
    const textsAfter = after.map((frame) => JSON.stringify(frame));
    for (const [i, eye] of eyes.entries()) {
      const real = { frame: after[i]!, news: happening.news };
      const found =
        (JSON.stringify(frames[i]) === texts[i] ? null : 'a frame changed after it was shown') ??
        (happening.quiet && eye !== by && textsAfter[i] !== texts[i] ? 'a quiet act shows' : null) ??
        toldByNews(game, worlds[i]!, eye, count, by, act, real) ??
        orNothing(() => toldByNews(game, hybrids[i]!, eye, count, by, act, real));
      if (found !== null) leaks.push({ ply, eye, what: found });
    }
    ({ count } = happening);
    [frames, texts] = [after, textsAfter];
  }
  return leaks;
}

function toldApart(
  game: Game,
  s: Position,
  world: Position,
  eye: Eye,
  count: Count,
  text: string,
  wishes: readonly Act[],
): string | null {
  if (JSON.stringify(frameFor(game, world, eye, count)) !== text) return 'an imagined position gives another frame';
  if (eye === null) return null;
  for (const wish of wishes)
    if (JSON.stringify(game.why(world, eye, wish)) !== JSON.stringify(game.why(s, eye, wish)))
      return `why not ${JSON.stringify(wish)} is answered differently in an imagined position`;
  return null;
}

function toldByNews(
  game: Game,
  world: Position,
  eye: Eye,
  count: Count,
  by: Seat,
  act: Act,
  real: { readonly frame: Frame; readonly news: readonly News[] },
): string | null {
  if (!game.options(world, by).some((option) => sameAct(option, act))) return null;
  const imagined = advance(game, world, count, by, act);
  if (!same(frameFor(game, world, eye, imagined.count), real.frame)) return null;
  const [told, truly] = [imagined, real].map(({ news }) =>
    JSON.stringify(newsFor(game, news, eye).filter((piece) => !FORGOTTEN.includes(`${game.name} ${piece.news}`))),
  );
  return told === truly ? null : `the news tell what the view hides: ${truly?.slice(0, 200)}`;
}

/** By the rules, these briefly show everyone something that is otherwise hidden: remembering it is part of the game. */
const FORGOTTEN: readonly string[] = ['claimed', 'setAside', 'goatWon'].map((news) => `bridge-troll ${news}`);

/** The true position with one of the game's fields from the imagined one. It need not make sense. */
function hybrid(game: Game, s: Position, world: Position, random: Random): Position {
  const kernels = ['agenda', 'sealed', 'rng', 'ply', 'noReturn', 'last', 'news'];
  const fields = Object.keys(s).filter((field) => !kernels.includes(field)) as (keyof Position)[];
  const field = pickOf(random, fields);
  return { ...game.clone(s), [field]: game.clone(world)[field] };
}

/** A hybrid that throws does not count. */
function orNothing<T>(ask: () => T): T | null {
  try {
    return ask();
  } catch {
    return null;
  }
}

/** Mostly a habit, sometimes anything: whole games, with odd corners. */
function chooses(game: Game, s: Position, seat: Seat, random: Random): Act {
  const options = game.options(s, seat);
  if (random(4) === 0) return pickOf(random, options);
  return think(game, game.imagine(s, seat, random), seat, { level: 'pebble', seed: String(random(1_000_000)) }).act;
}

const pickOf = <T>(random: Random, from: readonly T[]): T => from[random(from.length)]!;
/** Two of these, and a mutation of one. */
function some(random: Random, wishes: readonly Act[]): Act[] {
  if (wishes.length === 0) return [];
  const two = [pickOf(random, wishes), pickOf(random, wishes)];
  return [...two, pickOf(random, mutants(two[0]!, random))];
}
