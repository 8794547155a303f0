import { tell } from '@trollmoot/kernel';
import type { Role } from '../data/roles.ts';
import {
  dragonAppears,
  dragonNotesEventTile,
  dragonSurfaces,
  drawsPowersForThief,
  escapesOnEntering,
  flameWallBurns,
  flameWallGoesOut,
} from '../roles/dragon/words/words.ts';
import {
  drawBonusForThief,
  hexEnds,
  lurkersAreUncovered,
  tribeForgetsTile,
  tribeReturnsFromKillingThief,
  tribesCalmDown,
} from '../roles/goblins/words/words.ts';
import { gainsGritForThief, gainsGritForTiles, knightArrivesAtEntrance } from '../roles/knight/words/words.ts';
import type { Kill } from '../roles/thief/contents.ts';
import { evasionIsFresh, forgetsPeek, stashesAtEntrance, thiefAppears } from '../roles/thief/words/words.ts';
import { type Cell, NOWHERE, type Space, type State } from '../state.ts';
import type { Revealing } from '../terrain/contents.ts';
import { magmaBurns, terrainMeets } from '../terrain/rules/effects.ts';
import { callsForTerrain } from '../terrain/rules/placing.ts';
import { type Piece, placeOf, setPiece } from './pieces.ts';

// Who reacts to what, in this order. Reactions are function declarations, for these lists are built while modules load.

/** When tiles have been revealed and the edges filled. [REVEAL-9] */
export const onReveal: readonly ((s: State, at: Revealing) => void)[] = [
  callsForTerrain,
  gainsGritForTiles,
  dragonNotesEventTile,
];

/** When a tile has come to lie on a cell. */
export const onTilePlaced: readonly ((s: State, at: { space: Space; cell: Cell }) => void)[] = [lurkersAreUncovered];

/** When a tile is about to leave the map. */
export const onTileRemoved: readonly ((s: State, space: Space) => void)[] = [forgetsPeek, tribeForgetsTile];

/** When a piece has come onto a space by whatever means; the Flame Wall comes before the stash. [TURN-12] */
export const onEnter: readonly ((s: State, piece: Piece, space: Space, from: Space) => void)[] = [
  terrainMeets,
  flameWallBurns,
  knightArrivesAtEntrance,
  stashesAtEntrance,
  escapesOnEntering,
];
export function enter(s: State, piece: Piece, space: Space, from: Space = NOWHERE): void {
  for (const react of onEnter) react(s, piece, space, from);
}

/** Move a piece to a space, told as `how`, and let entering it have its consequences. */
export function movePiece(s: State, piece: Piece, to: Space, how: string): void {
  const from = placeOf(s, piece);
  tell(s, { news: 'moved', piece, from, to, how });
  setPiece(s, piece, to);
  enter(s, piece, to, from);
}

/** When the Thief has been killed by a player. */
export const onThiefKilled: readonly ((s: State, kill: Kill) => void)[] = [
  gainsGritForThief,
  tribeReturnsFromKillingThief,
  drawBonusForThief,
  drawsPowersForThief,
];

/** At the start of this role's turn. [TURN-4] */
export const onTurnStart: readonly ((s: State, role: Role) => void)[] = [
  flameWallGoesOut,
  dragonAppears,
  thiefAppears,
  hexEnds,
];

/** At the end of this role's turn, before the cave grows or shrinks. [TURN-5] */
export const onTurnEnd: readonly ((s: State, role: Role) => void)[] = [magmaBurns, dragonSurfaces];

/** When a turn is over and limits per turn begin anew. [TURN-9] */
export const onTurnOver: readonly ((s: State) => void)[] = [evasionIsFresh, tribesCalmDown];
