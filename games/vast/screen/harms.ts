import { type News, roleOf, type View } from './cave/facts.ts';

type Role = View['turn'];

/** Whom these news hurt. */
const HURTS: { readonly [news in News['news']]?: Role } = {
  gritLost: 'knight',
  knightHurt: 'knight',
  knightKilled: 'knight',
  cubeLost: 'knight',
  treasureLost: 'knight',
  cardStolen: 'knight',
  populationLost: 'goblins',
  scattered: 'goblins',
  monsterLost: 'goblins',
  secretDiscarded: 'goblins',
  tribeAttacked: 'goblins',
  dragonHurt: 'dragon',
  dragonAttacked: 'dragon',
  powersDiscarded: 'dragon',
  dozed: 'dragon',
  gemTaken: 'dragon',
  gemReturned: 'dragon',
  hoardReturned: 'dragon',
  omenDiscarded: 'cave',
  thiefKilled: 'thief',
  thiefAttacked: 'thief',
  upgradeLost: 'thief',
};

/** Is this bad news for the reader? */
export function harms(news: News, before: View, reader: number): boolean {
  const role = before.roles[reader];
  if (news.news === 'burnt' || news.news === 'spored') return news.role === role;
  if (news.news === 'hexed' || news.news === 'assaulted') return news.target === role;
  if (news.news === 'backstabbed' || news.news === 'pickpocketed') return roleOf(news.victim) === role;
  if (news.news === 'ambushed') return news.tribe !== null && role === 'knight';
  if (news.news === 'looted') return role === 'dragon' && news.token !== 'treasure';
  return HURTS[news.news] === role;
}
