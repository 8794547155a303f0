import type { Rules } from '@trollmoot/kernel';
import { type Cell, DARK, LIT, type Space } from '../../data/places.ts';
import type { State } from '../../state.ts';
import { placeFromStack } from '../../terrain/words/effects/tiles.ts';
import { placeToken } from '../../terrain/words/effects/tokens.ts';
import { rim, spaceAt, tilesThat } from '../../terrain/words/questions/map.ts';
import { STEP } from '../../terrain/words/questions/plane.ts';
import { plan } from '../../words/effects/agenda.ts';
import { isUnoccupied } from '../../words/questions/pieces.ts';
import { seatOf } from '../../words/questions/seats.ts';
import type { VariantContents } from '../contents.ts';

/** [VARIANT-7] Dark tiles with nothing on them; [VARIANT-8] when no Dark tile is left at all, Lit ones. */
function plunderSpots(s: State): Space[] {
  const dark = tilesThat(s, DARK);
  return (dark.length > 0 ? dark : tilesThat(s, LIT)).filter((space) => isUnoccupied(s, space));
}

/** [VARIANT-8] Empty cells beside a Dark tile. */
const digSpots = (s: State): Cell[] => rim(s).filter((cell) => STEP.some((step) => isDarkAt(s, cell + step)));
const isDarkAt = (s: State, cell: Cell): boolean => {
  const space = spaceAt(s, cell);
  return space >= 0 && s.map.layout.light[space] === DARK;
};

export const pastPlunder: Pick<Rules<State, VariantContents>, 'plunder.begin' | 'plunder.place' | 'plunder.dig'> = {
  /** [VARIANT-7] [VARIANT-8] At the end of the holder's turn a Treasure token goes down, if there is one. */
  'plunder.begin': {
    happen(s, { by }) {
      if (s.map.supply === 0) return;
      if (plunderSpots(s).length > 0) plan(s, { step: 'plunder.place', by });
      else if (s.map.stack.length > 0 && !s.map.collapsing && digSpots(s).length > 0)
        plan(s, { step: 'plunder.dig', by });
    },
  },
  'plunder.place': {
    who: (s, { by }) => seatOf(s, by),
    options: (s) => plunderSpots(s).map((space) => ({ do: 'placeTreasure', space })),
    take: (s, _at, { space }) => void placeToken(s, space, 'treasure'),
    why: (_s, _at, wish) => (wish.do === 'placeTreasure' ? { clause: 'VARIANT-7', fact: {} } : null),
  },
  'plunder.dig': {
    who: (s, { by }) => seatOf(s, by),
    options: (s) => digSpots(s).map((cell) => ({ do: 'dig', cell })),
    take: (s, _at, { cell }) => void placeToken(s, placeFromStack(s, cell), 'treasure'),
    why: (_s, _at, wish) => (wish.do === 'dig' ? { clause: 'VARIANT-8', fact: {} } : null),
  },
};
