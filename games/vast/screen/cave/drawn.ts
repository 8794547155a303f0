import type { VastThing } from '@trollmoot/vast';
import {
  ALL_PIECES,
  type Cell,
  DARK,
  isTribe,
  type Piece,
  SIDES,
  type SideName,
  type Space,
  STEP,
  SYMBOLS,
  type Token,
  tribeOf,
  type View,
} from './facts.ts';
import { gem, type Place, piece as piecePlace, token as tokenPlace } from './places.ts';
import { cornerOf, middleOf, S, STANDS, tokenStands } from './plan.ts';
import type { Scene } from './scene.ts';

/** A piece with its place in the picture. */
export interface DrawnPiece {
  readonly piece: Piece;
  readonly place: Place;
  readonly space: Space; // NOWHERE if it lurks
  readonly x: number;
  readonly y: number;
  readonly k: number;
  readonly population: number;
  readonly strength: number;
  readonly isSunk: boolean;
  readonly isLurking: boolean;
}
export interface DrawnToken {
  readonly name: string;
  readonly place: Place;
  readonly space: Space;
  readonly count: number;
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

const tribeIn = (view: View, piece: Piece) => (isTribe(piece) ? view.goblins?.tribes[tribeOf(piece)] : undefined);

/** All pieces on the map or lurking next to it, back to front. */
export function drawnPieces(scene: Scene, view: View): DrawnPiece[] {
  const found: DrawnPiece[] = [];
  const on = new Map<Space, Piece[]>();
  for (const piece of ALL_PIECES) {
    const space = scene.pieces[piece]!;
    if (scene.spaces.has(space)) on.set(space, [...(on.get(space) ?? []), piece]);
  }
  const add = (piece: Piece, space: Space, x: number, y: number, k: number, isLurking: boolean): void => {
    const tribe = tribeIn(view, piece);
    found.push({
      piece,
      place: piecePlace(piece),
      space,
      x,
      y,
      k,
      population: tribe?.population ?? 0,
      strength: tribe?.strength ?? 0,
      isSunk: piece === 4 && !scene.surfaced,
      isLurking,
    });
  };
  for (const [space, pieces] of on) {
    const { x, y } = cornerOf(scene.spaces.get(space)!.cell);
    // The Dragon is big and his rubble low, so he goes behind.
    const order = [...pieces].sort((a, b) => Number(b === 4) - Number(a === 4));
    for (const [i, piece] of order.entries()) {
      const stand = STANDS[order.length]![i]!;
      add(piece, space, x + stand.x, y + stand.y, stand.k, false);
    }
  }
  for (const [tribe, cell] of scene.lurking.entries()) {
    if (cell < 0) continue;
    const { x, y } = middleOf(cell);
    const beside = scene.lurking.slice(0, tribe).filter((other) => other === cell).length;
    add((tribe + 1) as Piece, -1, x + beside * 34 - 10, y + 34, 0.8, true);
  }
  return found.sort((a, b) => a.y - b.y);
}

/** Every token on the map. */
export function drawnTokens(scene: Scene): DrawnToken[] {
  const found: DrawnToken[] = [];
  for (const { space, cell, light, tokens, treasures } of scene.spaces.values()) {
    const names: [string, number][] = [];
    for (const name of tokens) names.push([name, 1]);
    if (treasures > 0) names.push(['treasure', treasures]);
    for (const [symbol, at] of scene.gems.entries()) if (at === space) names.push([gem(symbol), 1]);
    if (names.length === 0) continue;
    const pieces = scene.pieces.filter((at) => at === space).length;
    const stands = tokenStands(names.length, pieces, light === DARK);
    const corner = cornerOf(cell);
    for (const [i, [name, count]] of names.entries()) {
      const { x, y, k } = stands[i]!;
      found.push({ name, place: tokenPlace(name, space), space, count, x: corner.x + x, y: corner.y + y, k });
    }
  }
  return found;
}

/** What a token on the map is, for those who ask about it. */
export const thingOfToken = ({ name, space }: DrawnToken): VastThing =>
  name.startsWith('gem')
    ? { thing: 'gem', gem: SYMBOLS[Number(name.slice(3))]! }
    : { thing: 'token', token: name as Token, space };

/** The open sides of a tile in this rotation: to a neighbour, or to a cell without a tile. */
export function opens(
  scene: Scene,
  cell: Cell,
  walls: readonly SideName[],
): { side: number; cell: Cell; isEmpty: boolean }[] {
  const taken = new Map([...scene.spaces.values()].map((there) => [there.cell, there]));
  return STEP.flatMap((step, side) => {
    if (walls.includes(SIDES[side]!)) return [];
    const next = taken.get(cell + step);
    const isBarred = next?.walls.includes(SIDES[(side + 2) & 3]!) ?? false;
    return isBarred ? [] : [{ side, cell: cell + step, isEmpty: next === undefined }];
  });
}

/** All tiles as one shape, for the light and the shadow on them. */
export function ground(scene: Scene): string {
  let d = '';
  for (const { cell } of scene.spaces.values()) {
    const { x, y } = cornerOf(cell);
    d += `M${x} ${y}h${S}v${S}h-${S}Z`;
  }
  return d;
}
