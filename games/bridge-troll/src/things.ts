import type { News } from './contents.ts';
import { TRAVELLERS, WEATHERS } from './data/printed.ts';
import {
  FORTUNE_TELLER,
  GARLIC_MERCHANT,
  JESTER,
  ROYAL_MESSENGER,
  STONEMASON,
  type Traveller,
} from './data/travellers.ts';

const idOf = (traveller: Traveller): string => TRAVELLERS[traveller]!.id;

/** Every traveller claimed, every special used, every weather. */
export const THINGS: readonly string[] = [
  ...TRAVELLERS.map(({ id }) => id),
  ...[FORTUNE_TELLER, GARLIC_MERCHANT, JESTER, STONEMASON, ROYAL_MESSENGER].map((special) => `use of ${idOf(special)}`),
  ...WEATHERS,
];

export function uses(news: News): readonly string[] {
  switch (news.news) {
    case 'rolled':
      return [news.weather];
    case 'claimed':
      return [idOf(news.traveller)];
    case 'peeked':
      return [`use of ${idOf(FORTUNE_TELLER)}`];
    case 'garlicked':
      return [`use of ${idOf(GARLIC_MERCHANT)}`];
    case 'jesterShown':
      return [`use of ${idOf(JESTER)}`];
    case 'quarried':
      return [`use of ${idOf(STONEMASON)}`];
    case 'ransomed':
      return [`use of ${idOf(ROYAL_MESSENGER)}`];
    default:
      return [];
  }
}
