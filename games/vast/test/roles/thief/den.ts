import type { UpgradeName } from '../../../src/data/thief.ts';
import { upgradeNamed } from '../../../src/data/thief.ts';
import { at, choices, scene } from '../../../src/scenes/index.ts';
import type { State } from '../../../src/state.ts';
import { seatOf } from '../../../src/words/questions/seats.ts';

interface Den {
  place?: string;
  cubes?: number;
  upgrades?: readonly UpgradeName[];
  settings?: object;
}

/**
 * The Thief's turn at the Entrance unless said otherwise: Movement 2, Stealth 4, Thievery 3, as many cubes as said,
 * and no tile left to place.
 */
export function den(
  roles: string,
  picture = 'ENT',
  { place = '0', cubes = 3, upgrades = [], settings = {} }: Den = {},
): State {
  const s = scene(roles, picture, { settings, plan: [{ step: 'thief.act' }] });
  s.seat = seatOf(s, 'thief');
  s.map.stack = [];
  if (s.cave !== null) s.cave.hand = [];
  const t = s.thief!;
  t.at = at(s, place);
  t.assigned = [0, 2, 1];
  t.cubes = cubes;
  for (const upgrade of upgrades) t.upgrades |= 1 << upgradeNamed(upgrade);
  return s;
}

/** His choices that begin like this. */
export const may = (s: State, start: string): string[] => choices(s, 'thief').filter((line) => line.startsWith(start));
