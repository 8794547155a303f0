import type { Seat } from '@trollmoot/kernel';
import { type Cell, SPACES, type Space } from '../../data/places.ts';
import { TERRAIN, type TerrainName } from '../../data/terrain.ts';
import { FACES, type Kind, type SideName, wallsNamed } from '../../data/tiles.ts';
import type { MapToken } from '../../data/tokens.ts';
import type { State } from '../../state.ts';
import { seatOf } from '../../words/questions/seats.ts';
import { tilesLeft } from '../words/questions/filling.ts';
import { faceOf, isDark, isOnMap, isTile } from '../words/questions/map.ts';
import { terrainOf } from '../words/questions/spaces.ts';
import { tokensOn } from '../words/questions/tokens.ts';

/** A space as one viewer sees it. */
export interface SpaceView {
  readonly space: Space;
  readonly cell: Cell;
  readonly light: number; // DARK or LIT; terrain is NEITHER
  readonly mark: number | null; // the Tribe's symbol on a Dark tile
  readonly face: string | null; // null while the viewer does not know it
  readonly kind: Kind | null;
  readonly terrain: TerrainName | null;
  readonly walls: readonly SideName[];
  readonly tokens: readonly MapToken[];
  readonly treasures: number;
}
export interface MapView {
  readonly spaces: readonly SpaceView[];
  readonly bombs: readonly number[];
  readonly rockslides: readonly number[];
  readonly flameWall: Space;
  readonly stack: number; // tiles in it
  readonly gone: readonly string[]; // tiles out of the game
  readonly top: number | null; // the symbol on the top tile's back
  readonly left: number; // tiles still to be placed, hand included
  readonly collapsing: boolean;
  readonly supply: number;
  readonly eventTokens: number;
  readonly revealed: number;
  readonly crystalsRevealed: number;
  readonly crystalsSmashed: number;
  readonly crystalsRemoved: number;
}

/** [MAP-1] [CAVE-12] Who knows the underside of a Dark tile: the Cave may look at any, the Thief remembers what he peeked at. */
export function knowsFace(s: State, space: Space, seat: Seat | null): boolean {
  if (!isDark(s, space)) return true;
  if (seat === null) return false;
  return seat === seatOf(s, 'cave') || (seat === seatOf(s, 'thief') && s.thief!.peeked.includes(space));
}

export function viewMap(s: State, seat: Seat | null): MapView {
  const { map } = s;
  const spaces: SpaceView[] = [];
  for (let space = 0; space < SPACES; space++) {
    if (!isOnMap(s, space)) continue;
    const known = knowsFace(s, space, seat);
    const dark = isDark(s, space);
    const tile = isTile(space);
    spaces.push({
      space,
      cell: map.layout.cell[space]!,
      light: map.layout.light[space]!,
      mark: dark ? map.layout.mark[space]! : null,
      face: known && tile ? faceOf(s, space).name : null,
      kind: known && tile ? faceOf(s, space).kind : null,
      terrain: tile ? null : TERRAIN[terrainOf(space)]!.name,
      walls: wallsNamed(map.layout.walls[space]!),
      tokens: tokensOn(s, space),
      treasures: map.treasures[space]!,
    });
  }
  return {
    spaces,
    bombs: map.layout.bombs,
    rockslides: map.layout.rockslides,
    flameWall: map.flameWall,
    stack: map.stack.length,
    gone: map.gone.map((face) => FACES[face]!.name),
    top: map.stack.length === 0 ? null : FACES[map.stack.at(-1)!]!.mark,
    left: tilesLeft(s),
    collapsing: map.collapsing,
    supply: map.supply,
    eventTokens: map.eventTokens,
    revealed: map.revealed,
    crystalsRevealed: map.crystalsRevealed,
    crystalsSmashed: map.crystalsSmashed,
    crystalsRemoved: map.crystalsRemoved,
  };
}
