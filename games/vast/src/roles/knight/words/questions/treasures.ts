import { FACE_DOWN, FACE_UP } from '../../../../data/knight.ts';
import type { State } from '../../../../state.ts';

const isHeld = (state: number): boolean => state === FACE_DOWN || state === FACE_UP;
/** Her Treasure cards, face up or down. */
export function treasuresHeld(s: State): number[] {
  const found: number[] = [];
  const { treasure } = s.knight!;
  for (let card = 0; card < treasure.length; card++) if (isHeld(treasure[card]!)) found.push(card);
  return found;
}

/** Does she have a Treasure card that could be taken from her? */
export const hasTreasureCard = (s: State): boolean => s.knight!.treasure.some(isHeld);
