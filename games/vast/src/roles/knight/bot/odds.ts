import { DARK, LIT, type Space, TILES } from '../../../data/places.ts';
import { FACES, type FaceId, type Kind } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';

// How likely a Dark tile is to hide a Crystal, for a player who counts tiles. The symbol on its Dark side says
// how many Crystals can still be behind it; when it was laid says which pile of the stack it came from, and each pile
// holds as many Crystals. Everyone at the table can see this.

const count = (isCounted: (kind: Kind) => boolean, mark: number | null): number =>
  FACES.filter((face) => isCounted(face.kind) && (mark === null || face.mark === mark)).length;
const isPlain = (kind: Kind): boolean => kind === 'ambush' || kind === 'event' || kind === 'treasureRoom';
const isCrystal = (kind: Kind): boolean => kind === 'crystal';
const TILES_BY_MARK = [0, 1, 2].map((mark) => count((kind) => isPlain(kind) || isCrystal(kind), mark));
const CRYSTALS_BY_MARK = [0, 1, 2].map((mark) => count(isCrystal, mark));

const PILES = 3;
const FIRST_TILES = 4; // round the Entrance, and never Crystals
const PLAIN_TILES = count(isPlain, null) - FIRST_TILES;
const CRYSTALS_A_PILE = count(isCrystal, null) / PILES;

/** What everyone has seen, counted. */
export interface Count {
  readonly unseen: readonly number[]; // by symbol: tiles that nobody has seen
  readonly hidden: readonly number[]; // by symbol: Crystals among them
  // by pile; the first four tiles come before them, as pile 0
  readonly last: readonly number[]; // the number of its last tile: numbers are given in the order of laying
  readonly likelier: readonly number[]; // to be a Crystal, for a tile of this pile against others
}

/**
 * Count what everyone has seen. A tile that Goblins have brought down leaves its number to another, which is then
 * taken for one of that pile: her memory is no better.
 */
export function countTiles(s: State): Count {
  const unseen = TILES_BY_MARK.slice();
  const hidden = CRYSTALS_BY_MARK.slice();
  const strike = (face: FaceId): void => {
    const { mark, kind } = FACES[face]!;
    if (mark === null) return;
    unseen[mark]!--;
    if (isCrystal(kind)) hidden[mark]!--;
  };
  for (const face of s.map.gone) strike(face);
  const { cell, light } = s.map.layout;
  const plain = PLAIN_TILES - s.settings.shallow; // [SETUP-4] [SETUP-9]
  const last: number[] = [];
  const dark: number[] = []; // on the map
  const chances: number[] = [];
  for (let pile = 0; pile <= PILES; pile++) {
    const size = pile === 0 ? FIRST_TILES : Math.ceil((plain - pile + 1) / PILES) + CRYSTALS_A_PILE;
    const before = pile === 0 ? 0 : last[pile - 1]!;
    last.push(before + size);
    let tiles = size;
    let crystals = pile === 0 ? 0 : CRYSTALS_A_PILE;
    let unlit = 0;
    for (let space = before + 1; space <= before + size && space < TILES; space++) {
      if (cell[space]! < 0) continue;
      if (light[space] === DARK) unlit++;
      if (light[space] !== LIT) continue;
      strike(s.map.faces[space]!);
      tiles--;
      if (isCrystal(FACES[s.map.faces[space]!]!.kind)) crystals--;
    }
    dark.push(unlit);
    chances.push(Math.max(0, crystals) / Math.max(1, tiles));
  }
  return { unseen, hidden, last, likelier: compared(s, last, dark, chances) };
}

/** Chances by pile become factors: on average over all tiles nobody has seen, on the map or in the stack, 1. */
function compared(s: State, last: readonly number[], dark: number[], chances: readonly number[]): number[] {
  let stack = s.map.stack.length;
  for (let pile = PILES; pile > 0; pile--) {
    const left = pile === 1 ? stack : Math.min(stack, last[pile]! - last[pile - 1]!);
    dark[pile]! += left;
    stack -= left;
  }
  let all = 0;
  let expected = 0;
  for (let pile = 0; pile <= PILES; pile++) {
    all += dark[pile]!;
    expected += dark[pile]! * chances[pile]!;
  }
  return chances.map((chance) => (expected === 0 ? 1 : (chance * all) / expected));
}

/** The chance that this Dark tile is a Crystal tile. */
export function oddsOf(s: State, { unseen, hidden, last, likelier }: Count, space: Space): number {
  const mark = s.map.layout.mark[space]!;
  let pile = 0;
  while (pile < PILES && space > last[pile]!) pile++;
  return Math.min(1, (likelier[pile]! * hidden[mark]!) / Math.max(1, unseen[mark]!));
}
