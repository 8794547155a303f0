import { capital, inBrief } from '@trollmoot/kernel';
import type { News } from '../../contents.ts';
import type { People } from '../people.ts';
import { diamonds, FACES, nuggets, PLACE } from './names.ts';

const loot = (gems: number, gold: number): string =>
  [...(gems > 0 ? [diamonds(gems)] : []), ...(gold > 0 ? [nuggets(gold)] : [])].join(', ') || 'nothing';

/** 'Since your turn': what happened, without who did it. */
export function brief(news: News, who: People): string | null {
  switch (news.news) {
    case 'began':
    case 'held':
      return null;
    case 'rolled':
      return `Rolls ${news.diamonds === 0 ? 'no diamonds' : diamonds(news.diamonds)}`;
    case 'kept':
      return `Sets the ${FACES[news.face]} aside`;
    case 'trolled':
      return inBrief(`Loses ${loot(news.diamonds, 0)} to the Troll`, `The Troll takes ${news.diamonds}`);
    case 'left':
      return news.diamonds + news.nuggets === 0
        ? 'Leaves with nothing'
        : inBrief(`Keeps ${loot(news.diamonds, news.nuggets)}`);
    case 'entered':
      return 'Enters the Cavern';
    case 'planned':
      return 'Makes a plan for the Cavern';
    case 'opened':
      return 'Takes the red dice';
    case 'threw':
      return `Rolls ${news.nuggets === 0 ? 'no gold' : nuggets(news.nuggets)}`;
    case 'roused':
      return news.faces.includes('dragon') ? null : 'The Dragon sleeps on';
    case 'stirred':
      return 'One eye of the Dragon opens';
    case 'woke':
      return who.isYou(news.adventurer) ? 'Wakes the Dragon! You lose all' : 'Wakes the Dragon!';
    case 'dropped':
      return inBrief(`The Troll drops ${diamonds(news.diamonds)}`);
    case 'shared':
      return inBrief(`Takes ${loot(news.diamonds, news.nuggets)}`);
    case 'emptied':
      return `${capital(PLACE[news.place])} is empty`;
    case 'ended':
      return 'The game is over';
  }
}
