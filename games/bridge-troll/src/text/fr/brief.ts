import { inBrief } from '@trollmoot/kernel';
import { countOf } from '../facts.ts';
import type { Briefs } from '../language.ts';
import { card, count, Does, du, INTO, Le, le, lot, of, player, points, rochers, WEATHER } from './names.ts';

/** « Depuis votre tour » : ce qui s’est passé. Un nom là où ce peut être un autre que le joueur du tour. */
export const briefs: Briefs = {
  rolled: ({ weather, travellers }) => `Obtient ${WEATHER[weather]} : ${travellers}`,
  dealt: ({ again }) => (again ? 'D’autres voyageurs arrivent' : null),
  jesterShown: ({ seat }, who) =>
    inBrief(Does(who, seat, 'montre un Bouffon', 'montrez un Bouffon'), 'Un Bouffon paraît'),
  placed: ({ seat, place, boulders }, who) =>
    inBrief(`${Does(who, seat, 'mise', 'misez')} ${boulders} : place ${place}`, `Place ${place} avec ${boulders}`),
  allClosed: () => 'Tous sont fermés',
  drivenAway: () => 'Les voyageurs sont chassés',
  claimed: ({ traveller, faceDown }) =>
    inBrief(`${faceDown ? 'Retourne' : 'Prend'} ${le(traveller)}`, `Prend : ${card(traveller)}`),
  setAside: ({ traveller, side }) => inBrief(`${card(traveller)} ${INTO[side]}`, card(traveller)),
  scored: ({ seat, points: n, reason }, who) =>
    reason === 'trade' ? null : inBrief(`${Does(who, seat, 'marque', 'marquez')} ${points(n)}`, `+${points(n)}`),
  peeked: () => 'Regarde la carte cachée',
  quarried: ({ colour, boulders }) => inBrief(`Le Tailleur apporte ${lot({ colour, boulders })}`),
  ransomed: ({ royal }) => `Rançon ${du(royal)}`,
  ate: ({ special }) => inBrief(`${card(special)} au Garde-manger`, `Mange ${le(special)}`),
  foundNothing: ({ robber }) => `${Le(robber)} ne trouve rien`,
  garlicked: ({ robber }) => `L’ail chasse ${le(robber)}`,
  threw: ({ hazard, boulders }) =>
    inBrief(`Lance ${countOf(boulders)} sur ${le(hazard)}`, `Lance ${rochers(countOf(boulders))}`),
  drivenOff: ({ robber }) => `Chasse ${le(robber)}`,
  robbed: ({ seat, robber, traveller }, who) =>
    who.isYou(seat)
      ? inBrief(
          `${card(robber)} : on vous vole ${le(traveller)}`,
          `On vous vole ${le(traveller)}`,
          `Volé : ${card(traveller)}`,
        )
      : inBrief(`${Le(robber)} vole ${le(traveller)}`, `Perd ${le(traveller)}`),
  goatWon: ({ seat }, who) => `Un bouc piétine ${who.isYou(seat) ? 'votre' : 'le'} pont`,
  lostAPoint: ({ seat }, who) => inBrief(Does(who, seat, 'perd 1 point', 'perdez 1 point'), 'Perd 1 point'),
  surrendered: ({ upgrade }) => `Rend l’amélioration ${upgrade}`,
  tookPile: ({ seat, from, boulders }, who) =>
    from === seat
      ? `Reprend son tas : ${countOf(boulders)}`
      : inBrief(
          who.isYou(from) ? `Prend votre tas : ${countOf(boulders)}` : `Tas ${of(who, from)} : ${countOf(boulders)}`,
          `Prend un tas de ${countOf(boulders)}`,
        ),
  drew: ({ from, boulders }, who) =>
    from === null
      ? `Prend ${rochers(countOf(boulders))}`
      : inBrief(
          who.isYou(from)
            ? `Vous prend ${rochers(countOf(boulders))}`
            : `En prend ${countOf(boulders)} à ${player(who, from)}`,
          `Prend ${rochers(countOf(boulders))}`,
        ),
  tradedIn: ({ points: n }) => `Échange pour ${points(n)}`,
  bought: ({ upgrade }) => `Achète l’amélioration ${upgrade}`,
  gameEnded: ({ deck }) => `Fin : reste ${count(deck, 'carte')}`,
};
