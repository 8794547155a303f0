import type { Action } from '../../contents.ts';
import type { State } from '../../state.ts';
import type { Listen } from '../knight/bot.ts';
import { wakefulnessNeeded } from './words.ts';

/** How far he is towards his win, from 0 to 1. */
export function dragonProgress(s: State, listen?: Listen): number {
  const d = s.dragon!;
  const awake = Math.min(1, d.wakefulness / wakefulnessNeeded(s));
  listen?.('wakefulness', d.wakefulness);
  listen?.('health', d.health);
  return d.health === 0 ? 0 : 0.6 * (d.awake ? 1 : awake) + (d.surfaced ? 0.3 : 0) + 0.1 * (d.health / 7);
}

export const dragonHabits = (_s: State, options: readonly Action[]): readonly Action[] => options;
