import type { News } from '../contents.ts';
import { TREASURES } from '../data/knight.ts';
import { LIT, type Space } from '../data/places.ts';
import { placeIn } from '../queries/ground.ts';
import type { View } from '../view.ts';

/** News that are never told: the board shows them, or others tell what matters of them. */
const SILENT = [
  'oriented',
  'tokenTaken',
  'cubesPickedUp',
  'populated',
  'monstersDrawn',
  'powerPaid',
  'omenPaid',
  'treasureHanded',
] as const;
export type Silent = (typeof SILENT)[number];

/** Not worth a sentence, as the table now stands. */
export function isQuiet(news: News, view: View): boolean {
  switch (news.news) {
    case 'moved': // a way is told by its end; what became of a piece that is no longer there is told by itself
      return news.how === 'explores' || news.how === 'climb' || placeIn(view, news.piece) !== news.to;
    case 'placed':
      return view.turn !== 'cave';
    case 'tokenPlaced':
      return news.token === 'treasure'
        ? isTreasureRoom(view, news.space)
        : view.turn !== 'cave' || news.token !== 'event';
    case 'gritGained':
      return news.clause === 'KNIGHT-ENCOUNTER-3' || news.clause.startsWith('KNIGHT-QUEST');
    case 'warDrawn':
      return news.cards.length === 1;
    case 'monsterHelped':
      return !HELPERS.includes(news.monster);
    case 'omensDrawn':
      return news.drawn.length === 0;
    case 'secretsDrawn':
      return news.count === 0;
    case 'powersDrawn': // others know how many he draws
      return news.cards === null || news.count === 0;
    case 'powerUsed':
      return TOLD_BY_EFFECT.includes(news.power);
    case 'cubePlaced': // her tracks and what she does with her gear speak for themselves
      return news.on !== 'shield' && !TREASURES.some(({ name }) => name === news.on);
    case 'looted':
      return news.token === 'treasure';
    case 'cardStolen':
    case 'questDrawn':
      return news.card === null;
    default:
      return (SILENT as readonly string[]).includes(news.news);
  }
}
/** Monsters whose help is not told by what it does. */
const HELPERS: readonly string[] = ['blob', 'brightBeetles', 'gnome', 'golem', 'underworm', 'wisp'];
/** Powers that do one thing only, which is told. */
const TOLD_BY_EFFECT: readonly string[] = ['wing', 'slither', 'slap', 'flameWall'];
const isTreasureRoom = (view: View, space: Space): boolean =>
  view.map.spaces.some((there) => there.space === space && there.kind === 'treasureRoom' && there.light === LIT);
