import { groundHabits } from '../../../bot/ground.ts';
import type { Action } from '../../../contents.ts';
import type { State } from '../../../state.ts';
import { population } from '../words/questions/tribes.ts';
import { quarry } from './quarry.ts';
import { ruinOf } from './ruin.ts';
import { ranked } from './war.ts';

// Habits of everything beside mustering and raiding.

/** New tiles near the prey are a way to it. */
export function lairHabits(s: State, options: readonly Action[]): readonly Action[] {
  const prey = quarry(s);
  const ground = groundHabits(s, options, prey);
  if (ground !== null) return ground;
  return ranked(
    options,
    (act) => {
      switch (act.do) {
        case 'bringDown':
          return ruinOf(s, act.space);
        case 'enoughRubble':
          return 0.5;
        case 'useBeetles':
        case 'springTrap':
        case 'gainRage':
          return 1;
        case 'sporeTribe':
          return -population(s, act.tribe);
        case 'stay':
          return 0.5;
        default:
          return 0;
      }
    },
    5,
  );
}
