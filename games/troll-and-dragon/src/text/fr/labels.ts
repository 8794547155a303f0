import type { Action } from '../../contents.ts';
import type { View } from '../../view.ts';
import { diceToRoll } from '../looking.ts';
import { diamonds, dice, HALF, leaving, nuggets, ONE, points, rounds } from './names.ts';

export function label(act: Action, view: View): string {
  switch (act.do) {
    case 'roll':
      return `Lancer ${dice(diceToRoll(view))}`;
    case 'keep':
      return `Mettre ${HALF[act.face]} de côté`;
    case 'hold':
      return `Retenir ${ONE[act.face]}`;
    case 'take':
      return act.treasure === 'nugget' ? 'Prendre une pépite' : 'Prendre un diamant';
    case 'snatch':
      return act.diamonds === 0
        ? 'Ne rien prendre dans la Main du Troll'
        : `Prendre ${diamonds(act.diamonds)} dans la Main du Troll`;
    case 'leave':
      return `Partir ${leaving(view)}`;
    case 'throw':
      return 'Lancer pour l’or';
    case 'open':
      return 'Ouvrir le duel';
    case 'rouse':
      return 'Lancer les dés du Dragon';
    case 'beats':
      return `Au plus ${rounds(act.most)}`;
    case 'nuggets':
      return act.enough === 'never' ? 'Pépites sans limite' : `Partir à ${nuggets(act.enough)}`;
    case 'points':
      if (act.enough === 'never') return 'Rester quoi qu’il arrive';
      return act.enough === 0 ? 'Partir dans tous les cas' : `Partir à ${points(act.enough)}`;
  }
}
