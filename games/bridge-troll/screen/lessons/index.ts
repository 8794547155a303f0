import type { Lesson } from '@trollmoot/boardkit/lesson.ts';
import { bidding } from './bidding.ts';
import { claiming } from './claiming.ts';
import { firstGame } from './first-game.ts';
import { robbers } from './robbers.ts';
import { sides } from './sides.ts';
import { trading } from './trading.ts';

/** In the order in which to take them. The last one is a short game. */
const LESSONS: readonly Lesson[] = [bidding, claiming, sides, robbers, trading, firstGame];
export default LESSONS;
