import { capital, type Seat } from '@trollmoot/kernel';
import type { Step } from '../../contents.ts';
import { trollChance } from '../../queries.ts';
import type { View } from '../../view.ts';
import { alike, diceToRoll, hasRolled, thrower } from '../looking.ts';
import type { People } from '../people.ts';
import {
  chance,
  DIE,
  Does,
  de,
  dice,
  dragonFaces,
  inCases,
  leaving,
  name,
  points,
  risking,
  treasure,
} from './names.ts';

export function prompt(step: Step, view: View, reader: Seat | null, who: People): string {
  const { adventurer } = view;
  const mine = reader === adventurer;
  const does = (third: string, second: string): string => Does(who, adventurer, third, second);
  const risks = `${capital(name(who, adventurer))} ${risking(view, who.isYou(adventurer))}`;
  const planning = `${does('fait', 'faites')} un plan.`;
  switch (step.step) {
    case 'grotto':
      if (!hasRolled(view))
        return mine ? 'Lancez les quatre dés de la Grotte.' : `${does('va', 'allez')} lancer les dés dans la Grotte.`;
      if (mine) return `Lancez ${dice(diceToRoll(view))}, ou partez ${leaving(view)}.`;
      return `${risks} et peut lancer ${dice(diceToRoll(view))}.`;
    case 'beats':
      return mine ? `Lancez pour l’or, ou partez ${leaving(view)}.` : `${risks} dans la Caverne.`;
    case 'race':
      if (mine) return `Lancez pour l’or tant que vous l’osez, ou partez ${leaving(view)} !`;
      if (reader !== null && reader === view.dragonPlayer)
        return view.opened
          ? 'À vous de lancer : réveillez le Dragon !'
          : `Attendez le premier lancer ${de(who, adventurer)}.`;
      return `${risks} face au Dragon. ${Does(who, thrower(view), 'a', 'avez')} les dés rouges.`;
    case 'planBeats':
      return mine ? 'Votre plan : choisissez combien de lancers au plus, ou partez.' : planning;
    case 'planNuggets':
      return mine ? 'Votre plan : choisissez combien de pépites suffisent.' : planning;
    case 'planPoints': {
      if (!mine) return planning;
      const out = `que ${DIE[step.out]} (${dragonFaces(view.red[step.out]?.dragons ?? 0)}) est encore en jeu`;
      return `Votre plan, quand le premier Dragon est sorti${alike(view) ? '' : ` et ${out}`} : choisissez combien de points suffisent.`;
    }
    case 'share':
      return reader === step.player
        ? `Prenez une pépite ou un diamant. Par terre : ${treasure(view.dropped.diamonds, view.dropped.nuggets) ?? 'rien'}.`
        : `${Does(who, step.player, 'prend', 'prenez')} une pépite ou un diamant.`;
    case 'raid':
      return reader === step.player
        ? `Prenez jusqu’à 3 diamants dans la Main du Troll. Elle en contient ${view.hand}.`
        : `${Does(who, step.player, 'puise', 'puisez')} dans la Main du Troll.`;
    case 'turn':
    case 'shares':
    case 'planned':
    case 'endOfTurn':
      return '';
  }
}

export function left(step: Step, view: View): string {
  const risk = `En jeu : ${points(view.atRisk.points)}`;
  switch (step.step) {
    case 'grotto': {
      if (!hasRolled(view)) return 'Ensuite, relancez ou partez, comme vous voulez.';
      const troll = trollChance(view);
      return [risk, ...(troll === null ? [] : [`risque que le Troll prenne tout : ${inCases(troll)}`])].join(' · ');
    }
    case 'beats':
      return `${risk} · risque de réveil du Dragon : ${chance(view)}`;
    case 'planBeats':
      return `${risk} · les lancers suivent d’eux-mêmes`;
    default:
      return '';
  }
}
