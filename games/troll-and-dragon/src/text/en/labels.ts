import type { Action } from '../../contents.ts';
import type { View } from '../../view.ts';
import { diceToRoll } from '../looking.ts';
import { atRisk, diamonds, dice, FACES, nuggets, points, rolls } from './names.ts';

export function label(act: Action, view: View): string {
  switch (act.do) {
    case 'roll':
      return `Roll ${dice(diceToRoll(view))}`;
    case 'keep':
      return `Set the ${FACES[act.face]} aside`;
    case 'hold':
      return `Hold back the ${FACES[act.face]}`;
    case 'take':
      return act.treasure === 'nugget' ? 'Take a nugget' : 'Take a diamond';
    case 'snatch':
      return act.diamonds === 0
        ? 'Take nothing from the Troll Hand'
        : `Take ${diamonds(act.diamonds)} from the Troll Hand`;
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
