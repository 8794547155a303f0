import type { Clause } from './clauses.ts';
import type { Doom, News } from './contents.ts';
import { ARTIFACT_GOLD } from './data/artifacts.ts';
import { CARDS } from './data/cards.ts';

const ABILITIES = [
  'thief slips',
  'orc slays',
  'knight slays',
  'wraith pushes',
  'cave troll crushes',
  'paladin banishes',
  'assassin kills',
  'giant slayer fells',
  'giant slayer finds gold',
  'grunt routs',
  'banshee lures',
  'rampaging troll pushes',
  'rampaging troll crushes',
  'berserker shares',
  'cloak fades',
] as const;

/** Everything a thorough test must have seen in use. */
export const THINGS: readonly string[] = [
  ...CARDS.map((card) => `card ${card}`),
  ...Object.keys(ARTIFACT_GOLD).map((artifact) => `artifact ${artifact}`),
  ...ABILITIES,
];

export function uses(news: News): readonly string[] {
  switch (news.news) {
    case 'played':
      return [`card ${news.card}`];
    case 'playedArtifact':
      return [`artifact ${news.artifact}`];
    case 'slipped':
      return ['thief slips'];
    case 'banished':
      return ['paladin banishes'];
    case 'pulled':
      return ['banshee lures'];
    case 'pushed':
      return [news.cause === 'wraith' ? 'wraith pushes' : 'rampaging troll pushes'];
    case 'removed':
      return REMOVALS[news.cause];
    case 'uncloaked':
      return ['cloak fades'];
    case 'gained':
      return news.clause === 'SLAYER-1' ? ['giant slayer finds gold'] : [];
    case 'scored':
      return news.clause === 'BERSERKER-2' ? ['berserker shares'] : [];
    default:
      return [];
  }
}

const REMOVALS: { readonly [cause in Doom]: readonly string[] } = {
  knight: ['knight slays'],
  orc: ['orc slays'],
  caveTroll: ['cave troll crushes'],
  assassin: ['assassin kills'],
  giantSlayer: ['giant slayer fells'],
  grunt: ['grunt routs'],
  rampagingTroll: ['rampaging troll crushes'],
  sword: ['artifact sword'],
  cloak: ['cloak fades'],
};

/** What no play can reach, and why. */
export const BEYOND_PLAY: { readonly [name in Clause]?: string } = {
  'ASSASSIN-3': 'the wish to kill an Assassin or a monster other than a Grunt, which no player is ever offered',
};
