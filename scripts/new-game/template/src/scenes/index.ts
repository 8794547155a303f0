import { defaultsOf, playLines, type Scene, seatNamed } from '@trollmoot/kernel';
import game from '../index.ts';
import { setup } from '../rules/index.ts';
import { type GameSettings, SETTINGS } from '../settings.ts';
import type { State } from '../state.ts';

/** The words of this game's scenes, besides those that all games share. */
interface HeapScene extends Scene<GameSettings> {
  readonly heaps?: readonly number[];
}

/** A position in words. */
export function lay(words: HeapScene): State {
  const settings = { ...defaultsOf(SETTINGS), ...words.settings };
  const seats = words.seats ?? 2;
  const names = game.seatNames(settings, seats);
  const s = setup(settings, seats, 'scene');
  s.heaps = [...(words.heaps ?? s.heaps)];
  s.agenda = [{ step: 'turn', player: seatNamed(names, words.turn ?? names[0]!) }];
  return playLines(game, s, names, ...(words.done ?? []));
}

/** Fixed positions by name, for tests, the command line and the fuzzer. */
export const scenes: { readonly [name: string]: () => State } = {
  start: () => lay({}),
  'last stone': () => lay({ heaps: [0, 0, 1] }),
  'last stone loses': () => lay({ seats: 3, settings: { last: 'loses' }, heaps: [0, 1, 1] }),
};
