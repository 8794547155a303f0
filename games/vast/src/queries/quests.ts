import { QUEST } from '../data/knight.ts';
import { ALL_PIECES, DRAGON, KNIGHT, type Piece, THIEF, tribeOf } from '../data/pieces.ts';
import { DARK } from '../data/places.ts';
import type { View } from '../view.ts';
import { placeIn } from './ground.ts';

/** The progress of a Sidequest that counts something; null for those completed in one go. */
export function questProgress(view: View, quest: string): { have: number; need: number } | null {
  const k = view.knight!;
  switch (quest) {
    case 'adventurous':
      return { have: k.met, need: QUEST.encounters };
    case 'bedecked':
      return { have: k.faceUp.length, need: QUEST.faceUp };
    case 'intrepid':
      return { have: view.map.revealed, need: QUEST.tiles };
    case 'persistent':
      return { have: view.map.crystalsSmashed, need: QUEST.smashed };
    case 'swift':
      return { have: k.entered, need: QUEST.spaces };
    default:
      return null;
  }
}

/**
 * [KNIGHT-QUEST-2] When a Sidequest that can be claimed now is lost: with the next act, with the end of the turn, or not
 * at all, because what it asks for stays true.
 */
export function claimOf(view: View, quest: string): 'now' | 'turn' | 'never' {
  switch (quest) {
    case 'bedecked':
    case 'intrepid':
    case 'persistent':
      return 'never';
    case 'adventurous':
    case 'swift':
      return 'turn';
    case 'cunning':
      return view.dragon === null ? 'turn' : 'now';
    case 'stalwart':
      return view.goblins === null ? 'turn' : 'now';
    default:
      return 'now';
  }
}

/** What a Sidequest that is completed in one go can be completed with in this position. */
export type QuestChance =
  | { readonly is: 'gems' | 'treasures' | 'ambushes' | 'monsters'; readonly n: number }
  | { readonly is: 'foes'; readonly who: readonly Piece[] };
export function questChance(view: View, quest: string): QuestChance {
  const { map, dragon, goblins, knight } = view;
  const tribes = (counts: (tribe: NonNullable<View['goblins']>['tribes'][number]) => boolean): Piece[] =>
    ALL_PIECES.filter((piece) => {
      if (piece === KNIGHT || piece === DRAGON || piece === THIEF || placeIn(view, piece) < 0) return false;
      return counts(goblins!.tribes[tribeOf(piece)]!);
    });
  const isOnDark = (at: number): boolean => map.spaces.some(({ space, light }) => space === at && light === DARK);
  const players = ALL_PIECES.filter((piece) => (piece === DRAGON || piece === THIEF) && placeIn(view, piece) >= 0);
  if (quest === 'cunning')
    return dragon === null
      ? { is: 'treasures', n: map.spaces.filter(({ treasures }) => treasures > 0).length }
      : { is: 'gems', n: dragon.gems.filter((at) => at >= 0).length };
  if (quest === 'daring') return { is: 'foes', who: [...tribes(({ monsters }) => monsters.length > 0), ...players] };
  if (quest === 'eagleEyed') return { is: 'foes', who: [...tribes(() => true), ...players] };
  if (quest === 'fearless')
    return goblins === null
      ? { is: 'monsters', n: knight?.strength ?? 0 }
      : { is: 'foes', who: tribes(({ at }) => isOnDark(at)) };
  return goblins === null
    ? { is: 'ambushes', n: Math.max(0, (knight?.perception ?? 0) - (knight?.encounters ?? 0)) }
    : { is: 'foes', who: tribes(({ population }) => population >= QUEST.population) };
}
