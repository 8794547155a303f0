import type { Sound } from '@trollmoot/boardkit/board.ts';
import { makeSound } from '../sound/sounds.ts';

/** The sound of a turn at another table. */
export const TURN_SOUNDS = ['none', 'chime', 'call', 'coin', 'roar'] as const satisfies readonly (Sound | 'none')[];
type TurnSound = (typeof TURN_SOUNDS)[number];

const KEY = 'trollmoot-turn-sound';

/** The reader's own choice on this device. */
export function turnSound(): TurnSound {
  try {
    return TURN_SOUNDS.find((sound) => sound === localStorage.getItem(KEY)) ?? 'chime';
  } catch {
    return 'chime'; // private windows may refuse storage
  }
}

export function chooseTurnSound(sound: TurnSound): void {
  try {
    localStorage.setItem(KEY, sound);
  } catch {
    // as before, next time
  }
  soundTurn();
}

export function soundTurn(): void {
  const sound = turnSound();
  if (sound !== 'none') makeSound(sound);
}
