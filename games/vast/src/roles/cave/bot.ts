import type { Action } from '../../contents.ts';
import type { State } from '../../state.ts';
import { tilesLeft } from '../../terrain/fill.ts';
import type { Listen } from '../knight/bot.ts';
import { crystalTilesToEnd } from './words.ts';

/** How far it is towards its win, from 0 to 1. */
export function caveProgress(s: State, listen?: Listen): number {
  const placed = s.map.collapsing ? 1 : 1 - tilesLeft(s) / 50;
  const removed = Math.min(1, s.map.crystalsRemoved / crystalTilesToEnd(s));
  listen?.('placed', placed);
  listen?.('crystals removed', s.map.crystalsRemoved);
  return 0.6 * placed + 0.4 * removed;
}

export const caveHabits = (_s: State, options: readonly Action[]): readonly Action[] => options;
