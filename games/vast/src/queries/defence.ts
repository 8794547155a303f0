import { type Piece, tribeOf } from '../data/pieces.ts';
import { VARIANTS } from '../data/variants.ts';
import type { View } from '../view.ts';

/** [VARIANT-11] Is this game played with the Ash Dragon, and Goblins to attack him? */
export const isAshIn = (view: View): boolean => view.goblins !== null && view.dragon !== null && rowOf(view).ash;
const rowOf = (view: View) => VARIANTS.find(({ roles }) => roles === initials(view))!;
export const initials = (view: View): string => view.roles.map((role) => role[0]!.toUpperCase()).join('');

/** [GOBLIN-TRAP-1] The Strength the Knight must beat: a Trap adds 1 to the strongest Tribe of its tile. */
export function defenceIn(view: View, piece: Piece): number {
  const { tribes, faceUp } = view.goblins!;
  const own = tribeOf(piece);
  const { at, strength } = tribes[own]!;
  if (!faceUp.includes('trap')) return strength;
  const outdone = tribes.some(
    (other, i) =>
      i !== own && other.at === at && (other.strength > strength || (other.strength === strength && i < own)),
  );
  return outdone ? strength : strength + 1;
}
