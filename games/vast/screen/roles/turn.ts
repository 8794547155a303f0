import type { View } from '@trollmoot/vast';
import type { Role } from './props.ts';

/** The place in the turn of each step apart from a role's main one. */
const PLACE: { readonly [step: string]: number } = {
  'goblins.war': 0,
  'goblins.block': 1,
  'goblins.overpopulate': 1,
  'goblins.redraw': 3,
  'goblins.discardSecrets': 3,
  'dragon.rest': 1,
  'thief.assign': 0,
  'thief.peeked': 2,
};
const MAIN: { readonly [role in Role]: number } = { knight: 1, goblins: 4, dragon: 0, cave: 1, thief: 1 };
const AFTER = ['map.grow', 'map.shrink', 'plunder.place', 'plunder.dig'];

/** Where a role is in its turn, of `places`; null if it is not its turn. */
export function placeInTurn(view: View, role: Role, places: number): number | null {
  if (view.turn !== role || view.asks === null || view.outcome !== null) return null;
  const { step } = view.asks;
  if (AFTER.includes(step)) return places - 1;
  if (role === 'cave') return view.cave!.shaped && view.cave!.removals === 0 ? 2 : 1;
  if (step === 'goblins.assign' && view.goblins!.activated.length === 0) return 2;
  return PLACE[step] ?? MAIN[role];
}
