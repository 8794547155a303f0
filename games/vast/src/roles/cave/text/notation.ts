import { OMENS } from '../../../data/cave.ts';
import { PIECES } from '../../../data/pieces.ts';
import type { Space } from '../../../data/places.ts';
import { SIDES } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { cellOf } from '../../../terrain/words/questions/map.ts';
import { cellName, wallName } from '../../../text/places.ts';
import type { Notation } from '../../../text/shapes.ts';
import type { CaveContents } from '../contents.ts';

const place = (s: State, space: Space): string => cellName(cellOf(s, space));

export const caveNotation: Notation<CaveContents, 'collapse' | 'placeTreasure'> = {
  takeTile: ({ slot }) => `take tile ${slot + 1}`,
  layTile: ({ cell }) => `lay ${cellName(cell)}`,
  useOmen: ({ omen }) => `omen ${OMENS[omen]!.name}`,
  payOmen: ({ symbol }) => `pay ${symbol}`,
  seize: ({ piece }) => `bats seize ${PIECES[piece]}`,
  seizeTreasure: ({ space }, s) => `bats seize treasure ${place(s, space)}`,
  drop: ({ to }, s) => `drop ${place(s, to)}`,
  liftRockslide: ({ edge }, s) => `lift rockslide ${place(s, edge >> 2)} ${SIDES[edge & 3]}`,
  rockslide: ({ space, side }, s) => `rockslide ${place(s, space)} ${SIDES[side]}`,
  spore: ({ role }) => `spores ${role}`,
  shedHatred: () => 'shed hatred',
  twist: ({ space }, s) => `twist ${place(s, space)}`,
  twistTo: ({ space, walls }, s) => `twist ${place(s, space)} ${wallName(walls)}`,
  rouse: ({ space }, s) => `event ${place(s, space)}`,
  buryEvents: () => 'bury events',
  fill: ({ cell, slot }) => `fill ${cellName(cell)} with tile ${slot + 1}`,
  placeFor: ({ slot }) => `place tile ${slot + 1}`,
  playEvent: ({ slot }) => `play event ${slot + 1}`,
  handTreasure: ({ slot }) => `hand treasure ${slot + 1}`,
  discardOmen: ({ symbol }) => `discard ${symbol}`,
};
