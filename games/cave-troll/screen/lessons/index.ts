import type { Lesson } from '@trollmoot/boardkit/lesson.ts';
import { artifacts } from './artifacts.ts';
import { cards } from './cards.ts';
import { firstGame } from './first-game.ts';
import { monsters } from './monsters.ts';
import { moving } from './moving.ts';

/** In the order in which to take them. The last one is a short game. */
const LESSONS: readonly Lesson[] = [moving, monsters, cards, artifacts, firstGame];
export default LESSONS;
