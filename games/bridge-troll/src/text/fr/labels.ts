import { CARDS } from '../../data/cards.ts';
import { countOf, worthOn } from '../facts.ts';
import type { Labels } from '../language.ts';
import { colour, FROM, heap, INTO, le, lot, of, player, points, rochers } from './names.ts';

export const labels: Labels = {
  roll: () => 'Lancer le dé météo',
  bid: (act) => `Miser ${lot(act)}`,
  stayClosed: () => 'Rester fermé',
  mix: (act) => `Mêler ${lot(act)}`,
  seal: () => 'Fermer la mise mixte',
  reopen: () => 'Reprendre la mise',
  peek: () => 'Voyante : regarder la carte cachée',
  quarry: ({ colour: hue }) => `Tailleur de pierre : extraire des rochers ${colour(hue, 2)}`,
  ransom: ({ royal }) => `Messager royal : rançonner ${le(royal)} pour ${CARDS[royal]!.toll}`,
  eat: ({ special }) => `Manger ${le(special)} sans l’utiliser`,
  wait: () => 'Ne pas regarder',
  claim: ({ traveller }) => `Prendre ${le(traveller)}`,
  claimFaceDown: () => 'Prendre la carte cachée',
  place({ side }, { step }) {
    const worth = step?.step === 'place' ? ` (${worthOn(side, CARDS[step.traveller]!)})` : '';
    return `Mettre ${INTO[side]}${worth}`;
  },
  keep: () => 'Garder en main',
  garlic: () => 'Marchand d’ail : chasser le voleur',
  defend: (_act, { threat }) => `Lancer ${rochers(threat?.boulders ?? 0)}`,
  lose: ({ traveller, side }) => `Perdre ${le(traveller)} ${FROM[side]}`,
  fight: (_act, { threat }) =>
    `Combattre : ${threat?.boulders ?? 0} couleurs pour ${points(threat?.hazard.points ?? 0)}`,
  giveWay: () => 'Céder et perdre un point',
  throw: (act) => `Lancer ${lot(act)}`,
  surrender: ({ upgrade }) => `Rendre l’amélioration ${upgrade}`,
  take: ({ from }, { trolls }, who) =>
    `Prendre ${who.isYou(from) ? 'votre tas' : `le tas ${of(who, from)}`} : ${heap(trolls[from]?.bid ?? [])}`,
  draw: (act) => `Prendre ${lot(act)}`,
  drawFrom: ({ rival }, { trolls }, who) =>
    `Prendre à ${player(who, rival)} (${rochers(countOf(trolls[rival]?.boulders ?? []))})`,
  add: ({ traveller, from }) =>
    `Ajouter ${le(traveller)} (${worthOn(from === 'tolls' ? 'tolls' : 'food', CARDS[traveller]!)}) ${FROM[from]}`,
  addBoulders: (act) => `Ajouter ${lot(act)}`,
  cashIn: (_act, { trade }) => `Échanger contre ${points(trade?.points ?? 0)}`,
  buy: (_act, { stack }) => `Acheter l’amélioration ${stack.at(-1)}`,
  done: () => 'Terminé',
};
