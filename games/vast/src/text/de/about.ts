import { capital } from '@trollmoot/kernel';
import type { Space } from '../../data/places.ts';
import type { View } from '../../view.ts';
import { tribeIn } from '../facts.ts';
import type { Fact } from '../refused.ts';
import { barIn, cellIn, foeIn, spaceIn, tilesIn } from '../wished.ts';
import {
  listOf,
  onBrief,
  ontoBrief,
  piece,
  pieceAcc,
  pieceDat,
  short,
  shortCell,
  theBrief,
  tribe,
  tribeAcc,
  tribeDat,
} from './grammar.ts';

/** Worum es bei einem abgelehnten Wunsch ging, auf Deutsch. */

const said =
  (otherwise: string, phrase: (view: View, space: Space) => string) =>
  (fact: Fact, view: View): string => {
    const space = spaceIn(fact, view);
    return space === null ? otherwise : phrase(view, space);
  };
/** 'Das dunkle Plättchen (2 Nord)'. */
export const There = (fact: Fact, view: View): string => capital(said('dieses Feld', theBrief)(fact, view));
export const onIt = said('auf diesem Feld', onBrief);
export const ontoIt = said('dorthin', ontoBrief);
/** 'dort (2 Nord)', wenn der Ort bekannt ist. */
export const place = (fact: Fact): string => {
  const cell = cellIn(fact);
  return cell === null ? 'dort' : `dort (${shortCell(cell)})`;
};
export const Place = (fact: Fact): string => capital(place(fact));
const tribal =
  (otherwise: string, name: (n: number) => string) =>
  (fact: Fact): string => {
    const n = tribeIn(fact);
    return n === null ? otherwise : name(n);
  };
export const whose = tribal('dieser Stamm', tribe);
export const whoseAcc = tribal('diesen Stamm', tribeAcc);
export const whoseDat = tribal('diesem Stamm', tribeDat);
const aimed =
  (otherwise: string, name: typeof piece) =>
  (fact: Fact): string => {
    const foe = foeIn(fact);
    return foe === null ? otherwise : name(foe);
  };
export const whom = aimed('dein Ziel', piece);
export const whomAcc = aimed('dein Ziel', pieceAcc);
export const whomDat = aimed('deinem Ziel', pieceDat);
/** Warum dort kein dunkles Plättchen liegt, auf dem nichts und niemand ist. */
export const taken = (fact: Fact, view: View): string => {
  const bar = barIn(fact, view);
  if (bar.kind === 'pieces')
    return `Dort ${bar.who.length === 1 ? 'ist' : 'sind'} schon ${listOf(bar.who.map(piece))}.`;
  if (bar.kind === 'unknown') return `${There(fact, view)} geht nicht.`;
  return `${There(fact, view)} ist nicht ${bar.kind === 'lit' ? 'dunkel' : 'leer'}.`;
};
/** Was stattdessen fallen kann. */
export const instead = (fact: Fact, view: View): string => {
  const tiles = tilesIn(fact, view);
  if (tiles.length === 0) return 'Wähl ein anderes.';
  return tiles.length > 2
    ? `${tiles.length} Plättchen können jetzt fallen.`
    : `Wähl: ${tiles.map((tile) => short(view, tile)).join(' oder ')}.`;
};
