import { KNIGHT, pieceOfTribe, THIEF } from '../data/pieces.ts';
import { TRIBES, type Tribe } from '../data/tiles.ts';
import type { View } from '../view.ts';
import { reach } from './reach.ts';

// What a role has left to do in its own turn.

/** [KNIGHT-MOVE-3] Steps count only with an Encounter left and somewhere to go. */
export function knightLeft(view: View): { steps: number; encounters: number; cubes: number; isBarred: boolean } {
  const k = view.knight!;
  const steps = Math.max(0, k.movement - k.steps);
  const encounters = Math.max(0, k.perception - k.encounters);
  const canWalk = reach(view, KNIGHT).length > 0 || (encounters > 0 && isOnTerrain(view, k.at));
  return { steps: canWalk ? steps : 0, encounters, cubes: k.ready, isBarred: steps > 0 && encounters === 0 };
}

/** [THIEF-MOVE-3] A peek ends his steps. */
export function thiefLeft(view: View): { steps: number; cubes: number } {
  const t = view.thief!;
  const steps = t.hasPeeked ? 0 : Math.max(0, t.movement - t.steps);
  const canSneak = reach(view, THIEF).length > 0 || isOnTerrain(view, t.at);
  return { steps: canSneak ? steps : 0, cubes: t.cubes };
}
const isOnTerrain = ({ map }: View, at: number): boolean =>
  map.spaces.some(({ space, terrain }) => space === at && terrain !== null);

/** [GOBLIN-ACT-1] Tribes that have not been activated, and Secrets in hand. */
export function goblinsLeft({ goblins }: View): { tribes: number; secrets: number } {
  const { tribes, activated, secretsHeld } = goblins!;
  const waiting = tribes.filter(({ population }, i) => population > 0 && !activated.includes(TRIBES[i]!));
  return { tribes: waiting.length, secrets: secretsHeld };
}

/** [GOBLIN-ACT-2] What the Tribe that is being activated can do next: come out of hiding, move, or only act. */
export function tribeNow(view: View, tribe: Tribe): 'hidden' | 'moves' | 'acts' {
  const { tribes, hasMoved } = view.goblins!;
  const { at } = tribes[tribe]!;
  if (at < 0) return 'hidden';
  return !hasMoved && (reach(view, pieceOfTribe(tribe)).length > 0 || isOnTerrain(view, at)) ? 'moves' : 'acts';
}

/** Whom the Knight must attack, or the Event she must meet, before anything else. */
export function knightOwes(view: View): 'attack' | 'event' | null {
  const { owed, at } = view.knight!;
  if (owed.length > 0) return 'attack';
  return view.map.spaces.some(({ space, tokens }) => space === at && tokens.includes('event')) ? 'event' : null;
}

/** Has the role whose turn it is nothing left that it could spend? */
export function isSpent(view: View): boolean {
  switch (view.turn) {
    case 'knight': {
      const { steps, encounters, cubes } = knightLeft(view);
      return steps === 0 && cubes === 0 && encounters === 0 && view.knight!.claims.length === 0;
    }
    case 'goblins':
      return goblinsLeft(view).tribes === 0;
    case 'dragon':
      return view.asks?.step === 'dragon.rest';
    case 'cave':
      return view.cave!.omens.every((n) => n === 0);
    case 'thief': {
      const { steps, cubes } = thiefLeft(view);
      return steps === 0 && cubes === 0;
    }
  }
}
