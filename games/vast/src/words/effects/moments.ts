import { tell } from '@trollmoot/kernel';
import type { Piece } from '../../data/pieces.ts';
import { NOWHERE, type Space } from '../../data/places.ts';
import type { Role } from '../../data/roles.ts';
import { flameWallBurns, flameWallGoesOut } from '../../roles/dragon/words/effects/flame-wall.ts';
import {
  dragonAppears,
  dragonNotesEventTile,
  dragonSurfaces,
  escapesOnEntering,
} from '../../roles/dragon/words/effects/moments.ts';
import { hexEnds, tribeForgetsTile, tribesCalmDown } from '../../roles/goblins/words/effects/moments.ts';
import { gainsGritForTiles, knightArrivesAtEntrance } from '../../roles/knight/words/effects/moments.ts';
import {
  evasionIsFresh,
  forgetsPeek,
  stashesAtEntrance,
  thiefAppears,
} from '../../roles/thief/words/effects/moments.ts';
import type { State } from '../../state.ts';
import type { Revealing } from '../../terrain/contents.ts';
import { magmaBurns, terrainMeets } from '../../terrain/words/effects/ground.ts';
import { callsForTerrain } from '../../terrain/words/effects/laying.ts';
import { placeOf } from '../questions/pieces.ts';
import { setPiece } from './pieces.ts';

// Who reacts to what, in this order. Reactions to a killed Thief are in death.ts, those to a placed tile in tiles.ts.

/** When tiles have been revealed and the edges filled. [REVEAL-9] */
export const onReveal: readonly ((s: State, at: Revealing) => void)[] = [
  callsForTerrain,
  gainsGritForTiles,
  dragonNotesEventTile,
];

/** When a tile is about to leave the map. */
export const onTileRemoved: readonly ((s: State, space: Space) => void)[] = [forgetsPeek, tribeForgetsTile];

/** When a piece has come onto a space by any means; the Flame Wall comes before the stash. [TURN-12] */
const onEnter: readonly ((s: State, piece: Piece, space: Space, from: Space) => void)[] = [
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

/** At the start of this role's turn. [TURN-4] */
export const onTurnStart: readonly ((s: State, role: Role) => void)[] = [
  flameWallGoesOut,
  dragonAppears,
  thiefAppears,
  hexEnds,
];

/** At the end of this role's turn, before the cave grows or shrinks. [TURN-5] */
export const onTurnEnd: readonly ((s: State, role: Role) => void)[] = [magmaBurns, dragonSurfaces];

/** When a turn is over and limits per turn are reset. [TURN-9] */
export const onTurnOver: readonly ((s: State) => void)[] = [evasionIsFresh, tribesCalmDown];
