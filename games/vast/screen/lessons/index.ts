import type { Lesson } from '@trollmoot/boardkit/lesson.ts';
import { cave } from './cave.ts';
import { dragon } from './dragon.ts';
import { goblins } from './goblins.ts';
import { knight } from './knight.ts';
import { thief } from './thief.ts';

/** A lesson for each role, in order of play. */
const LESSONS: readonly Lesson[] = [knight, goblins, dragon, cave, thief];
export default LESSONS;
