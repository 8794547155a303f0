import type { News } from './contents.ts';

/** What a thorough test must have seen used: cards, powers, pieces. Here, every heap. */
export const THINGS = ['first heap', 'second heap', 'third heap'] as const;

export const uses = (news: News): readonly string[] => (news.news === 'took' ? [THINGS[news.heap]!] : []);
