import { shuffle } from '@trollmoot/kernel';
import { MIDDLE, NOWHERE, TILES } from '../../data/places.ts';
import { ENTRANCE_FACE, FACES, type FaceId, facesOf, type Kind } from '../../data/tiles.ts';
import { EVENT_TOKENS, TREASURE_TOKENS, TREASURE_TOKENS_WITH_THIEF } from '../../data/tokens.ts';
import type { State } from '../../state.ts';
import { isPlaying } from '../../words/questions/seats.ts';
import type { CaveMap } from '../state.ts';
import { layDown } from '../words/effects/layout.ts';
import { ANY_PILE, FIRST, leftOut, PILES } from '../words/questions/piles.ts';
import { STEP } from '../words/questions/plane.ts';

/** An empty table with nothing but the Entrance. [SETUP-3] */
export const emptyMap = (spaces = TILES): CaveMap => ({
  layout: {
    cell: Array<number>(spaces).fill(NOWHERE).with(0, MIDDLE),
    light: Array<number>(spaces).fill(0).with(0, 1),
    walls: Array<number>(spaces).fill(0),
    mark: Array<number>(spaces).fill(NOWHERE),
    bombs: [],
    rockslides: [],
  },
  faces: Array<FaceId>(TILES).fill(ENTRANCE_FACE),
  tokens: Array<number>(spaces).fill(0),
  treasures: Array<number>(spaces).fill(0),
  flameWall: NOWHERE,
  burnt: 0,
  stack: [],
  piles: [0, 0, 0],
  under: 0,
  depth: PILES - 1,
  origin: Array<number>(TILES).fill(ANY_PILE),
  gone: [],
  goneFrom: [],
  buried: [],
  collapsing: false,
  supply: 0,
  eventTokens: EVENT_TOKENS,
  revealed: 0,
  crystalsRevealed: 0,
  crystalsSmashed: 0,
  crystalsRemoved: 0,
  terrainRound: 0,
});

export function setUpMap(s: State): void {
  const fewer = leftOut(s); // [SETUP-10]
  const take = (kind: Kind): FaceId[] => shuffle(s, facesOf(kind)).slice(fewer);
  const plain = shuffle(s, [...take('ambush'), ...take('event'), ...take('treasureRoom')]);
  plain.length -= s.settings.shallow; // [SETUP-9]
  for (const step of STEP) {
    const face = plain.pop()!;
    const space = layDown(s, MIDDLE + step, FACES[face]!.mark!);
    s.map.faces[space] = face;
    s.map.origin = s.map.origin.with(space, FIRST);
  }
  const crystals = take('crystal');
  const vaults = isPlaying(s, 'thief') ? take('vault') : []; // [SETUP-5]
  const piles: FaceId[][] = Array.from({ length: PILES }, () => []);
  for (const faces of [plain, crystals, vaults]) for (const [i, face] of faces.entries()) piles[i % PILES]!.push(face); // [SETUP-4]
  s.map.stack = piles.flatMap((pile) => shuffle(s, pile)).reverse();
  s.map.piles = piles.map((pile) => pile.length);
  s.map.depth = 0;
  s.map.supply = isPlaying(s, 'thief') ? TREASURE_TOKENS_WITH_THIEF : TREASURE_TOKENS; // [SETUP-6]
}
