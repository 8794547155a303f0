import { capital } from '@trollmoot/kernel';
import { numberIn, piecesIn, stepsLeft, thiefSteps, waitingIn } from '../../facts.ts';
import type { Language } from '../../language.ts';
import type { Fact } from '../../refused.ts';
import { cellIn, sideIn, spaceIn } from '../../wished.ts';
import { instead, place, There, taken, towardsIt, whom, whose } from '../about.ts';
import { listOf, piece, role, several, short, to, toPiece } from '../grammar.ts';

/** De combien de façons la tuile est bien tournée. */
const ways = (n: number | null): string =>
  n === null ? 'Tournez-la autrement.' : n === 1 ? 'Une seule position convient.' : `${n} positions conviennent.`;

const together = (fact: Fact): string => capital(listOf(piecesIn(fact).map(piece))) || 'Les figurines';

export const map = {
  'TURN-13': (_fact, { outcome }) => {
    const who = outcome?.winners ?? [];
    const won = ` : ${listOf(who.map(role))} ${who.length > 1 || who[0] === 'goblins' ? 'ont' : 'a'} gagné`;
    return `La partie est finie${who.length === 0 ? '' : won}. Revoyez-la, ou jouez-en une autre.`;
  },
  'TURN-14': (fact, view) => {
    const who = waitingIn(fact, view);
    if (who.length === 0) return 'Ce n’est pas à vous de choisir.';
    return `${capital(listOf(who.map(role)))} ${who.length > 1 || who[0] === 'goblins' ? 'doivent' : 'doit'} d’abord choisir.`;
  },
  'MAP-8': (fact) => `Pas de tuile ${place(fact)}. Choisissez une case vide à côté d’une tuile.`,
  'EDGE-4': (fact) => `Pas de bord ouvert ${place(fact)}. Choisissez une case marquée près d’une tuile éclairée.`,
  'EDGE-6': (fact) => `Pas de bord ouvert ${place(fact)}. Comblez d’abord les bords ouverts.`,
  'EDGE-7': (fact, view) => {
    const [space, side] = [spaceIn(fact, view), sideIn(fact)];
    const edge = space === null || side === null ? 'ici' : `ici : ${short(view, space)}, ${to(side)}`;
    return `Pas de rochers ${edge}. Choisissez un bord sans mur entre deux tuiles, dont une éclairée.`;
  },
  'REVEAL-2': (fact) => `Ainsi, un mur donne sur la case d’où vient la Chevalière. ${ways(numberIn(fact, 'ways'))}`,
  'REVEAL-3': (fact) => `Ainsi, la tuile ne mène pas à l’Entrée. ${ways(numberIn(fact, 'ways'))}`,
  'FORCE-1': (fact, view) =>
    `La Chevalière ne peut aller ${towardsIt(fact, view)}. Choisissez une case éclairée, libre, sans mur entre les deux.`,
  'COLLAPSE-2': (fact, view) => {
    const [touches, fewest] = [numberIn(fact, 'touches'), numberIn(fact, 'fewest')];
    if (touches === null || fewest === null) return `${There(fact, view)} ne peut tomber. ${instead(fact, view)}`;
    return `${There(fact, view)} touche ${several(touches, 'tuile')}. Choisissez-en une qui n’en touche que ${fewest}.`;
  },
  'COLLAPSE-3': (fact, view) => `${There(fact, view)} tombe après les tuiles Cristal éclairées. ${instead(fact, view)}`,
  'COLLAPSE-5': (fact) => `${together(fact)} ne peuvent pas tous quitter cette tuile. Choisissez-en une autre.`,
  'COLLAPSE-6': (fact, view) => {
    const who = piecesIn(fact);
    return typeof fact.space === 'number'
      ? `Rien ne permet ${listOf(who.map(toPiece)) || 'à la figurine'} de quitter cette tuile. Choisissez-en une autre.`
      : `${capital(listOf(who.map(piece))) || 'La figurine'} ne peut aller ${towardsIt(fact, view)}. Choisissez une autre case.`;
  },
  'COLLAPSE-12': (fact) => {
    const n = numberIn(fact, 'ways');
    return `Ce n’est pas le plus court chemin pour rassembler la carte. ${n === null ? 'Choisissez-en un plus court.' : `Choisissez un des ${n} marqués.`}`;
  },
  'VARIANT-7': (fact, view) => `${taken(fact, view)} Ancien butin exige une tuile obscure sans rien ni personne.`,
  'VARIANT-8': (fact) => `Pas de tuile obscure à côté, ${place(fact)}. Posez la nouvelle près d’une obscure.`,
  'VARIANT-9': (fact, view) =>
    `${There(fact, view)} est éclairée, et les obscures tombent d’abord. ${instead(fact, view)}`,
  'SWITCH-14': (fact, { goblins: g }) =>
    (g?.rage ?? 0) === 0
      ? `Retenir ${whose(fact)} coûte 1 de rage. Vous en avez 0.`
      : `Pas de rage à payer pour ${whose(fact)} : à cette table, seulement en cas de surnombre.`,
  'TERRAIN-2': (fact) =>
    `Le terrain ne va pas ${place(fact)}. Posez-le près, contre une tuile et loin d’un autre terrain.`,
  'TERRAIN-4': (fact) => `D’ici, aucun chemin ne mène dehors ${place(fact)}. Choisissez une case marquée.`,
  'TERRAIN-5': (fact, view) =>
    `${There(fact, view)} tient tant que la moitié des bords n’est pas nue. ${instead(fact, view)}`,
  'TERRAIN-8': (fact, view) => `${There(fact, view)} est un bout du Canyon : nul n’y entre. Passez par le pont.`,
  'TERRAIN-13': (fact) =>
    `La Forêt de champignons vous sépare : ${whom(fact)} et vous devez être tous deux dedans, ou tous deux dehors.`,
  'TERRAIN-14': (fact, view) => {
    if (cellIn(fact) !== null) return `Pas de Fosse ${place(fact)}. Choisissez une case marquée.`;
    if (view.turn === 'dragon') return 'Passer les Fosses coûte le déplacement gratuit et une Aile. Nul n’y reste.';
    const left = view.turn === 'knight' ? stepsLeft(view) : thiefSteps(view);
    return `Passer les Fosses coûte 3 pas. Il vous en reste ${left}, et nul n’y reste.`;
  },
  'TERRAIN-16': (fact, view) =>
    `La Rivière n’emporte pas ${towardsIt(fact, view)}. Choisissez une case en aval sans obstacle, ou sortez.`,
} satisfies Partial<Language['refuse']>;
