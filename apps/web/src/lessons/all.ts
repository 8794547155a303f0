import type { Lesson } from './lesson.ts';

/** The lessons of a game, fetched when somebody wants to learn. */
const LESSONS: { readonly [game: string]: () => Promise<readonly Lesson[]> } = {
  vast: async () => (await import('./vast/index.ts')).LESSONS,
};

export const hasLessons = (game: string): boolean => game in LESSONS;
export const lessonsOf = async (game: string): Promise<readonly Lesson[]> => (await LESSONS[game]?.()) ?? [];
