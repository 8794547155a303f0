import type { Ability, Push } from '../contents.ts';
import type { SpaceId } from '../data/board.ts';
import { type FigureId, IS_HERO } from '../data/figures.ts';
import { addAbilities } from '../rules/abilities.ts';
import { addPushes } from '../rules/moving.ts';
import { claimOn } from '../rules/scoring.ts';
import { look } from '../rules/sight.ts';
import { isRouted } from '../rules/variant.ts';
import { isRoom, kindsOf, owner } from '../rules/words.ts';
import type { Ground } from '../state.ts';
import type { View } from '../view.ts';
import { groundOf, moved } from './ground.ts';
import { reach } from './ways.ts';

/** A figure of another player that this character could push, lure or remove. */
export interface Threat {
  readonly victim: FigureId;
  readonly at: SpaceId; // where the victim is
  readonly actions: number; // the fewest it takes
}

/** Whom this character could harm within so many actions, if nothing else moves: the nearest first. */
export function threats(view: View, figure: FigureId, actions: number): Threat[] {
  const s = groundOf(view);
  const start = s.where[figure]!;
  if (start < 0 || !DANGEROUS.has(kindsOf(s)[figure]!)) return [];
  const least = new Map<FigureId, number>();
  const harm = (victim: FigureId, cost: number): void => {
    if (owner(victim) !== owner(figure) && cost <= actions && cost < (least.get(victim) ?? 99)) least.set(victim, cost);
  };
  for (const { to, actions: taken } of [{ to: start, actions: 0 }, ...reach(view, figure, actions)]) {
    const there = to === start ? s : moved(s, figure, to);
    if (to !== start) for (const victim of hurtOnEntering(there, figure, to)) harm(victim, taken);
    if (taken < actions) for (const victim of hurtByAction(there, figure, to)) harm(victim, taken + 1);
  }
  return [...least]
    .map(([victim, cost]) => ({ victim, at: s.where[victim]!, actions: cost }))
    .sort((a, b) => a.actions - b.actions || a.victim - b.victim);
}

const DANGEROUS: ReadonlySet<string> = new Set([
  'knight',
  'orc',
  'wraith',
  'paladin',
  'assassin',
  'giantSlayer',
  'grunt',
  'banshee',
  'rampagingTroll',
]);

/** [KNIGHT-2] [WRAITH-1] */
function hurtOnEntering(s: Ground, figure: FigureId, to: SpaceId): FigureId[] {
  const kinds = kindsOf(s);
  if (kinds[figure] === 'knight') return s.where.flatMap((at, id) => (at === to && kinds[id] === 'orc' ? [id] : []));
  if (kinds[figure] !== 'wraith' || !isRoom(s, to)) return [];
  const pushes: Push[] = [];
  addPushes(s, look(s), figure, pushes);
  return pushes.map(({ victim }) => victim);
}

function hurtByAction(s: Ground, figure: FigureId, at: SpaceId): FigureId[] {
  const acts: Ability[] = [];
  addAbilities(s, look(s), figure, acts);
  return acts.flatMap((act) => {
    if ('victim' in act) return [act.victim];
    if (act.do === 'rout') return s.where.flatMap((_, id) => (isRouted(s, figure, id, at) ? [id] : []));
    return act.do === 'rampage' ? s.where.flatMap((where, id) => (where === at && id !== figure ? [id] : [])) : [];
  });
}

/** The room where this hero would win its owner the most more gold, within so many actions; null if there is none. */
export function aim(
  view: View,
  figure: FigureId,
  actions: number,
): { room: SpaceId; gold: number; actions: number } | null {
  const s = groundOf(view);
  if (!IS_HERO[figure] || s.where[figure]! < 0) return null;
  const slips: Ability[] = [];
  addAbilities(s, look(s), figure, slips);
  const ways = [
    ...reach(view, figure, actions),
    ...slips.flatMap((act) => (act.do === 'slip' && actions > 0 ? [{ to: act.to, actions: 1 }] : [])),
  ];
  let best: { room: SpaceId; gold: number; actions: number } | null = null;
  for (const { to, actions: taken } of ways) {
    if (!isRoom(s, to)) continue;
    const gold = claimOn(moved(s, figure, to), to, true).gains[owner(figure)]!;
    if (gold === claimOn(s, to, true).gains[owner(figure)]) continue;
    if (best === null || gold > best.gold || (gold === best.gold && taken < best.actions))
      best = { room: to, gold, actions: taken };
  }
  return best;
}
