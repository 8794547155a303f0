import type { Action } from '../../contents.ts';
import type { State } from '../../state.ts';
import { crystalsNeeded } from './words.ts';

export type Listen = (term: string, value: number) => void;

/** How far she is towards her win, from 0 to 1. */
export function knightProgress(s: State, listen?: Listen): number {
  const k = s.knight!;
  const goal = s.dragon === null ? k.crystals / crystalsNeeded(s) : 1 - s.dragon.health / 7;
  const health = k.health / Math.max(1, k.fullHealth);
  const grit = k.grit / 45;
  listen?.('goal', goal);
  listen?.('health', k.health);
  listen?.('grit', k.grit);
  return k.health === 0 ? 0 : Math.min(1, 0.6 * goal + 0.2 * health + 0.2 * grit);
}

export const knightHabits = (_s: State, options: readonly Action[]): readonly Action[] => options;
