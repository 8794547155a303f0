import { capital } from '@trollmoot/kernel';
import type { Action } from '../../contents.ts';
import type { View } from '../../view.ts';
import { diceToRoll } from '../looking.ts';
import { dice, HALF, leaving, nuggets, ONE, pointsDative, rounds, treasure } from './names.ts';

export function label(act: Action, view: View): string {
  switch (act.do) {
    case 'roll':
      return `${capital(dice(diceToRoll(view)))} werfen`;
    case 'keep':
      return `${capital(HALF[act.face])} beiseitelegen`;
    case 'hold':
      return `${capital(ONE[act.face])} zurückhalten`;
    case 'take':
      return act.treasure === 'nugget' ? 'Einen Goldklumpen nehmen' : 'Einen Diamanten nehmen';
    case 'snatch':
      return act.diamonds === 0
        ? 'Nichts aus der Trollhand nehmen'
        : `${treasure(act.diamonds, 0)} aus der Trollhand nehmen`;
    case 'leave':
      return `${capital(leaving(view))} gehen`;
    case 'throw':
      return 'Nach Gold würfeln';
    case 'open':
      return 'Das Duell eröffnen';
    case 'rouse':
      return 'Die Drachenwürfel werfen';
    case 'beats':
      return `Höchstens ${rounds(act.most)}`;
    case 'nuggets':
      return act.enough === 'never' ? 'Kein Limit für Goldklumpen' : `Bei ${nuggets(act.enough)} gehen`;
    case 'points':
      if (act.enough === 'never') return 'Bleiben, was auch geschieht';
      return act.enough === 0 ? 'In jedem Fall gehen' : `Bei ${pointsDative(act.enough)} gehen`;
  }
}
