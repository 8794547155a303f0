import type { Role } from '@trollmoot/vast';
import { type News, roleOf, type View } from './cave/facts.ts';

/** News that concern a fixed role, no matter who acts. All others name their role or concern the one that acted. */
const OF: { readonly [news in News['news']]?: Role } = {
  gritGained: 'knight',
  gritLost: 'knight',
  shielded: 'knight',
  knightHurt: 'knight',
  knightHealed: 'knight',
  knightKilled: 'knight',
  cubeLost: 'knight',
  cubeGained: 'knight',
  eventPlayed: 'knight',
  warDrawn: 'goblins',
  warChosen: 'goblins',
  rage: 'goblins',
  explored: 'goblins',
  emerged: 'goblins',
  overpopulated: 'goblins',
  populationLost: 'goblins',
  scattered: 'goblins',
  tribeHid: 'goblins',
  tribeUncovered: 'goblins',
  monsterLost: 'goblins',
  monstersSentAway: 'goblins',
  secretDiscarded: 'goblins',
  dragonAppeared: 'dragon',
  dragonHurt: 'dragon',
  surfaced: 'dragon',
  woke: 'dragon',
  dozed: 'dragon',
  awakened: 'dragon',
  eaten: 'dragon',
  omensDrawn: 'cave',
  thiefAppeared: 'thief',
  thiefEvaded: 'thief',
  stashed: 'thief',
};

/** The role a piece of news is about, if it may differ from the one that acted. */
function roleIn(news: News): Role | null {
  const befallen = OF[news.news];
  if (befallen !== undefined) return befallen;
  if (news.news === 'thiefKilled') return news.by ?? 'thief';
  if ('role' in news) return news.role;
  return 'piece' in news ? roleOf(news.piece) : null;
}

/** The seat a piece of news is about; null for the seat that acted. */
export function about(news: News, view: View): number | null {
  if ('seat' in news && news.seat >= 0) return news.seat;
  const role = roleIn(news);
  const seat = role === null ? -1 : view.roles.indexOf(role);
  return seat < 0 ? null : seat;
}
