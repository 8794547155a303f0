import type { Kind } from './facts.ts';

/** A floor by the light of a lamp, in its middle and at its rim. */
export const FLOORS: { readonly [kind in Kind]: { readonly light: string; readonly dark: string } } = {
  entrance: { light: '#f4dfae', dark: '#dcbd80' },
  event: { light: '#dcc49a', dark: '#b79f7a' },
  ambush: { light: '#c4b096', dark: '#a28d78' },
  treasureRoom: { light: '#e8cf8d', dark: '#c2a05c' },
  vault: { light: '#bdb8be', dark: '#918a95' },
  crystal: { light: '#bcd5db', dark: '#87a6b2' },
};
export const INK = '#1c1424';
export const PAPER = '#fff3dc';
