import type { Step } from '../../../src/contents.ts';
import { OMEN_SYMBOLS, type OmenSymbol } from '../../../src/data/cave.ts';
import { NOWHERE } from '../../../src/data/places.ts';
import { faceNamed } from '../../../src/data/tiles.ts';
import { at, go, scene } from '../../../src/scenes/index.ts';
import type { State } from '../../../src/state.ts';
import { seatOf } from '../../../src/words/questions/seats.ts';

interface Cavern {
  readonly settings?: object;
  readonly plan?: readonly Step[];
  readonly omens?: readonly OmenSymbol[];
  readonly hand?: readonly string[];
  readonly knight?: string; // where she stands
  readonly collapsing?: boolean;
  readonly shaped?: boolean; // nothing but Omens and the end are left of its turn
}

/** The Cave's turn under way. Tiles named as its hand are taken from wherever they are. */
export function cavern(
  roles: string,
  picture: string,
  { settings = {}, plan = [{ step: 'cave.act' }], ...more }: Cavern = {},
): State {
  const s = scene(roles, picture, { settings, plan });
  const c = s.cave!;
  s.seat = seatOf(s, 'cave');
  for (const symbol of more.omens ?? []) {
    c.omens[OMEN_SYMBOLS.indexOf(symbol)]!++;
    c.bag[OMEN_SYMBOLS.indexOf(symbol)]!--;
  }
  if (more.hand !== undefined) {
    const wished = more.hand.map(faceNamed);
    s.map.stack = [...s.map.stack, ...c.hand].filter((face) => !wished.includes(face));
    c.hand = wished;
  }
  if (s.knight !== null) s.knight.at = more.knight === undefined ? NOWHERE : at(s, more.knight);
  if (more.collapsing === true) {
    s.map.collapsing = true;
    s.map.stack = [];
    c.hand = [];
    c.removals = 3;
  }
  if (more.shaped === true) {
    c.shaped = true;
    c.hidden = true;
    c.removals = 0;
  }
  return go(s);
}
