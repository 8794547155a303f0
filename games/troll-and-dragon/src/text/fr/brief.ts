import { capital, inBrief } from '@trollmoot/kernel';
import type { News } from '../../contents.ts';
import type { People } from '../people.ts';
import { diamonds, HALF, nuggets, PLACE } from './names.ts';

const loot = (gems: number, gold: number): string =>
  [...(gems > 0 ? [diamonds(gems)] : []), ...(gold > 0 ? [nuggets(gold)] : [])].join(', ') || 'rien';

/** « Depuis votre tour » : ce qui s’est passé, sans dire par qui. */
export function brief(news: News, who: People): string | null {
  switch (news.news) {
    case 'began':
    case 'held':
      return null;
    case 'rolled':
      return `Obtient ${news.diamonds === 0 ? 'zéro diamant' : diamonds(news.diamonds)}`;
    case 'kept':
      return `Met ${HALF[news.face]} de côté`;
    case 'trolled':
      return inBrief(`Le Troll prend ${loot(news.diamonds, 0)}`);
    case 'left':
      return news.diamonds + news.nuggets === 0
        ? 'Part les mains vides'
        : inBrief(`Garde ${loot(news.diamonds, news.nuggets)}`, loot(news.diamonds, news.nuggets));
    case 'entered':
      return 'Entre dans la Caverne';
    case 'planned':
      return 'Fait un plan';
    case 'opened':
      return 'Prend les dés rouges';
    case 'threw':
      return `Obtient ${news.nuggets === 0 ? 'zéro pépite' : nuggets(news.nuggets)}`;
    case 'roused':
      return news.faces.includes('dragon') ? null : 'Le Dragon dort toujours';
    case 'stirred':
      return 'Un œil du Dragon s’ouvre';
    case 'woke':
      return who.isYou(news.adventurer) ? 'Dragon éveillé, tout est perdu' : 'Réveille le Dragon !';
    case 'dropped':
      return inBrief(`Le Troll lâche ${diamonds(news.diamonds)}`);
    case 'shared':
      return inBrief(`Prend ${loot(news.diamonds, news.nuggets)}`, loot(news.diamonds, news.nuggets));
    case 'emptied':
      return `${capital(PLACE[news.place])} est vide`;
    case 'ended':
      return 'La partie est finie';
  }
}
