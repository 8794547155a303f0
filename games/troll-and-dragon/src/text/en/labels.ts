import type { Action } from '../../contents.ts';
import type { View } from '../../view.ts';
import { freeDice } from '../looking.ts';
import { atRisk, count, dice, FACES, nuggets, points } from './names.ts';

export function label(act: Action, view: View): string {
  switch (act.do) {
    case 'roll':
      return `Roll ${dice(freeDice(view))}`;
    case 'keep':
      return `Set the ${FACES[act.face]} aside`;
    case 'leave':
      return `Leave with ${atRisk(view)}`;
    case 'throw':
      return 'Throw for gold';
    case 'open':
      return 'Open the duel';
    case 'rouse':
      return 'Throw the Dragon dice';
    case 'beats':
      return `At most ${count(act.most, 'beat')}`;
    case 'nuggets':
      return act.enough === 'never' ? 'Never mind the nuggets' : `Leave at ${nuggets(act.enough)}`;
    case 'points':
      if (act.enough === 'never') return 'Stay whatever happens';
      return act.enough === 0 ? 'Leave in any case' : `Leave at ${points(act.enough)}`;
  }
}
