import { tell } from '@trollmoot/kernel';
import { ROCKSLIDES } from '../../data/tokens.ts';
import { CARRIED, ON_BOARD } from '../../roles/dragon/state.ts';
import {
  CRYSTAL_TOKEN,
  EVENT_TOKEN,
  OGRE_TOKEN,
  type Space,
  type State,
  TROLL_TOKEN,
  VAULT_TOKEN,
} from '../../state.ts';

export type Token = 'treasure' | 'crystal' | 'vault' | 'event' | 'ogre' | 'troll';
const BIT = {
  crystal: CRYSTAL_TOKEN,
  vault: VAULT_TOKEN,
  event: EVENT_TOKEN,
  ogre: OGRE_TOKEN,
  troll: TROLL_TOKEN,
} as const;

export const hasToken = (s: State, space: Space, token: Token): boolean =>
  token === 'treasure' ? s.map.treasures[space]! > 0 : (s.map.tokens[space]! & BIT[token]) !== 0;

/** [TOKEN-2] May one more of this token be placed, or has the box run out? */
export function isInSupply(s: State, token: Token): boolean {
  if (token === 'treasure') return s.map.supply > 0;
  return token !== 'event' || s.map.eventTokens > 0;
}

/** [TOKEN-2] Place a token; nothing happens if there is none left. True if it was placed. */
export function placeToken(s: State, space: Space, token: Token): boolean {
  if (!isInSupply(s, token)) return false;
  if (token === 'treasure') {
    s.map.supply--;
    s.map.treasures[space]!++;
  } else {
    if ((s.map.tokens[space]! & BIT[token]) !== 0) return false;
    if (token === 'event') s.map.eventTokens--;
    s.map.tokens[space]! |= BIT[token];
  }
  tell(s, { news: 'tokenPlaced', token, space });
  return true;
}

/** [TOKEN-3] Take one token off its space, back to the supply it came from. */
export function returnToken(s: State, space: Space, token: Token): void {
  liftToken(s, space, token);
  if (token === 'treasure') s.map.supply++;
}

/** Take one token off its space; it is now in somebody's hands (or, other than Treasure, back in the box). */
export function liftToken(s: State, space: Space, token: Token): void {
  if (!hasToken(s, space, token)) throw new Error(`no ${token} token on space ${space}`);
  if (token === 'treasure') s.map.treasures[space]!--;
  else s.map.tokens[space]! &= ~BIT[token];
  if (token === 'event') s.map.eventTokens++;
  tell(s, { news: 'tokenTaken', token, space });
}

/** Move a Treasure token. */
export function carryTreasure(s: State, from: Space, to: Space): void {
  s.map.treasures[from]!--;
  s.map.treasures[to]!++;
  tell(s, { news: 'tokenMoved', token: 'treasure', from, to });
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

/** [TOKEN-5] Everything on a space that is removed goes back where it belongs; its Crystal token counts for nobody. */
export function clearTokens(s: State, space: Space): void {
  s.map.supply += s.map.treasures[space]!;
  s.map.treasures[space] = 0;
  if ((s.map.tokens[space]! & EVENT_TOKEN) !== 0) s.map.eventTokens++;
  s.map.tokens[space] = 0;
  const gems = s.dragon?.gems;
  if (gems !== undefined) for (let gem = 0; gem < gems.length; gem++) if (gems[gem] === space) gems[gem] = ON_BOARD;
  if (s.map.flameWall === space) s.map.flameWall = -1;
}

/** [EDGE-7] Rockslide tokens not on the map. */
export const rockslidesLeft = (s: State): number => ROCKSLIDES - s.map.layout.rockslides.length;
/** Is this Gem on the map? */
export const isGemOnMap = (s: State, gem: number): boolean =>
  s.dragon !== null && s.dragon.gems[gem] !== ON_BOARD && s.dragon.gems[gem] !== CARRIED;
