import type { Action } from '../../contents.ts';
import type { State } from '../../state.ts';
import type { Listen } from '../knight/bot.ts';
import { stashNeeded, tokensCarried } from './words.ts';

/** How far he is towards his win, from 0 to 1. */
export function thiefProgress(s: State, listen?: Listen): number {
  const stashed = s.thief!.stashed / stashNeeded(s);
  const carried = tokensCarried(s) / stashNeeded(s);
  listen?.('stashed', s.thief!.stashed);
  listen?.('carried', tokensCarried(s));
  return Math.min(1, stashed + 0.4 * carried);
}

export const thiefHabits = (_s: State, options: readonly Action[]): readonly Action[] => options;
