import { below, kernel, newPosition, plan, seeded } from '@trollmoot/kernel';
import type { Contents } from '../contents.ts';
import { HEAPS } from '../data/heaps.ts';
import type { GameSettings } from '../settings.ts';
import type { State } from '../state.ts';
import { turn } from './turn.ts';

export const { current, waitingFor, options, play, why, steps } = kernel<State, Contents>(turn, {
  over: 'END-1',
  notYours: 'TURN-4', // [TURN-4]
  notNow: 'TURN-2',
});

/** [SETUP-1] Three heaps; [SETUP-2] a random player starts. */
export function setup(settings: GameSettings, seats: number, seed: string): State {
  const s: State = { ...newPosition(seeded(seed)), settings, seats, heaps: [...HEAPS], lastTaker: null };
  plan(s, { step: 'turn', player: below(s, seats) });
  return s;
}
