import { countOf } from '../facts.ts';
import type { Sentences } from '../language.ts';
import {
  card,
  Does,
  does,
  et,
  FROM,
  heap,
  INTO,
  Le,
  le,
  lot,
  of,
  place,
  player,
  points,
  rochers,
  takes,
  voyageurs,
  WEATHER,
} from './names.ts';

export const sentences: Sentences = {
  turnBegan: ({ turn, active }, who) => `Tour ${turn} : ${does(who, active, 'a', 'avez')} le dé.`,
  rolled: ({ seat, weather, travellers }, who) =>
    `${Does(who, seat, 'lance', 'lancez')} le dé, ${WEATHER[weather]} : ${voyageurs(travellers)}.`,
  dealt: ({ company, again }) =>
    `${again ? 'De nouveaux voyageurs' : 'Les voyageurs'} : ${et(['une carte cachée', ...company.map(card)])}.`,
  revealed: ({ bids }, who) =>
    `Les mains s’ouvrent : ${et(bids.map((bid, seat) => `${player(who, seat)} ${countOf(bid) === 0 ? 'fermé' : heap(bid)}`))}.`,
  jesterShown: ({ seat }, who) =>
    `${Does(who, seat, 'montre un Bouffon pour sa', 'montrez un Bouffon pour votre')} mise mixte.`,
  placed({ seat, place: n, boulders, over, clause }, who) {
    const start = `${Does(who, seat, 'mise', 'misez')} ${rochers(boulders)} : ${place(n)} place`;
    if (over === null) return `${start}.`;
    return clause === 'TROPHY-2'
      ? `${start}, devant ${player(who, over)}, avec moins de rochers restants.`
      : `${start}, devant ${player(who, over)} dans le sens horaire.`;
  },
  allClosed: () => 'Tous sont fermés.',
  drivenAway: ({ company }) => `Chassés : ${et([...company.map(card), 'la carte cachée'])}.`,
  claimed: ({ seat, traveller, faceDown }, who) =>
    faceDown
      ? `${Does(who, seat, 'retourne', 'retournez')} ${le(traveller)} !`
      : `${Does(who, seat, 'prend', 'prenez')} ${le(traveller)}.`,
  setAside: ({ seat, traveller, side }, who) => `${Does(who, seat, 'met', 'mettez')} ${le(traveller)} ${INTO[side]}.`,
  scored({ seat, points: n, reason }, who) {
    if (reason === 'firstPlace') return `${Does(who, seat, 'reçoit', 'recevez')} ${points(n)} pour la première place.`;
    return reason === 'goat'
      ? `${Does(who, seat, 'bat', 'battez')} le bouc : ${points(n)}.`
      : `${Does(who, seat, 'marque', 'marquez')} ${points(n)}.`;
  },
  peeked: ({ seat, traveller }, who) =>
    traveller === null
      ? `${Does(who, seat, 'regarde', 'regardez')} la carte cachée.`
      : `${Does(who, seat, 'regarde', 'regardez')} la carte cachée : c’est ${le(traveller)}.`,
  quarried: ({ seat, colour, boulders }, who) =>
    who.isYou(seat)
      ? `Le Tailleur de pierre vous apporte ${lot({ colour, boulders })}.`
      : `Le Tailleur de pierre apporte ${lot({ colour, boulders })} à ${player(who, seat)}.`,
  ransomed: ({ seat, royal }, who) =>
    `${Does(who, seat, 'envoie', 'envoyez')} un Messager royal : une rançon pour ${le(royal)}.`,
  ate: ({ seat, special }, who) => `${Does(who, seat, 'met', 'mettez')} ${le(special)} au Garde-manger.`,
  foundNothing: ({ seat, robber }, who) => `${Le(robber)} ne trouve rien chez ${player(who, seat)}.`,
  garlicked: ({ seat, robber }, who) =>
    `${who.isYou(seat) ? 'Votre Marchand d’ail' : `Le Marchand d’ail ${of(who, seat)}`} chasse ${le(robber)}.`,
  threw: ({ seat, hazard, boulders }, who) =>
    `${Does(who, seat, 'lance', 'lancez')} ${heap(boulders)} sur ${le(hazard)}.`,
  drivenOff: ({ seat, robber }, who) => `${Does(who, seat, 'met', 'mettez')} ${le(robber)} en fuite.`,
  robbed: ({ seat, robber, traveller, side }, who) =>
    who.isYou(seat)
      ? `${Le(robber)} vous enlève ${le(traveller)} ${FROM[side]}.`
      : `${Le(robber)} enlève ${le(traveller)} ${FROM[side]} ${of(who, seat)}.`,
  goatWon: ({ seat, goat }, who) =>
    `${Le(goat)} piétine ${who.isYou(seat) ? 'votre pont' : `le pont ${of(who, seat)}`} et retourne dans la pioche.`,
  lostAPoint: ({ seat }, who) => `${Does(who, seat, 'perd', 'perdez')} un point.`,
  nothingToLose: ({ seat }, who) => `${Does(who, seat, 'n’a', 'n’avez')} aucun point à perdre.`,
  surrendered: ({ seat, upgrade }, who) =>
    `${Does(who, seat, 'rend', 'rendez')} l’amélioration ${upgrade} contre ${points(upgrade)}.`,
  tookPile: ({ seat, from, boulders }, who) =>
    from === seat
      ? `${Does(who, seat, 'reprend son', 'reprenez votre')} propre tas : ${heap(boulders)}.`
      : `${Does(who, seat, 'prend', 'prenez')} ${who.isYou(from) ? 'votre tas' : `le tas ${of(who, from)}`} : ${heap(boulders)}.`,
  drew: ({ seat, from, boulders }, who) =>
    from === null
      ? `${Does(who, seat, 'prend', 'prenez')} ${heap(boulders)} dans la réserve.`
      : `${takes(who, seat, heap(boulders), from)}.`,
  drewNoMore: ({ seat }, who) =>
    `${Does(who, seat, 'ne prend', 'ne prenez')} plus rien : aucun rival n’a autant de rochers.`,
  tradedIn({ seat, food, tolls, boulders, points: n }, who) {
    const used = [...food, ...tolls].map(card);
    if (countOf(boulders) > 0) used.push(rochers(countOf(boulders)));
    return `${Does(who, seat, 'échange', 'échangez')} contre ${points(n)} : ${et(used)}.`;
  },
  bought: ({ seat, upgrade }, who) => `${Does(who, seat, 'achète', 'achetez')} l’amélioration ${upgrade}.`,
  gameEnded: ({ travellers, deck }) =>
    `Il faudrait ${voyageurs(travellers)}, la pioche en a ${deck} : la partie est finie.`,
};
