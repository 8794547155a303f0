import type { Refusal } from '@trollmoot/kernel';
import type { Reasons } from '../language.ts';
import { seconds } from '../looking.ts';
import { and, diamonds, name, OF, TO, treasure } from './names.ts';

const half = (fact: Refusal['fact']): string => (fact.face === 'door' ? 'Porte' : 'Clé');

export const reasons: Reasons = {
  'GROTTO-1': () => 'Lancez d’abord les quatre dés ; personne ne part avant le premier lancer.',
  'GROTTO-6': (fact) => `Tous les dés libres (${fact.free}) sont lancés ensemble ; aucun ne peut être retenu.`,
  'GROTTO-9': (fact) =>
    Number(fact.left) === 1
      ? 'Il faut lancer au moins 1 dé.'
      : 'Vous ne pouvez retenir qu’un dé libre, et une seule fois.',
  'KEY-1': (fact) => `Aucun dé libre ne montre une ${half(fact)}.`,
  'KEY-3': (fact) => `Une ${half(fact)} est déjà de côté ; une seconde n’ouvre rien.`,
  'KEY-5': (fact) =>
    `La Caverne demande une Clé et une Porte ; ${fact.key ? 'il manque la Porte' : fact.door ? 'il manque la Clé' : 'il manque les deux'}.`,
  'KEY-7': () => 'C’est le dernier dé libre. Il ne complète pas la paire : le mettre de côté appellerait le Troll.',
  'KEY-8': () => 'La Caverne est vide et reste fermée ; Clé et Porte ne servent plus à rien.',
  'KEY-10': (fact) =>
    fact.face === 'troll' ? 'Un Troll bloque son dé sur place.' : 'Seules une Clé ou une Porte se mettent de côté.',
  'CAVERN-1': () => 'Les dés blancs sont rangés tant que l’aventurier est dans la Caverne.',
  'DRAGON-1': (fact) => `Les dés rouges sont aux autres ; le prochain lancer est ${TO[Number(fact.thrower)]}.`,
  'SHARE-6': (_fact, view) =>
    `Vous ne pouvez pas prendre cela. À partager : ${treasure(view.dropped.diamonds, view.dropped.nuggets)}. Dans la Main du Troll : ${diamonds(view.hand)}.`,
  'RACE-2': (_fact, view) => `Lancer pour l’or et partir ne revient qu’${TO[view.adventurer]}.`,
  'RACE-3': (_fact, view) => `Les dés rouges attendent le premier lancer ${OF[view.adventurer]}.`,
  'RACE-4': () => 'Le duel est déjà ouvert.',
  'PLAN-1': () => 'Répondez à la question du plan ; les lancers suivront d’eux-mêmes.',
  'PLAN-2': () => 'Un plan compte de 1 à 20 manches.',
  'PLAN-3': () => 'Un nombre de pépites de 1 à 20, ou jamais.',
  'PLAN-4': () => 'Un nombre de points de 0 à 20, ou jamais.',
  'PACE-1': (fact) => `Le compte à rebours n’est pas fini : ${seconds(fact.wait, 'fr')} s.`,
  'PACE-2': (fact, view) =>
    `Le premier lancer revient ${TO[view.adventurer]} ; le duel s’ouvre au plus tard dans ${seconds(fact.wait, 'fr')} s.`,
  'PACE-3': (fact) => `Pas si vite : les dés roulent encore ${seconds(fact.wait, 'fr')} s.`,
  'PACE-4': (fact) => `Pas si vite : les dés roulent encore ${seconds(fact.wait, 'fr')} s.`,
  'TURN-3': (_fact, view) => `Ce n’est pas à vous ; la table attend ${and(view.waiting.map(name))}.`,
  'END-7': () => 'La partie est terminée.',
  'TURN-4': () => 'Ce n’est pas la question pour l’instant.',
};
