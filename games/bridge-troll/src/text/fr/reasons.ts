import { num } from '../facts.ts';
import type { Reasons } from '../language.ts';
import { card, colour, lot, name, ou, points, rochers } from './names.ts';

const wrongMoment = (): string => 'Cette carte spéciale ne peut pas s’employer ainsi à ce moment.';
const onlySoMany: Reasons['BID-2'] = (fact) =>
  `Sous votre pont il n’y a que ${lot({ colour: num(fact, 'colour'), boulders: num(fact, 'have') })}.`;

export const reasons: Reasons = {
  'TABLE-1': () => 'La partie est finie.',
  'TABLE-2': (_fact, view) => `C’est à ${ou(view.waiting.map(name))} de jouer.`,
  'TABLE-3': () => 'On demande autre chose pour l’instant.',
  'BID-2': onlySoMany,
  'BID-5': () => 'Votre main contient déjà une mise : reprenez-la d’abord.',
  'JESTER-1': (fact) =>
    fact.special === undefined
      ? 'Pour mêler, il faut des rochers de deux couleurs.'
      : 'Seul un Bouffon en main permet une mise de plusieurs couleurs.',
  'JESTER-2': ({ colour: hue }) =>
    hue === undefined ? 'Une mise mixte a au moins deux couleurs.' : 'Cette couleur est déjà dans votre mise mixte.',
  'SPECIAL-1': (fact) => `Pas dans votre main : ${card(num(fact, 'special'))}.`,
  'SPECIAL-2': wrongMoment,
  'SPECIAL-3': wrongMoment,
  'SPECIAL-4': wrongMoment,
  'SPECIAL-5': wrongMoment,
  'SPECIAL-6': wrongMoment,
  'SPECIAL-7': wrongMoment,
  'SPECIAL-8': wrongMoment,
  'FORTUNE-1': ({ faceDown }) =>
    faceDown ? 'Vous avez déjà vu la carte cachée.' : 'Il n’y a pas de carte cachée à regarder.',
  'MASON-2': (fact) => `La réserve n’a plus de rochers ${colour(num(fact, 'colour'), 2)}.`,
  'MESSENGER-2': (fact) => `Pas captif dans votre Garde-manger : ${card(num(fact, 'royal'))}.`,
  'GARLIC-2': () => 'L’ail n’impressionne aucun bouc.',
  'CLAIM-1': (fact) =>
    fact.traveller === null ? 'Ce voyageur n’est pas là.' : `Plus à prendre : ${card(num(fact, 'traveller'))}.`,
  'CLAIM-2': () => 'On ne passe jamais son tour de prise.',
  'CLAIM-4': () => 'La carte cachée n’est plus là.',
  'ROBBER-6': (fact) => `Il faut ${rochers(num(fact, 'need'))}, et non ${num(fact, 'have')}.`,
  'ROBBER-7': (fact) => `Seule une carte de valeur ${num(fact, 'value')} peut être perdue ici.`,
  'ROBBER-8': onlySoMany,
  'GOAT-1': (fact) =>
    fact.have === undefined
      ? `Le bouc exige ${rochers(num(fact, 'need'))}, tous de couleurs différentes.`
      : `Le bouc exige ${num(fact, 'need')} couleurs différentes ; vous en avez ${num(fact, 'have')}.`,
  'PILE-1': (fact) => `Il n’y a pas de tas sur le pont de ${name(num(fact, 'from'))}.`,
  'DRAW-1': (fact) =>
    `Il y a ${lot({ colour: num(fact, 'colour'), boulders: num(fact, 'have') })}, et il reste ${num(fact, 'left')} à prendre.`,
  'DRAW-2': (fact) =>
    `${name(num(fact, 'rival'))} a ${rochers(num(fact, 'have'))} ; le rival le plus riche en a ${num(fact, 'most')}.`,
  'TRADE-1': (fact) =>
    fact.traveller === null
      ? 'Cette carte n’existe pas.'
      : `Rien d’autre de tel à étaler : ${card(num(fact, 'traveller'))}.`,
  'TRADE-2': () => 'Un troll ouvert doit utiliser une carte du Garde-manger et une des Péages.',
  'TRADE-3'(fact) {
    if (fact.room === undefined) return 'Sans carte de l’autre côté, il faut au moins deux rochers.';
    if (fact.colour === undefined || num(fact, 'room') <= 0)
      return 'Les rochers ne font qu’égaler le côté le plus fort.';
    return `On peut ajouter au plus ${rochers(Math.max(0, Math.min(num(fact, 'room'), num(fact, 'have'))))} de cette couleur.`;
  },
  'TRADE-4': () => 'Seul un troll fermé peut échanger des rochers.',
  'TRADE-7': () => 'Des rochers sont déjà étalés : plus aucune carte ne peut les rejoindre.',
  'TRADE-8': () => 'Cela ne rapporterait rien.',
  'TRADE-10': () => 'Les rochers comptent par paires : ajoutez-en un.',
  'UPGRADE-1': (fact) =>
    fact.bought === true
      ? 'Vous avez déjà acheté une amélioration ce tour-ci.'
      : fact.upgrade === null
        ? 'Toutes les améliorations sont vendues.'
        : `L’amélioration ${num(fact, 'upgrade')} coûte ${points(num(fact, 'upgrade'))} ; vous en avez ${num(fact, 'points')}.`,
  'UPGRADE-3': () => 'Échangez d’abord ce qui est étalé.',
};
