import { num, powerIn } from '../facts.ts';
import type { Reasons } from '../language.ts';
import { worksOf } from './explaining.ts';
import { after, card, colour, Does, le, lot, of, ou, player, points, rochers } from './names.ts';

const wrongMoment: Reasons['SPECIAL-2'] = (fact) => {
  const special = powerIn(fact);
  return special === null
    ? 'Vous ne pouvez pas manger de spécial maintenant. C’est possible avant une mise ou une prise, et au décompte.'
    : `Vous ne pouvez pas utiliser ${le(special)} maintenant. ${worksOf(special)}`;
};
const onlySoMany: Reasons['BID-2'] = (fact) =>
  `Sous votre pont il n’y a que ${lot({ colour: num(fact, 'colour'), boulders: num(fact, 'have') })}.`;

export const reasons: Reasons = {
  'TABLE-1': () => 'La partie est finie.',
  'TABLE-2': (_fact, view, who) => `On attend ${ou(view.waiting.map((seat) => player(who, seat)))}.`,
  'TABLE-3': ({ prompt }) => `D’abord ceci : « ${prompt} »`,
  'BID-2': onlySoMany,
  'BID-5': () => 'Votre main contient déjà une mise : reprenez-la d’abord.',
  'JESTER-1': (fact) =>
    fact.special === undefined
      ? 'Vous n’avez des rochers que d’une couleur : rien à mêler. Misez cette couleur.'
      : 'Vous n’avez pas de Bouffon en main. Misez des rochers d’une seule couleur.',
  'JESTER-2': ({ colour: hue }) =>
    hue === undefined
      ? 'Une mise mixte demande une deuxième couleur. Ajoutez-en une, ou reprenez la mise.'
      : 'Cette couleur est déjà dans votre mise. Ajoutez-en une autre, ou fermez votre mise.',
  'SPECIAL-1': (fact) => `Pas dans votre main : ${card(num(fact, 'special'))}.`,
  'SPECIAL-2': wrongMoment,
  'SPECIAL-3': wrongMoment,
  'SPECIAL-4': wrongMoment,
  'SPECIAL-5': wrongMoment,
  'SPECIAL-6': wrongMoment,
  'SPECIAL-7': wrongMoment,
  'SPECIAL-8': wrongMoment,
  'FORTUNE-1': ({ faceDown }) =>
    faceDown
      ? 'Vous avez déjà vu la carte cachée.'
      : 'Il n’y a pas de carte cachée maintenant. Le prochain groupe en aura une.',
  'MASON-2': (fact) =>
    `La réserve n’a plus de rochers ${colour(num(fact, 'colour'), 2)}. Choisissez une autre couleur.`,
  'MESSENGER-2': (fact) => `Pas dans votre Garde-manger : ${card(num(fact, 'royal'))}.`,
  'GARLIC-2': () => 'L’ail n’impressionne aucun bouc.',
  'CLAIM-1': (fact) =>
    fact.traveller === null ? 'Ce voyageur n’est pas là.' : `Plus à prendre : ${card(num(fact, 'traveller'))}.`,
  'CLAIM-2': (_fact, view) => `Vous ne pouvez pas passer. Prenez une des cartes qui restent : ${view.claims.length}.`,
  'CLAIM-4': () => 'La carte cachée n’est plus là. Prenez-en une autre.',
  'ROBBER-6': (fact) => `Le chasser coûte ${rochers(num(fact, 'need'))}. Vous en avez ${num(fact, 'have')}.`,
  'ROBBER-7': (_fact, { threat }) =>
    threat === null ? 'Le voleur veut d’autres cartes.' : `${after(threat)}, pas cette carte.`,
  'ROBBER-8': onlySoMany,
  'GOAT-1': (fact) =>
    fact.have === undefined
      ? `Le bouc exige ${rochers(num(fact, 'need'))}, tous de couleurs différentes.`
      : `Le bouc exige ${num(fact, 'need')} couleurs différentes. Vous en avez ${num(fact, 'have')}.`,
  'PILE-1': (fact, _view, who) =>
    `Il n’y a pas de tas sur ${who.isYou(num(fact, 'from')) ? 'votre pont' : `le pont ${of(who, num(fact, 'from'))}`}. Prenez-en un autre.`,
  'DRAW-1'(fact) {
    const [hue, have, left] = [num(fact, 'colour'), num(fact, 'have'), num(fact, 'left')];
    if (have === 0) return `Il n’y a plus de rochers ${colour(hue, 2)} ici. Choisissez une autre couleur.`;
    if (have >= left) return `Vous ne prenez plus que ${rochers(left)}, de n’importe quelle couleur.`;
    return `Il ne reste ici que ${lot({ colour: hue, boulders: have })}. N’en prenez pas plus.`;
  },
  'DRAW-2': (fact, _view, who) =>
    `${Does(who, num(fact, 'rival'), 'a', 'avez')} ${rochers(num(fact, 'have'))}. Prenez au rival qui en a le plus : ${num(fact, 'most')}.`,
  'TRADE-1': (fact) =>
    fact.traveller === null
      ? 'Cette carte n’existe pas.'
      : `Pas d’autre carte de ce nom à ajouter : ${card(num(fact, 'traveller'))}.`,
  'TRADE-2': () => 'Vous êtes ouvert ce tour-ci : il faut une carte du Garde-manger et une des Péages.',
  'TRADE-3'(fact) {
    if (fact.room === undefined) return 'Sans carte de l’autre côté, il faut au moins deux rochers.';
    if (fact.colour === undefined || num(fact, 'room') <= 0)
      return 'Les rochers ne font que relever le côté le plus bas jusqu’à l’autre.';
    return `On peut ajouter au plus ${rochers(Math.max(0, Math.min(num(fact, 'room'), num(fact, 'have'))))} de cette couleur.`;
  },
  'TRADE-4': () => 'Vous êtes ouvert ce tour-ci : pas de rochers dans l’échange. Ajoutez des cartes.',
  'TRADE-7': () => 'Des rochers sont déjà étalés : plus de cartes. Échangez, ou renoncez.',
  'TRADE-8': () => 'Cela ne rapporterait encore rien. Ajoutez une carte ou des rochers au côté le plus bas.',
  'TRADE-10': () => 'Les rochers comptent par paires : ajoutez-en un.',
  'UPGRADE-1': (fact) =>
    fact.bought === true
      ? 'Vous avez déjà acheté une amélioration ce tour-ci.'
      : fact.upgrade === null
        ? 'Toutes les améliorations sont vendues.'
        : `L’amélioration ${num(fact, 'upgrade')} coûte ${points(num(fact, 'upgrade'))}. Vous en avez ${num(fact, 'points')}.`,
  'UPGRADE-3': () => 'Échangez d’abord ce qui est étalé, ou renoncez.',
};
