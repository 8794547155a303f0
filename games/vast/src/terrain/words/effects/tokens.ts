import { tell } from '@trollmoot/kernel';
import type { Space } from '../../../data/places.ts';
import type { Token } from '../../../data/tokens.ts';
import { ON_BOARD } from '../../../roles/dragon/state.ts';
import type { State } from '../../../state.ts';
import { EVENT_TOKEN } from '../../state.ts';
import { bitOf, hasToken, isInSupply } from '../questions/tokens.ts';

/** [TOKEN-2] Place a token; nothing happens if the supply is empty. True if it was placed. */
export function placeToken(s: State, space: Space, token: Token): boolean {
  if (!isInSupply(s, token)) return false;
  if (token === 'treasure') {
    s.map.supply--;
    s.map.treasures[space]!++;
  } else {
    if ((s.map.tokens[space]! & bitOf(token)) !== 0) return false;
    if (token === 'event') s.map.eventTokens--;
    s.map.tokens[space]! |= bitOf(token);
  }
  tell(s, { news: 'tokenPlaced', token, space });
  return true;
}
/** [TOKEN-3] Take one token off its space, back to the supply it came from. */
export function returnToken(s: State, space: Space, token: Token): void {
  liftToken(s, space, token);
  if (token === 'treasure') s.map.supply++;
}
/** Take one token off its space; a player now holds it (any but Treasure is back in the box). */
export function liftToken(s: State, space: Space, token: Token): void {
  if (!hasToken(s, space, token)) throw new Error(`no ${token} token on space ${space}`);
  if (token === 'treasure') s.map.treasures[space]!--;
  else s.map.tokens[space]! &= ~bitOf(token);
  if (token === 'event') s.map.eventTokens++;
  tell(s, { news: 'tokenTaken', token, space });
}
/** Move a Treasure token. */
export function carryTreasure(s: State, from: Space, to: Space): void {
  s.map.treasures[from]!--;
  s.map.treasures[to]!++;
  tell(s, { news: 'tokenMoved', token: 'treasure', from, to });
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
