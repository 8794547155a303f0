import { capital, type Seat } from '@trollmoot/kernel';
import type { Step } from '../../contents.ts';
import type { View } from '../../view.ts';
import { alike, diceToRoll, hasRolled, thrower } from '../looking.ts';
import { chance, DIE, dice, dragonFaces, leaving, name, OF, risking, treasure } from './names.ts';

export function prompt(step: Step, view: View, reader: Seat | null): string {
  const mine = reader === view.adventurer;
  const who = capital(name(view.adventurer));
  switch (step.step) {
    case 'grotto':
      if (!hasRolled(view))
        return mine ? 'À vous : lancez les quatre dés de la Grotte.' : `${who} va lancer les dés dans la Grotte.`;
      return mine
        ? `Lancer ${dice(diceToRoll(view))}, ou partir ${leaving(view)} ?`
        : `${who} ${risking(view)} et peut lancer ${dice(diceToRoll(view))} : continuer ou partir ?`;
    case 'beats':
      return mine
        ? `Lancer pour l’or, ou partir ${leaving(view)} ? Le prochain lancer réveille le Dragon avec ${chance(view)}.`
        : `${who} est dans la Caverne et ${risking(view)} : lancer ou partir ?`;
    case 'race':
      if (mine) return `Lancez pour l’or autant que vous l’osez, ou partez ${leaving(view)} !`;
      if (reader !== null && reader === view.dragonPlayer)
        return view.opened
          ? 'À vous de lancer : réveillez le Dragon !'
          : `Attendez le premier lancer ${OF[view.adventurer]}.`;
      return `${who} ${risking(view)} face au Dragon ; ${name(thrower(view))} a les dés rouges.`;
    case 'planBeats':
      return mine
        ? `Vous entrez dans la Caverne ${leaving(view)}. Combien de manches au plus ?`
        : `${who} fait un plan.`;
    case 'planNuggets':
      return mine ? 'Avec combien de pépites partez-vous ?' : `${who} fait un plan.`;
    case 'planPoints': {
      if (!mine) return `${who} fait un plan.`;
      const out = `que ${DIE[step.out]} (${dragonFaces(view.red[step.out]?.dragons ?? 0)}) est encore en jeu`;
      return `Quand le premier Dragon est sorti${alike(view) ? '' : ` et ${out}`} : avec combien de points en danger partez-vous ?`;
    }
    case 'share':
      return reader === step.player
        ? `Prenez une pépite ou un diamant. Par terre : ${treasure(view.dropped.diamonds, view.dropped.nuggets)}.`
        : `${capital(name(step.player))} prend une pépite ou un diamant.`;
    case 'raid':
      return reader === step.player
        ? `Prenez jusqu’à 3 diamants dans la Main du Troll. Elle en tient ${view.hand}.`
        : `${capital(name(step.player))} plonge dans la Main du Troll.`;
    case 'turn':
    case 'shares':
    case 'planned':
    case 'endOfTurn':
      return '';
  }
}
