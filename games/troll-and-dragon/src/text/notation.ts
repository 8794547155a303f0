import type { Action } from '../contents.ts';

/** One action as a line of a saved game: the same in every language, different for every option of a position. */
export function write(act: Action): string {
  switch (act.do) {
    case 'keep':
      return `keep ${act.face}`;
    case 'beats':
      return `at most ${act.most} beats`;
    case 'nuggets':
      return act.enough === 'never' ? 'no nuggets are enough' : `${act.enough} nuggets are enough`;
    case 'points':
      return act.enough === 'never' ? 'no points are enough' : `${act.enough} points are enough`;
    case 'roll':
    case 'leave':
    case 'throw':
    case 'open':
    case 'rouse':
      return act.do;
  }
}
