import type { Lesson } from '../lesson.ts';
import { cave } from './cave.ts';
import { dragon } from './dragon.ts';
import { goblins } from './goblins.ts';
import { knight } from './knight.ts';
import { thief } from './thief.ts';

/** A lesson for each role, in order of play. */
export const LESSONS: readonly Lesson[] = [knight, goblins, dragon, cave, thief];
