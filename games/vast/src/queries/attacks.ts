import type { Clause } from '../clauses.ts';
import { BOMB } from '../data/knight.ts';
import { ALL_PIECES, DRAGON, isTribe, KNIGHT, PIECES, type Piece, THIEF, tribeOf } from '../data/pieces.ts';
import { NOWHERE } from '../data/places.ts';
import { isBelowReach } from '../roles/knight/words/questions/foes.ts';
import type { View } from '../view.ts';
import {
  perceptionAgainstThief,
  stealthAgainst,
  strengthAgainstDragon,
  strengthAgainstTribe,
  tribeStrengthAgainst,
} from '../words/questions/attacks.ts';
import { placeIn } from './ground.ts';
import { reach } from './reach.ts';

/** One piece against another: what it takes, and the rule that stands in the way, if any. */
export interface Attack {
  readonly by: Piece;
  readonly on: Piece;
  readonly has: number; // Strength, Perception or Stealth
  readonly needs: number;
  readonly clause: Clause | null; // null: it could be done in the attacker's turn as the table stands
}

/** Every attack that is measured by numbers. What the Dragon does depends on his dice and cards, and is not among them. */
export function attacks(view: View): Attack[] {
  const found: Attack[] = [];
  for (const by of ALL_PIECES) {
    if (by === DRAGON || placeIn(view, by) === NOWHERE) continue;
    const near = new Set(reach(view, by).map(({ to }) => to)).add(placeIn(view, by));
    for (const on of ALL_PIECES) {
      if (on === by || placeIn(view, on) === NOWHERE) continue;
      const measure = by === KNIGHT ? byKnight(view, on) : by === THIEF ? byThief(view, on) : byTribe(view, by, on);
      if (measure === null) continue;
      const { has, needs, weak, barred } = measure;
      const far = near.has(placeIn(view, on)) ? null : FAR[by === KNIGHT ? 0 : by === THIEF ? 1 : 2]!;
      found.push({ by, on, has, needs, clause: has < needs ? weak : (barred ?? far) });
    }
  }
  return found;
}
const FAR: readonly Clause[] = ['KNIGHT-MOVE-1', 'THIEF-MOVE-1', 'GOBLIN-MOVE-1'];

interface Measure {
  readonly has: number;
  readonly needs: number;
  readonly weak: Clause; // why not, if it has less than it needs
  readonly barred?: Clause | null; // what else is in the way
}

/** [KNIGHT-ATTACK-1] [KNIGHT-ATTACK-2] [KNIGHT-ATTACK-4] [KNIGHT-ATTACK-5] */
function byKnight(view: View, on: Piece): Measure | null {
  const k = view.knight!;
  if (isTribe(on)) {
    const { defence } = view.goblins!.tribes[tribeOf(on)]!;
    return { has: k.strength, needs: strengthAgainstTribe(defence), weak: 'KNIGHT-ATTACK-4' };
  }
  if (on === THIEF)
    return { has: k.perception, needs: perceptionAgainstThief(view.thief!.stealth), weak: 'KNIGHT-ATTACK-5' };
  const { armor, surfaced } = view.dragon!;
  const armed = k.gear[BOMB]! > 0 || k.faceUp.includes('javelin') || (k.hers?.includes('javelin') ?? false);
  const barred = armed || !isBelowReach(surfaced, view.map.collapsing) ? null : 'KNIGHT-ATTACK-2';
  return { has: k.strength, needs: strengthAgainstDragon(armor), weak: 'KNIGHT-ATTACK-1', barred };
}

/** [GOBLIN-ATTACK-1] [GOBLIN-ATTACK-2] [GOBLIN-ATTACK-3] */
function byTribe(view: View, by: Piece, on: Piece): Measure | null {
  const { strength, perception } = view.goblins!.tribes[tribeOf(by)]!;
  if (on === KNIGHT)
    return { has: strength, needs: tribeStrengthAgainst(view.knight!.strength), weak: 'GOBLIN-ATTACK-1' };
  if (on === THIEF)
    return { has: perception, needs: perceptionAgainstThief(view.thief!.stealth), weak: 'GOBLIN-ATTACK-3' };
  if (on !== DRAGON || !view.dragon!.isPrey) return null;
  return { has: strength, needs: tribeStrengthAgainst(view.dragon!.armor), weak: 'GOBLIN-ATTACK-2' };
}

/** [THIEF-TARGET-1] [THIEF-TARGET-2] */
function byThief(view: View, on: Piece): Measure {
  const t = view.thief!;
  const barred = view.turn === 'thief' && t.targets.includes(PIECES[on]) ? 'THIEF-TARGET-1' : null;
  return { has: t.stealth, needs: stealthAgainst(wariness(view, on)), weak: 'THIEF-TARGET-2', barred };
}
function wariness(view: View, on: Piece): number {
  if (on === KNIGHT) return view.knight!.perception;
  if (on === DRAGON) return view.dragon!.armor;
  return view.goblins!.tribes[tribeOf(on)]!.wariness;
}
