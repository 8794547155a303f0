import { setup } from '../rules/index.ts';
import type { GameSettings } from '../settings.ts';
import type { State } from '../state.ts';

/** A position in words: these heaps, and Red to move. */
export function lay(heaps: readonly number[], last: GameSettings['last'] = 'wins', seats = 2): State {
  const s = setup({ last }, seats, 'scene');
  s.heaps = [...heaps];
  s.agenda = [{ step: 'turn', player: 0 }];
  return s;
}

/** Fixed positions by name, for tests, the command line and the fuzzer. */
export const scenes: { readonly [name: string]: () => State } = {
  start: () => lay([3, 5, 7]),
  'last stone': () => lay([0, 0, 1]),
  'last stone loses': () => lay([0, 1, 1], 'loses', 3),
};
