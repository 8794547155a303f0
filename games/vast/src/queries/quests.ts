import { QUEST } from '../data/knight.ts';
import type { View } from '../view.ts';

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
