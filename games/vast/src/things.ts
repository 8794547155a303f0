import type { News } from './contents.ts';

export const uses = (news: News): readonly string[] =>
  'thing' in news && typeof news.thing === 'string' ? [news.thing] : [];
