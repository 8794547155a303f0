import type { SidequestName } from '../data/knight.ts';
import { type QuestChance, questChance, questProgress } from '../queries/quests.ts';
import type { View } from '../view.ts';
import type { Fact } from './refused.ts';

/** A Sidequest that is not fulfilled is refused by its own clause; each language says so in the words of the card. */
export function ofQuests(
  counted: (name: SidequestName, progress: { have: number; need: number }) => string,
  atOnce: (name: SidequestName, chance: QuestChance) => string,
) {
  const quest =
    (name: SidequestName) =>
    (_fact: Fact, view: View): string => {
      const progress = view.knight === null ? null : questProgress(view, name);
      return progress === null ? atOnce(name, questChance(view, name)) : counted(name, progress);
    };
  return {
    'KNIGHT-QUEST-3': quest('adventurous'),
    'KNIGHT-QUEST-4': quest('bedecked'),
    'KNIGHT-QUEST-5': quest('cunning'),
    'KNIGHT-QUEST-6': quest('daring'),
    'KNIGHT-QUEST-7': quest('eagleEyed'),
    'KNIGHT-QUEST-8': quest('fearless'),
    'KNIGHT-QUEST-9': quest('intrepid'),
    'KNIGHT-QUEST-10': quest('persistent'),
    'KNIGHT-QUEST-11': quest('stalwart'),
    'KNIGHT-QUEST-12': quest('swift'),
  };
}
