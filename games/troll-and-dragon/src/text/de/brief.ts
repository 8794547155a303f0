import { capital, inBrief } from '@trollmoot/kernel';
import type { News } from '../../contents.ts';
import type { People } from '../people.ts';
import { HALF, listed, PLACE, treasure } from './names.ts';

/** 'Seit deinem Zug': was geschah, ohne wer es tat. */
export function brief(news: News, who: People): string | null {
  switch (news.news) {
    case 'began':
    case 'held':
      return null;
    case 'rolled':
      return `Wirft ${news.diamonds === 0 ? 'keine Diamanten' : treasure(news.diamonds, 0)}`;
    case 'kept':
      return `Legt ${HALF[news.face]} beiseite`;
    case 'trolled':
      return inBrief(`An den Troll: ${listed(news.diamonds, 0)}`);
    case 'left':
      return news.diamonds + news.nuggets === 0
        ? 'Geht mit leeren Händen'
        : inBrief(`Sichert ${treasure(news.diamonds, news.nuggets)}`, listed(news.diamonds, news.nuggets));
    case 'entered':
      return 'Betritt die Höhle';
    case 'planned':
      return 'Macht einen Plan';
    case 'opened':
      return 'Nimmt die roten Würfel';
    case 'threw':
      return `Wirft ${news.nuggets === 0 ? 'kein Gold' : treasure(0, news.nuggets)}`;
    case 'roused':
      return news.faces.includes('dragon') ? null : 'Der Drache schläft weiter';
    case 'stirred':
      return 'Ein Drachenauge öffnet sich';
    case 'woke':
      return who.isYou(news.adventurer) ? 'Drache wach: alles verloren!' : 'Weckt den Drachen!';
    case 'dropped':
      return inBrief(`Der Troll verliert ${treasure(news.diamonds, 0)}`, `Der Troll verliert ${news.diamonds}`);
    case 'shared':
      return inBrief(`Nimmt ${treasure(news.diamonds, news.nuggets)}`, listed(news.diamonds, news.nuggets));
    case 'emptied':
      return `${capital(PLACE[news.place])} ist leer`;
    case 'ended':
      return 'Das Spiel ist aus';
  }
}
