import type { Action } from '../../../contents.ts';
import { ENTRANCE, SPACES, type Space } from '../../../data/places.ts';
import type { State } from '../../../state.ts';
import { cellOf, isDark, isKind } from '../../../terrain/words/questions/map.ts';
import { distance } from '../../../terrain/words/questions/plane.ts';
import { isKnightAlive, knightAt } from '../../knight/words/questions/stats.ts';
import { dangers } from './danger.ts';
import { darkRound, farFire, towards } from './hunt.ts';
import { type Flight, lookAround, nextOut, symbols, UNREACHED, waysOut } from './reach.ts';

// Awake: to a Crystal tile, up, and out.

const FLAME = 1;
const WING = 2;
const end = (options: readonly Action[]): Action =>
  options.find((act) => act.do === 'settle') ?? options.find((act) => act.do === 'endTurn')!;

/** The space to be on at the end of the turn, by what a space is worth. */
function bestOf(s: State, { moves }: Flight, value: (space: Space) => number): Space {
  const danger = dangers(s);
  let best = s.dragon!.at;
  let most = Number.NEGATIVE_INFINITY;
  for (let space = 0; space < SPACES; space++) {
    if (moves[space] === UNREACHED) continue;
    const worth = value(space) - danger[space]! - 0.01 * moves[space]!;
    if (worth > most) [best, most] = [space, worth];
  }
  return best;
}

/** Underground: the Crystal tile from which the way out is shortest; until there is one, light tiles to find one. */
export function riseHabits(s: State, options: readonly Action[]): readonly Action[] {
  let crystals = 0;
  for (let space = 0; space < SPACES; space++) if (isKind(s, space, 'crystal')) crystals++;
  const flight = lookAround(s, symbols(s, WING));
  if (crystals === 0) return [lightUp(s, options, flight)];
  const effort = waysOut(s);
  const target = bestOf(s, flight, (space) => {
    if (isKind(s, space, 'crystal')) return 6 - 0.3 * effort[space]!;
    let least = 99;
    for (let there = 0; there < SPACES; there++)
      if (isKind(s, there, 'crystal'))
        least = Math.min(least, distance(cellOf(s, space), cellOf(s, there)) + 0.3 * effort[there]!);
    return -0.8 * least;
  });
  return [towards(s, options, flight, target) ?? end(options)];
}

/** No Crystal tile in the light: fire where it is darkest. */
function lightUp(s: State, options: readonly Action[], flight: Flight): Action {
  const target = bestOf(s, flight, (space) =>
    symbols(s, FLAME) > 0 ? darkRound(s, space) : 0.3 * darkRound(s, space),
  );
  const step = towards(s, options, flight, target);
  if (step !== undefined) return step;
  const fire = darkRound(s, s.dragon!.at) > 0;
  const found = (name: 'scorch' | 'flame'): Action | undefined =>
    fire ? options.find((act) => act.do === 'power' && act.power === name) : undefined;
  return found('scorch') ?? found('flame') ?? farFire(s, options) ?? end(options);
}

/** Above ground: as near to the Entrance as can be, lighting the way and pushing the Knight out of it. */
export function fleeHabits(s: State, options: readonly Action[]): readonly Action[] {
  const { at } = s.dragon!;
  if (at === ENTRANCE) return [options.find((act) => act.do === 'endTurn')!];
  const effort = waysOut(s);
  const flight = lookAround(s, symbols(s, WING));
  const target = bestOf(s, flight, (space) => (space === ENTRANCE ? 50 : -0.6 * effort[space]!));
  if (target !== ENTRANCE) {
    const light = lightTheWay(s, options, effort) ?? crossWall(s, options, effort, flight);
    if (light !== undefined) return [light];
  }
  const slap = isKnightAlive(s)
    ? options.find((act) => act.do === 'power' && act.power === 'slap' && target !== ENTRANCE)
    : undefined;
  return [slap ?? towards(s, options, flight, target) ?? end(options)];
}

/** The first Dark tile on the way out, burnt; or the fire beside him. */
function lightTheWay(s: State, options: readonly Action[], effort: readonly number[]): Action | undefined {
  let here = s.dragon!.at;
  for (let n = 0; n < SPACES && here !== ENTRANCE; n++) {
    const next = nextOut(s, effort, here);
    if (next === here) return undefined;
    if (isDark(s, next)) {
      const burn = options.find((act) => act.do === 'power' && act.power === 'burn' && act.space === next);
      if (burn !== undefined) return burn;
      if (distance(cellOf(s, s.dragon!.at), cellOf(s, next)) > 1) return undefined;
      return options.find((act) => act.do === 'power' && (act.power === 'scorch' || act.power === 'flame'));
    }
    here = next;
  }
  return undefined;
}

/** One wall between him and the next space: Wing carries him over. */
function crossWall(
  s: State,
  options: readonly Action[],
  effort: readonly number[],
  { moves }: Flight,
): Action | undefined {
  const { at } = s.dragon!;
  const next = nextOut(s, effort, at);
  if (next === at || isDark(s, next) || next === knightAt(s)) return undefined;
  const walks = options.some((act) => act.do === 'glide' && act.to === next);
  return walks || moves[next] !== UNREACHED
    ? undefined
    : options.find((act) => act.do === 'power' && act.power === 'wing' && act.to === next);
}
