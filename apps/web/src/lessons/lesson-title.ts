import type { Lesson } from '@trollmoot/boardkit/lesson.ts';
import { prefs } from '../prefs.svelte.ts';
import { calledIn } from '../words/index.svelte.ts';

/** What a lesson is called: its own title, or the role it teaches. */
export const titleOfLesson = (game: string, { title, name }: Lesson): string =>
  title?.[prefs.language] ?? calledIn(game, name);
