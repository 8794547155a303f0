import { SYMBOLS } from '../../../src/data/dragon.ts';
import { at, scene } from '../../../src/scenes/index.ts';
import type { State } from '../../../src/state.ts';
import { seatOf } from '../../../src/words/questions/seats.ts';

/** The Dragon's turn, his first phase, at the Entrance unless said otherwise; no cards, and no tile left to place. */
export function lair(
  roles: string,
  picture = 'ENT',
  { place = '0', hand = '', settings = {} }: { place?: string; hand?: string; settings?: object } = {},
): State {
  const s = scene(roles, picture, { settings, plan: [{ step: 'dragon.act' }] });
  s.seat = seatOf(s, 'dragon');
  s.dragon!.at = at(s, place);
  s.map.stack = [];
  if (s.cave !== null) s.cave.hand = [];
  deal(s, hand);
  return s;
}

/** Give him these cards: C claw, F flame, W wing. */
export function deal(s: State, hand: string): void {
  const d = s.dragon!;
  d.hand = ['C', 'F', 'W'].map((letter) => hand.split(letter).length - 1);
  d.deck = SYMBOLS.map((_, i) => 6 - d.hand[i]!);
  d.discards = [0, 0, 0];
}

/** Faces of the Dragon die, for loadDice. */
export const RING = 0;
export const ORTHOGONAL = 1;
export const PLUS = 2;
export const CORNERS = 3;
export const CENTER = 5;
