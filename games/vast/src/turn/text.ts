import { listOf } from '../text/lists.ts';
import type { Narration } from '../text/shapes.ts';
import type { TurnNews } from './contents.ts';

export const turnNarration: Narration<TurnNews> = {
  turnBegan: ({ role, round }) => `Round ${round}: the turn of the ${role}.`,
  won: ({ winners }) => (winners.length === 0 ? 'All are lost.' : `The ${listOf(winners)} wins the game.`),
};
