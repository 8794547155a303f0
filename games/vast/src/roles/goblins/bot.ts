import type { Action } from '../../contents.ts';
import type { State } from '../../state.ts';
import type { Listen } from '../knight/bot.ts';
import { goblinCrystalsNeeded } from './words.ts';

/** How far they are towards their win, from 0 to 1. */
export function goblinsProgress(s: State, listen?: Listen): number {
  const g = s.goblins!;
  const goal =
    s.knight !== null
      ? 1 - s.knight.health / s.knight.fullHealth
      : s.dragon !== null
        ? 1 - s.dragon.health / 7
        : g.crystals / goblinCrystalsNeeded(s);
  const people = (g.population[0]! + g.population[1]! + g.population[2]!) / 12;
  listen?.('goal', goal);
  listen?.('population', people * 12);
  listen?.('rage', g.rage);
  return Math.min(1, 0.75 * goal + 0.15 * people + 0.1 * (g.rage / 3));
}

export const goblinsHabits = (_s: State, options: readonly Action[]): readonly Action[] => options;
