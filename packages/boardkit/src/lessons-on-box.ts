import type { Box } from '@trollmoot/kernel';
import type { Lesson } from './lesson.ts';

const PER_LECTURE = 20; // seconds to read it and do what it says

/** What a box should say of these lessons. Those with a coach are short games, as long as the learner likes. */
export function lessonsOnBox(lessons: readonly Lesson[]): NonNullable<Box['lessons']> {
  const taught = lessons.filter(({ coach }) => coach === undefined);
  const lectures = taught.flatMap(({ scenes }) => scenes).flatMap((scene) => scene.lectures).length;
  const minutes = Math.round((lectures * PER_LECTURE) / 60 / taught.length);
  return { count: lessons.length, minutes, first: lessons[0]!.name };
}
