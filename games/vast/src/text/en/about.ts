import { capital } from '@trollmoot/kernel';
import type { View } from '../../view.ts';
import { tribeIn } from '../facts.ts';
import type { Fact } from '../refused.ts';
import { barIn, cellIn, foeIn, spaceIn, tilesIn } from '../wished.ts';
import { listOf, piece, short, tribe, where } from './grammar.ts';

/** What a refused wish was about, in English. */

/** 'the Vault (2 east)'. */
export const there = (fact: Fact, view: View): string => {
  const space = spaceIn(fact, view);
  return space === null ? 'that space' : `the ${short(view, space)}`;
};
export const There = (fact: Fact, view: View): string => capital(there(fact, view));
/** 'the place 2 east of the Entrance'. */
export const place = (fact: Fact): string => {
  const cell = cellIn(fact);
  return cell === null ? 'that place' : `the place ${where(cell)}`;
};
export const whose = (fact: Fact, otherwise = 'that Tribe'): string => {
  const n = tribeIn(fact);
  return n === null ? otherwise : tribe(n);
};
export const whom = (fact: Fact, otherwise = 'your target'): string => {
  const foe = foeIn(fact);
  return foe === null ? otherwise : piece(foe);
};
/** 'The Bones have', 'The Eye has'. */
export const Has = (n: number): string => `${capital(tribe(n))} ${n === 2 ? 'has' : 'have'}`;
/** 'The Bones are', 'The Thief is'. */
export const IsFoe = (fact: Fact, otherwise: string): string => {
  const foe = foeIn(fact);
  return foe === null ? `${otherwise} is` : `${capital(piece(foe))} ${isOne([foe]) ? 'is' : 'are'}`;
};
/** Why it is not a Dark tile with nothing and nobody on it. */
export const taken = (fact: Fact, view: View): string => {
  const bar = barIn(fact, view);
  if (bar.kind === 'pieces') return `${capital(listOf(bar.who.map(piece)))} ${isOne(bar.who) ? 'is' : 'are'} there.`;
  if (bar.kind === 'unknown') return `${There(fact, view)} won’t do.`;
  return `${There(fact, view)} ${bar.kind === 'lit' ? 'isn’t Dark' : 'isn’t empty'}.`;
};
const isOne = (who: readonly number[]): boolean => who.length === 1 && who[0] !== 1 && who[0] !== 2;
/** What can fall instead. */
export const instead = (fact: Fact, view: View): string => {
  const tiles = tilesIn(fact, view);
  if (tiles.length === 0) return 'Choose another.';
  return tiles.length > 2
    ? `${tiles.length} tiles can fall now.`
    : `Choose the ${tiles.map((tile) => short(view, tile)).join(' or the ')}.`;
};
