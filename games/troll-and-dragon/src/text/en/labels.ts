import type { Action } from '../../contents.ts';
import type { View } from '../../view.ts';
import { freeDice } from '../looking.ts';
import { atRisk, dice, FACES, nuggets, points, rolls } from './names.ts';

export function label(act: Action, view: View): string {
  switch (act.do) {
    case 'roll':
      return `Roll ${dice(freeDice(view))}`;
    case 'keep':
      return `Set the ${FACES[act.face]} aside`;
    case 'leave':
      return `Leave with ${atRisk(view)}`;
    case 'throw':
      return 'Roll for gold';
    case 'open':
      return 'Open the duel';
    case 'rouse':
      return 'Roll the Dragon dice';
    case 'beats':
      return `At most ${rolls(act.most)}`;
    case 'nuggets':
      return act.enough === 'never' ? 'No limit on nuggets' : `Leave at ${nuggets(act.enough)}`;
    case 'points':
      if (act.enough === 'never') return 'Stay no matter what';
      return act.enough === 0 ? 'Always leave' : `Leave at ${points(act.enough)}`;
  }
}
