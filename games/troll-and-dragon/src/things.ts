import type { Clause } from './clauses.ts';
import type { News } from './contents.ts';

/** What a thorough test must have seen: every face of every die, and every way treasure changes hands. */
export const THINGS = [
  'diamond',
  'key',
  'door',
  'troll',
  'blank gold',
  'one nugget',
  'two nuggets',
  'Dragon on die A',
  'Dragon on die B',
  'two Dragons at once',
  'Troll Hand filled',
  'Troll Hand dropped',
  'Grotto emptied',
  'Cavern emptied',
  'left empty-handed',
] as const;
type Thing = (typeof THINGS)[number];

const TOO_EARLY = 'only the referee refuses this, in a race on a clock';

/** What no play can reach, and why. */
export const BEYOND_PLAY: { readonly [name in Clause]?: string } = {
  'KEY-10': 'the wish to set a diamond or a Troll aside, which no player is ever offered',
  'PACE-1': TOO_EARLY,
  'PACE-2': TOO_EARLY,
  'PACE-3': TOO_EARLY,
  'PACE-4': TOO_EARLY,
};

const GOLD: readonly Thing[] = ['blank gold', 'one nugget', 'two nuggets'];

export function uses(news: News): readonly Thing[] {
  switch (news.news) {
    case 'rolled':
      return news.faces.filter((face) => face !== null);
    case 'threw':
      return news.faces.map((face) => GOLD[face]!);
    case 'stirred':
      return [news.die === 0 ? 'Dragon on die A' : 'Dragon on die B'];
    case 'roused':
      return news.faces.every((face) => face === 'dragon') ? ['two Dragons at once'] : [];
    case 'trolled':
      return news.diamonds > 0 ? ['Troll Hand filled'] : [];
    case 'dropped':
      return ['Troll Hand dropped'];
    case 'emptied':
      return [news.place === 'grotto' ? 'Grotto emptied' : 'Cavern emptied'];
    case 'left':
      return news.diamonds + news.nuggets === 0 ? ['left empty-handed'] : [];
    default:
      return [];
  }
}
