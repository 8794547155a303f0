import { capital } from '@trollmoot/kernel';
import type { Action } from '../../contents.ts';
import type { View } from '../../view.ts';
import { freeDice } from '../looking.ts';
import { dice, HALF, leaving, nuggets, pointsDative, rounds } from './names.ts';

export function label(act: Action, view: View): string {
  switch (act.do) {
    case 'roll':
      return `${capital(dice(freeDice(view)))} werfen`;
    case 'keep':
      return `${capital(HALF[act.face])} beiseitelegen`;
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
      return act.enough === 'never' ? 'Gold ist nie genug' : `Bei ${nuggets(act.enough)} gehen`;
    case 'points':
      if (act.enough === 'never') return 'Bleiben, was auch geschieht';
      return act.enough === 0 ? 'In jedem Fall gehen' : `Bei ${pointsDative(act.enough)} gehen`;
  }
}
