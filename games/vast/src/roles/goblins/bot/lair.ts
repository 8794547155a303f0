import type { Action } from '../../../contents.ts';
import { ALL_SIDES } from '../../../data/tiles.ts';
import { NOWHERE, type State, TILES } from '../../../state.ts';
import { STEP } from '../../../terrain/layout.ts';
import { cellOf, distance, isKind, spaceAt } from '../../../terrain/map.ts';
import { population } from '../words.ts';
import { quarry } from './quarry.ts';
import { ranked } from './war.ts';

// Habits of everything beside mustering and raiding.

/** A tile near the prey is a way to it; in the Collapse, other tiles than Crystals first. */
export function lairHabits(s: State, options: readonly Action[]): readonly Action[] {
  const prey = quarry(s);
  return ranked(
    options,
    (act) => {
      switch (act.do) {
        case 'place':
          return prey === NOWHERE ? 0 : -distance(act.cell, cellOf(s, prey));
        case 'collapse':
          return fallValue(s, act.space);
        case 'bringDown':
          return isKind(s, act.space, 'crystal') ? -2 : 0;
        case 'enoughRubble':
          return 1;
        case 'useBeetles':
        case 'springTrap':
        case 'gainRage':
          return 1;
        case 'sporeTribe':
          return -population(s, act.tribe);
        case 'stayPut':
          return 0.5;
        default:
          return 0;
      }
    },
    5,
  );
}

/** Tiles whose fall lays no Crystal tile bare. */
function fallValue(s: State, space: number): number {
  if (space >= TILES || isKind(s, space, 'crystal')) return -5;
  let value = 0;
  for (const side of ALL_SIDES) {
    const there = spaceAt(s, cellOf(s, space) + STEP[side]!);
    if (there >= 0 && isKind(s, there, 'crystal')) value--;
  }
  return value;
}
