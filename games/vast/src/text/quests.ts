import type { SidequestName } from '../data/knight.ts';

/** A Sidequest that is not fulfilled is refused by its own clause; each language says so in the words of the card. */
export const ofQuests = (unfulfilled: (name: SidequestName) => string) => ({
  'KNIGHT-QUEST-3': () => unfulfilled('adventurous'),
  'KNIGHT-QUEST-4': () => unfulfilled('bedecked'),
  'KNIGHT-QUEST-5': () => unfulfilled('cunning'),
  'KNIGHT-QUEST-6': () => unfulfilled('daring'),
  'KNIGHT-QUEST-7': () => unfulfilled('eagleEyed'),
  'KNIGHT-QUEST-8': () => unfulfilled('fearless'),
  'KNIGHT-QUEST-9': () => unfulfilled('intrepid'),
  'KNIGHT-QUEST-10': () => unfulfilled('persistent'),
  'KNIGHT-QUEST-11': () => unfulfilled('stalwart'),
  'KNIGHT-QUEST-12': () => unfulfilled('swift'),
});
