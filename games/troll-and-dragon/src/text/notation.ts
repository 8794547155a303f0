import type { Action } from '../contents.ts';

/** One action as a line of a saved game: the same in every language, different for every option of a position. */
export function write(act: Action): string {
  switch (act.do) {
    case 'keep':
      return `set ${act.face} aside`;
    case 'hold':
      return `hold ${act.face} on die ${act.die + 1}`;
    case 'take':
      return `take ${act.treasure}`;
    case 'snatch':
      return `take ${act.diamonds} from Troll Hand`;
    case 'beats':
      return `at most ${act.most} rolls`;
    case 'nuggets':
      return act.enough === 'never' ? 'no nuggets are enough' : `${act.enough} nuggets are enough`;
    case 'points':
      return act.enough === 'never' ? 'no points are enough' : `${act.enough} points are enough`;
    case 'roll':
      return 'roll white';
    case 'throw':
      return 'roll gold';
    case 'rouse':
      return 'roll red';
    case 'open':
      return 'open the duel';
    case 'leave':
      return 'leave';
  }
}
