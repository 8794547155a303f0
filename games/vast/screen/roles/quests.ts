import { QUEST, type SidequestName, type View } from '@trollmoot/vast';

/** The progress of a Sidequest that counts something; null for those completed in one go. */
export function questProgress(view: View, quest: SidequestName): { have: number; need: number } | null {
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
