import { countOf } from '../facts.ts';
import type { Sentences } from '../language.ts';
import { card, et, FROM, heap, INTO, Le, le, lot, name, place, points, rochers, voyageurs, WEATHER } from './names.ts';

export const sentences: Sentences = {
  turnBegan: ({ turn, active }) => `Tour ${turn} : ${name(active)} a le dé.`,
  rolled: ({ seat, weather, travellers }) =>
    `${name(seat)} lance le dé, ${WEATHER[weather]} : ${voyageurs(travellers)}.`,
  dealt: ({ company, again }) =>
    `${again ? 'De nouveaux voyageurs' : 'Les voyageurs'} : ${et(['une carte cachée', ...company.map(card)])}.`,
  revealed: ({ bids }) =>
    `Les mains s’ouvrent : ${et(bids.map((bid, seat) => `${name(seat)} ${countOf(bid) === 0 ? 'fermé' : heap(bid)}`))}.`,
  jesterShown: ({ seat }) => `${name(seat)} montre un Bouffon pour sa mise mixte.`,
  placed({ seat, place: n, boulders, over, clause }) {
    const start = `${name(seat)} mise ${rochers(boulders)} : ${place(n)} place`;
    if (over === null) return `${start}.`;
    return clause === 'TROPHY-2'
      ? `${start}, devant ${name(over)}, avec moins de rochers restants.`
      : `${start}, devant ${name(over)} dans le sens horaire.`;
  },
  allClosed: () => 'Tous sont fermés.',
  drivenAway: ({ company }) => `Chassés : ${et([...company.map(card), 'la carte cachée'])}.`,
  claimed: ({ seat, traveller, faceDown }) =>
    faceDown ? `${name(seat)} retourne ${le(traveller)} !` : `${name(seat)} prend ${le(traveller)}.`,
  setAside: ({ seat, traveller, side }) => `${name(seat)} met ${le(traveller)} ${INTO[side]}.`,
  scored({ seat, points: n, reason }) {
    if (reason === 'firstPlace') return `${name(seat)} reçoit ${points(n)} pour la première place.`;
    return reason === 'goat' ? `${name(seat)} bat le bouc : ${points(n)}.` : `${name(seat)} marque ${points(n)}.`;
  },
  peeked: ({ seat, traveller }) =>
    traveller === null
      ? `${name(seat)} regarde la carte cachée.`
      : `${name(seat)} regarde la carte cachée : c’est ${le(traveller)}.`,
  quarried: ({ seat, colour, boulders }) =>
    `Le Tailleur de pierre apporte ${lot({ colour, boulders })} à ${name(seat)}.`,
  ransomed: ({ seat, royal }) => `${name(seat)} envoie un Messager royal : une rançon pour ${le(royal)}.`,
  ate: ({ seat, special }) => `${name(seat)} met ${le(special)} au Garde-manger.`,
  foundNothing: ({ seat, robber }) => `${Le(robber)} ne trouve rien chez ${name(seat)}.`,
  garlicked: ({ seat, robber }) => `Le Marchand d’ail de ${name(seat)} chasse ${le(robber)}.`,
  threw: ({ seat, hazard, boulders }) => `${name(seat)} lance ${heap(boulders)} sur ${le(hazard)}.`,
  drivenOff: ({ seat, robber }) => `${name(seat)} met ${le(robber)} en fuite.`,
  robbed: ({ seat, robber, traveller, side }) =>
    `${Le(robber)} enlève ${le(traveller)} ${FROM[side]} de ${name(seat)}.`,
  goatWon: ({ seat, goat }) => `${Le(goat)} piétine le pont de ${name(seat)} et retourne dans la pioche.`,
  lostAPoint: ({ seat }) => `${name(seat)} perd un point.`,
  nothingToLose: ({ seat }) => `${name(seat)} n’a aucun point à perdre.`,
  surrendered: ({ seat, upgrade }) => `${name(seat)} rend l’amélioration ${upgrade} contre ${points(upgrade)}.`,
  tookPile: ({ seat, from, boulders }) =>
    from === seat
      ? `${name(seat)} reprend son propre tas : ${heap(boulders)}.`
      : `${name(seat)} prend le tas de ${name(from)} : ${heap(boulders)}.`,
  drew: ({ seat, from, boulders }) =>
    from === null
      ? `${name(seat)} prend ${heap(boulders)} dans la réserve.`
      : `${name(seat)} prend ${heap(boulders)} à ${name(from)}.`,
  drewNoMore: ({ seat }) => `${name(seat)} ne prend plus rien : aucun rival n’a autant de rochers.`,
  tradedIn({ seat, food, tolls, boulders, points: n }) {
    const used = [...food, ...tolls].map(card);
    if (countOf(boulders) > 0) used.push(rochers(countOf(boulders)));
    return `${name(seat)} échange ${et(used)} contre ${points(n)}.`;
  },
  bought: ({ seat, upgrade }) => `${name(seat)} achète l’amélioration ${upgrade}.`,
  gameEnded: ({ travellers, deck }) =>
    `Il faudrait ${voyageurs(travellers)}, la pioche en a ${deck} : la partie est finie.`,
};
