import type { Refusal } from '@trollmoot/kernel';
import type { Reasons } from '../language.ts';
import { seconds } from '../looking.ts';
import { and, de, diamonds, leaving, name, to, treasure } from './names.ts';

const half = (fact: Refusal['fact']): string => (fact.face === 'door' ? 'Porte' : 'Clé');
const other = (fact: Refusal['fact']): string => (fact.face === 'door' ? 'Clé' : 'Porte');

/** What is wrong in this position, then what would work. */
export const reasons: Reasons = {
  'GROTTO-1': () => 'Lancez d’abord. Vous ne pouvez pas partir avant votre premier lancer.',
  'GROTTO-6': (fact) =>
    fact.free === 1
      ? 'Un seul dé est libre. Lancez-le, ou partez.'
      : `Vous lancez ensemble vos dés libres, ${fact.free} en tout. Vous ne pouvez en retenir aucun.`,
  'GROTTO-9': (fact) =>
    Number(fact.left) === 1
      ? 'Il faut lancer au moins 1 dé.'
      : 'Vous ne pouvez retenir qu’un dé libre, et une seule fois.',
  'KEY-1': (fact) => `Aucun dé libre ne montre une ${half(fact)}. Relancez pour en trouver une.`,
  'KEY-3': (fact, view) =>
    `Vous avez déjà mis une ${half(fact)} de côté.${view.key && view.door ? '' : ` Il vous faut maintenant une ${other(fact)}.`}`,
  'KEY-5': (fact) =>
    `Pour entrer dans la Caverne, il faut une Clé et une Porte. Il vous manque ${fact.key ? 'la Porte' : fact.door ? 'la Clé' : 'les deux'}.`,
  'KEY-7': (fact) =>
    `C’est votre dernier dé libre, et sans une ${other(fact)} il appellerait le Troll. Lancez-le, ou partez.`,
  'KEY-8': () => 'La Caverne est vide : Clé et Porte ne servent plus à rien. Relancez, ou partez.',
  'KEY-10': (fact, view) =>
    fact.face === 'troll'
      ? 'Un Troll bloque ce dé jusqu’à la fin de votre tour. Lancez les autres, ou partez.'
      : `Un diamant ne se met pas de côté. Il est déjà compté : ${diamonds(view.atRisk.diamonds)} en jeu.`,
  'CAVERN-1': (_fact, view) =>
    `Dans la Caverne, les dés blancs ne servent pas. Lancez pour l’or, ou partez ${leaving(view)}.`,
  'DRAGON-1': (fact, _view, who) =>
    `Les dés rouges sont aux autres. Le prochain lancer revient ${to(who, Number(fact.thrower))}.`,
  'SHARE-6': (_fact, view) =>
    `Vous ne pouvez pas prendre cela. À partager : ${treasure(view.dropped.diamonds, view.dropped.nuggets) ?? 'rien'}. Dans la Main du Troll : ${diamonds(view.hand)}.`,
  'RACE-2': (_fact, view, who) =>
    `C’est ${to(who, view.adventurer)} de lancer pour l’or ou de partir. Vous lancez les dés rouges.`,
  'RACE-3': (_fact, view, who) => `Les dés rouges attendent le premier lancer ${de(who, view.adventurer)}.`,
  'RACE-4': () => 'Le duel est déjà ouvert. Lancez les dés rouges.',
  'PLAN-1': ({ prompt }) => `Terminez d’abord votre plan. Les lancers suivront d’eux-mêmes. ${prompt}`,
  'PLAN-2': () => 'Choisissez de 1 à 20 lancers.',
  'PLAN-3': () => 'Choisissez de 1 à 20 pépites, ou aucune limite.',
  'PLAN-4': () => 'Choisissez de 0 à 20 points, ou aucune limite.',
  'PACE-1': (fact) => `Le compte à rebours n’est pas fini : ${seconds(fact.wait, 'fr')} s.`,
  'PACE-2': (fact, view, who) =>
    `Le premier lancer revient ${to(who, view.adventurer)}. Le duel s’ouvre au plus tard dans ${seconds(fact.wait, 'fr')} s.`,
  'PACE-3': (fact) => `Pas si vite : les dés d’or roulent encore ${seconds(fact.wait, 'fr')} s.`,
  'PACE-4': (fact) => `Pas si vite : les dés rouges roulent encore ${seconds(fact.wait, 'fr')} s.`,
  'TURN-3': (_fact, view, who) => `Pas encore : la table attend ${and(view.waiting.map((seat) => name(who, seat)))}.`,
  'END-7': () => 'La partie est terminée.',
  'TURN-4': ({ prompt }) => `Ce n’est pas possible maintenant. ${prompt}`,
};
