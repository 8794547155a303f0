import { capital } from '@trollmoot/kernel';
import type { Space } from '../../data/places.ts';
import type { View } from '../../view.ts';
import { tribeIn } from '../facts.ts';
import type { Fact } from '../refused.ts';
import { barIn, cellIn, foeIn, spaceIn, tilesIn } from '../wished.ts';
import { listOf, onBrief, piece, short, shortCell, theBrief, towardsBrief, tribe } from './grammar.ts';

/** Ce dont parlait un souhait refusé, en français. */

const said =
  (otherwise: string, phrase: (view: View, space: Space) => string) =>
  (fact: Fact, view: View): string => {
    const space = spaceIn(fact, view);
    return space === null ? otherwise : phrase(view, space);
  };
/** 'la tuile obscure (2 nord)'. */
export const there = said('cette case', theBrief);
export const There = (fact: Fact, view: View): string => capital(there(fact, view));
export const onIt = said('sur cette case', onBrief);
export const towardsIt = said('vers cette case', towardsBrief);
/** 'là (2 nord)'. */
export const place = (fact: Fact): string => {
  const cell = cellIn(fact);
  return cell === null ? 'là' : `là (${shortCell(cell)})`;
};
export const whose = (fact: Fact): string => {
  const n = tribeIn(fact);
  return n === null ? 'cette tribu' : tribe(n);
};
export const whom = (fact: Fact): string => {
  const foe = foeIn(fact);
  return foe === null ? 'votre cible' : piece(foe);
};
/** Pourquoi ce n’est pas une tuile obscure sans rien ni personne. */
export const taken = (fact: Fact, view: View): string => {
  const bar = barIn(fact, view);
  if (bar.kind === 'pieces') return `Il y a déjà ${listOf(bar.who.map(piece))} là.`;
  if (bar.kind === 'unknown') return `Impossible ${onIt(fact, view)}.`;
  return `${There(fact, view)} n’est pas ${bar.kind === 'lit' ? 'obscure' : 'vide'}.`;
};
/** Ce qui peut tomber à la place. */
export const instead = (fact: Fact, view: View): string => {
  const tiles = tilesIn(fact, view);
  if (tiles.length === 0) return 'Choisissez-en une autre.';
  return tiles.length > 2
    ? `${tiles.length} tuiles peuvent tomber.`
    : `Choisissez : ${tiles.map((tile) => short(view, tile)).join(' ou ')}.`;
};
