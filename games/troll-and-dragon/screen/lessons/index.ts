import type { Lesson } from '@trollmoot/boardkit/lesson.ts';
import { cavern } from './cavern.ts';
import { duel } from './duel.ts';
import { firstGame } from './first-game.ts';
import { grotto } from './grotto.ts';
import { keys } from './keys.ts';

/** In the order in which to take them. The last one is a short game. */
const LESSONS: readonly Lesson[] = [grotto, keys, cavern, duel, firstGame];
export default LESSONS;
