import type { Space } from '../../../data/places.ts';
import { MAP_TOKENS, type MapToken, ROCKSLIDES, type Token } from '../../../data/tokens.ts';
import { CARRIED, ON_BOARD } from '../../../roles/dragon/state.ts';
import type { State } from '../../../state.ts';
import { CRYSTAL_TOKEN, EVENT_TOKEN, OGRE_TOKEN, TROLL_TOKEN, VAULT_TOKEN } from '../../state.ts';

/** Not exported: the engine folds a constant of this module into `hasToken`, which every playout calls. */
const BIT = {
  crystal: CRYSTAL_TOKEN,
  vault: VAULT_TOKEN,
  event: EVENT_TOKEN,
  ogre: OGRE_TOKEN,
  troll: TROLL_TOKEN,
} as const;

export const bitOf = (token: MapToken): number => BIT[token];

/** The tokens on a space by name, other than Treasure; for every set of bits once. */
const NAMED: readonly (readonly MapToken[])[] = Array.from({ length: 1 << MAP_TOKENS.length }, (_, bits) =>
  MAP_TOKENS.filter((token) => (bits & BIT[token]) !== 0),
);
export const tokensOn = (s: State, space: Space): readonly MapToken[] => NAMED[s.map.tokens[space]!]!;

export const hasToken = (s: State, space: Space, token: Token): boolean =>
  token === 'treasure' ? s.map.treasures[space]! > 0 : (s.map.tokens[space]! & BIT[token]) !== 0;

/** [TOKEN-2] May one more of this token be placed, or has the box run out? */
export function isInSupply(s: State, token: Token): boolean {
  if (token === 'treasure') return s.map.supply > 0;
  return token !== 'event' || s.map.eventTokens > 0;
}

/** [TOKEN-1] Nothing lies here: no Treasure, Vault, Gem, Crystal, Event or Monster token. */
export function isBare(s: State, space: Space): boolean {
  return s.map.tokens[space] === 0 && s.map.treasures[space] === 0 && !(s.dragon?.gems.includes(space) ?? false);
}

/** [TOKEN-4] Treasure and Crystal tokens on the map. */
export function countOnMap(s: State, token: Token): number {
  let n = 0;
  for (let space = 0; space < s.map.tokens.length; space++)
    n += token === 'treasure' ? s.map.treasures[space]! : (s.map.tokens[space]! & BIT[token]) !== 0 ? 1 : 0;
  return n;
}

/** [EDGE-7] Rockslide tokens not on the map. */
export const rockslidesLeft = (s: State): number => ROCKSLIDES - s.map.layout.rockslides.length;
/** Is this Gem on the map? */
export const isGemOnMap = (s: State, gem: number): boolean =>
  s.dragon !== null && s.dragon.gems[gem] !== ON_BOARD && s.dragon.gems[gem] !== CARRIED;
