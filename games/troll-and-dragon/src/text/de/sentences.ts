import { capital } from '@trollmoot/kernel';
import type { News, Plan } from '../../contents.ts';
import type { Enough } from '../../data/plan.ts';
import type { View } from '../../view.ts';
import { alike, showing } from '../looking.ts';
import type { People } from '../people.ts';
import {
  Does,
  dem,
  does as doing,
  HALF,
  nuggets,
  ONE,
  PLACE,
  pointsDative,
  roll,
  roundsDative,
  treasure,
  withTreasure,
} from './names.ts';

export function narrate(news: News, view: View, who: People): string | null {
  const does = (third: string, second: string): string =>
    'player' in news ? Does(who, news.player, third, second) : '';
  switch (news.news) {
    case 'began':
      return `${does('betritt', 'betrittst')} die Grotte.`;
    case 'rolled': {
      const short = news.diamonds < showing(news.faces, 'diamond');
      const find = who.isYou(news.player) ? 'findest' : 'findet';
      return `${does('wirft', 'wirfst')} ${roll(news.faces)}${short ? `, ${find} aber ${treasure(news.diamonds, 0)}` : ''}.`;
    }
    case 'held':
      return `${does('hält', 'hältst')} ${ONE[news.face]} zurück.`;
    case 'kept':
      return `${does('legt', 'legst')} ${HALF[news.face]} beiseite.`;
    case 'trolled':
      return `Alle Würfel sind blockiert: Der Troll nimmt ${dem(who, news.player)} ${treasure(news.diamonds, 0)} ab.`;
    case 'left':
      return `${does('verlässt', 'verlässt')} ${PLACE[news.place]} ${withTreasure(news.diamonds, news.nuggets)}.`;
    case 'entered':
      return who.isYou(news.player)
        ? 'Du schließt die Tür auf und betrittst die Höhle.'
        : `${does('schließt', '')} die Tür auf und betritt die Höhle.`;
    case 'planned':
      return `${does('plant', 'planst')}: ${plan(news.plan, view)}.`;
    case 'opened':
      return `Die Drachenspieler warten nicht länger: ${capital(doing(who, news.player, 'nimmt', 'nimmst'))} die roten Würfel.`;
    case 'threw':
      return `${does('würfelt', 'würfelst')} nach Gold: ${treasure(0, news.nuggets)}.`;
    case 'roused':
      return news.faces.includes('dragon')
        ? null
        : `${does('wirft', 'wirfst')} die roten Würfel: Der Drache schläft weiter.`;
    case 'stirred':
      return `${does('wirft', 'wirfst')} einen Drachen! Ein Auge öffnet sich.`;
    case 'woke':
      return `${does('weckt', 'weckst')} den Drachen! ${Does(who, news.adventurer, 'verliert', 'verlierst')} ${treasure(news.diamonds, news.nuggets)}.`;
    case 'dropped':
      return `Der Troll lässt ${treasure(news.diamonds, 0)} fallen.`;
    case 'shared':
      return `${does('nimmt', 'nimmst')} ${treasure(news.diamonds, news.nuggets)}.`;
    case 'emptied':
      return `${capital(PLACE[news.place])} ist leer.`;
    case 'ended':
      return 'Das Spiel ist aus.';
  }
}

/** 'nach 5 Würfen oder bei 6 Goldklumpen gehen. Nach dem ersten Drachen: bei 9 Punkten gehen' */
function plan({ beats, nuggets: gold, points: risk }: Plan, view: View): string {
  const then = (enough: Enough): string =>
    enough === 'never' ? 'bleiben' : enough === 0 ? 'sofort gehen' : `bei ${pointsDative(enough)} gehen`;
  const dragon = alike(view)
    ? then(risk[0])
    : `${then(risk[0])}, wenn Würfel A im Spiel ist, und ${then(risk[1])}, wenn Würfel B im Spiel ist`;
  const found = gold === 'never' ? '' : ` oder bei ${nuggets(gold)}`;
  return `nach ${roundsDative(beats)}${found} gehen. Nach dem ersten Drachen: ${dragon}`;
}
