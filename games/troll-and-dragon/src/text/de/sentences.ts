import { capital } from '@trollmoot/kernel';
import type { News, Plan } from '../../contents.ts';
import type { Enough } from '../../data/plan.ts';
import type { View } from '../../view.ts';
import { alike, showing } from '../looking.ts';
import { DATIVE, HALF, name, nuggets, ONE, PLACE, points, roll, rounds, treasure, withTreasure } from './names.ts';

export function narrate(news: News, view: View): string | null {
  const who = 'player' in news ? capital(name(news.player)) : '';
  switch (news.news) {
    case 'began':
      return `${who} betritt die Grotte.`;
    case 'rolled': {
      const short = news.diamonds < showing(news.faces, 'diamond');
      return `${who} wirft ${roll(news.faces)}${short ? `, findet aber ${treasure(news.diamonds, 0)}` : ''}.`;
    }
    case 'held':
      return `${who} hält ${ONE[news.face]} zurück.`;
    case 'kept':
      return `${who} legt ${HALF[news.face]} beiseite.`;
    case 'trolled':
      return `Alle Würfel sind blockiert: Der Troll nimmt ${DATIVE[news.player]} ${treasure(news.diamonds, 0)} ab.`;
    case 'left':
      return `${who} verlässt ${PLACE[news.place]} ${withTreasure(news.diamonds, news.nuggets)}.`;
    case 'entered':
      return `${who} schließt die Tür auf und betritt die Höhle.`;
    case 'planned':
      return `${who} hat einen Plan: ${plan(news.plan, view)}.`;
    case 'opened':
      return `Die Drachenspieler warten nicht länger: ${capital(name(news.player))} nimmt die roten Würfel.`;
    case 'threw':
      return `${who} würfelt nach Gold: ${treasure(0, news.nuggets)}.`;
    case 'roused':
      return news.faces.includes('dragon') ? null : `${who} wirft die roten Würfel: Der Drache schläft weiter.`;
    case 'stirred':
      return `${who} wirft einen Drachen! Ein Auge öffnet sich.`;
    case 'woke':
      return `${who} weckt den Drachen! ${capital(name(news.adventurer))} verliert ${treasure(news.diamonds, news.nuggets)}.`;
    case 'dropped':
      return `Der Troll lässt ${treasure(news.diamonds, 0)} fallen.`;
    case 'shared':
      return `${who} nimmt ${treasure(news.diamonds, news.nuggets)}.`;
    case 'emptied':
      return `${capital(PLACE[news.place])} ist leer.`;
    case 'ended':
      return 'Das Spiel ist aus.';
  }
}

function plan({ beats, nuggets: gold, points: risk }: Plan, view: View): string {
  const at = (enough: Enough, unit: (n: number) => string): string => (enough === 'never' ? 'nie' : unit(enough));
  const dragon = alike(view)
    ? at(risk[0], points)
    : `${at(risk[0], points)} (Würfel A im Spiel), ${at(risk[1], points)} (Würfel B im Spiel)`;
  return `höchstens ${rounds(beats)}; genug: ${at(gold, nuggets)}; genug nach dem ersten Drachen: ${dragon}`;
}
