import type { Action } from '../contents.ts';
import { ENTRANCE, type Space, type State } from '../state.ts';
import { STEP } from '../terrain/layout.ts';
import { cellOf, distance, isDark, isKind, spaceAt } from '../terrain/map.ts';

// Habits of whoever grows and shrinks the cave without being the Cave.

/** Tiles and Treasure near oneself; in the Collapse nothing that ends the game, nor what one stands on. Null: something else is asked. */
export function groundHabits(s: State, options: readonly Action[], at: Space): readonly Action[] | null {
  const here = cellOf(s, Math.max(at, ENTRANCE));
  const value = (act: Action): number => {
    if (act.do === 'place' || act.do === 'dig') return -distance(here, act.cell);
    if (act.do === 'plunder') return -distance(here, cellOf(s, act.space));
    if (act.do === 'collapse') return fallValue(s, act.space) + (act.space === at ? -3 : 0);
    return Number.NaN;
  };
  const values = options.map(value);
  if (Number.isNaN(values[0])) return null;
  let best = 0;
  for (let i = 1; i < values.length; i++) if (values[i]! > values[best]!) best = i;
  return [options[best]!];
}

/** Crystal tiles stay as long as they can, Dark tiles may be some, and their neighbours hold them. */
function fallValue(s: State, space: Space): number {
  if (isKind(s, space, 'crystal')) return -9;
  let value = isDark(s, space) ? -2 : 0;
  for (const step of STEP) {
    const there = spaceAt(s, cellOf(s, space) + step);
    if (there >= 0 && isKind(s, there, 'crystal')) value--;
  }
  return value;
}
