import { nowKnown, type Rules, tell } from '@trollmoot/kernel';
import { BATS_REACH, EVENTS_DRAWN, OMEN_SYMBOLS, OMENS } from '../../../data/cave.ts';
import { GRIT_LOSS } from '../../../data/knight.ts';
import { ALL_PIECES } from '../../../data/pieces.ts';
import { NOWHERE, SPACES, type Space } from '../../../data/places.ts';
import { turned } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { rockslide, rotate } from '../../../terrain/words/effects/edges.ts';
import { carryTreasure, placeToken } from '../../../terrain/words/effects/tokens.ts';
import { faceOf } from '../../../terrain/words/questions/map.ts';
import { plan } from '../../../words/effects/agenda.ts';
import { movePiece } from '../../../words/effects/moments.ts';
import { checkWins } from '../../../words/effects/wins.ts';
import { mayTokenBeMoved, tokenReach } from '../../../words/questions/moving.ts';
import { placeOf } from '../../../words/questions/pieces.ts';
import { seatOf } from '../../../words/questions/seats.ts';
import { sporesOnDragon } from '../../dragon/words/effects/board.ts';
import { sporesOnGoblins } from '../../goblins/words/effects/tribes.ts';
import { loseGrit } from '../../knight/words/effects/board.ts';
import { caveHasBuried } from '../../knight/words/effects/treasures.ts';
import { sporesOnThief } from '../../thief/words/effects/board.ts';
import type { CaveContents } from '../contents.ts';
import { treasureSpots } from '../words/questions.ts';
import { addCurses, addRockslides, batsReach, mayBatsSeize, maySpore, pay, spend } from './powers.ts';
import { addShapes, shape } from './shape.ts';

// What the Omens are pointed at, and what they do.

const it = (s: State): number => seatOf(s, 'cave');

/** [CAVE-CURSE-1] The other ways a tile may lie. */
function twistsOf(s: State, space: Space): number[] {
  const found: number[] = [];
  for (let turns = 0; turns < 4; turns++) {
    const walls = turned(faceOf(s, space).walls, turns);
    if (walls !== s.map.layout.walls[space] && !found.includes(walls)) found.push(walls);
  }
  return found;
}

type Pointing =
  | 'cave.pay'
  | 'cave.bats'
  | 'cave.batsTo'
  | 'cave.liftRockslide'
  | 'cave.rockslide'
  | 'cave.pastPlunder'
  | 'cave.spores'
  | 'cave.hatred'
  | 'cave.curse'
  | 'cave.twist';

export const omens: Pick<Rules<State, CaveContents>, Pointing> = {
  /** [CAVE-OMEN-1] Which token pays? */
  'cave.pay': {
    who: it,
    options(s, { omen }) {
      const acts: CaveContents['cave.pay']['act'][] = [];
      for (const symbol of OMENS[omen]!.symbols)
        if (s.cave!.omens[symbol]! > 0) acts.push({ do: 'payOmen', symbol: OMEN_SYMBOLS[symbol]! });
      return acts;
    },
    take(s, { omen, left }, { symbol }) {
      spend(s, OMEN_SYMBOLS.indexOf(symbol));
      pay(s, omen, left - 1);
    },
    why: (_s, _at, wish) => (wish.do === 'payOmen' ? { clause: 'CAVE-OMEN-1', fact: {} } : null),
  },

  /** [CAVE-BATS-1] What do they carry? */
  'cave.bats': {
    who: it,
    options(s) {
      const acts: CaveContents['cave.bats']['act'][] = [];
      for (const piece of ALL_PIECES) if (mayBatsSeize(s, piece)) acts.push({ do: 'seize', piece });
      for (let space = 0; space < SPACES; space++)
        if (s.map.treasures[space]! > 0 && mayTokenBeMoved(s, space, BATS_REACH))
          acts.push({ do: 'seizeTreasure', space });
      return acts;
    },
    take(s, _at, act) {
      const seized = act.do === 'seize';
      const from = seized ? placeOf(s, act.piece) : act.space;
      plan(s, { step: 'cave.batsTo', piece: seized ? act.piece : NOWHERE, from });
    },
    why: (_s, _at, wish) =>
      wish.do === 'seize' || wish.do === 'seizeTreasure' ? { clause: 'CAVE-BATS-1', fact: {} } : null,
  },
  /** [CAVE-BATS-1] And where to? */
  'cave.batsTo': {
    who: it,
    options(s, { piece, from }) {
      const acts: CaveContents['cave.batsTo']['act'][] = [];
      const reach = piece === NOWHERE ? tokenReach(s, from, BATS_REACH) : batsReach(s, piece, BATS_REACH);
      for (const to of reach) acts.push({ do: 'drop', to });
      return acts;
    },
    take(s, { piece, from }, { to }) {
      if (piece === NOWHERE) carryTreasure(s, from, to);
      else movePiece(s, piece, to, 'bats');
    },
    why: (_s, _at, wish) => (wish.do === 'drop' ? { clause: 'CAVE-BATS-1', fact: {} } : null),
  },

  /** [CAVE-ROCK-1] All three lie: which one is moved? */
  'cave.liftRockslide': {
    who: it,
    options: (s) => s.map.layout.rockslides.map((edge) => ({ do: 'liftRockslide', edge })),
    take: (s, _at, { edge }) => plan(s, { step: 'cave.rockslide', taken: edge }),
  },
  'cave.rockslide': {
    who: it,
    options(s) {
      const acts: CaveContents['cave.rockslide']['act'][] = [];
      addRockslides(s, acts);
      return acts;
    },
    take: (s, { taken }, { space, side }) => rockslide(s, space, side, taken === NOWHERE ? null : taken),
    why: (_s, _at, wish) => (wish.do === 'rockslide' ? { clause: 'EDGE-7', fact: {} } : null),
  },

  /** [CAVE-PLUNDER-1] */
  'cave.pastPlunder': {
    who: it,
    options: (s) => treasureSpots(s).map((space) => ({ do: 'placeTreasure', space })),
    take: (s, _at, { space }) => void placeToken(s, space, 'treasure'),
    why: (_s, _at, wish) => (wish.do === 'placeTreasure' ? { clause: 'CAVE-7', fact: {} } : null),
  },

  /** [CAVE-SPORES-1] */
  'cave.spores': {
    who: it,
    options(s) {
      const acts: CaveContents['cave.spores']['act'][] = [];
      for (const role of s.roles) if (maySpore(s, role)) acts.push({ do: 'spore', role });
      return acts;
    },
    take(s, _at, { role }) {
      tell(s, { news: 'spored', role, clause: 'CAVE-SPORES-1' });
      if (role === 'knight') loseGrit(s, GRIT_LOSS.spores, 'CAVE-SPORES-1');
      else if (role === 'goblins') sporesOnGoblins(s);
      else if (role === 'dragon') sporesOnDragon(s);
      else sporesOnThief(s);
    },
    why: (_s, _at, wish) => (wish.do === 'spore' ? { clause: 'CAVE-OMEN-3', fact: {} } : null),
  },

  /** [CAVE-HATRED-1] [CAVE-HATRED-2] */
  'cave.hatred': {
    who: it,
    options(s) {
      const acts: CaveContents['cave.hatred']['act'][] = [];
      addShapes(s, acts);
      if (s.cave!.hatred > 0) acts.push({ do: 'shedHatred' });
      return acts;
    },
    take(s, _at, act) {
      if (act.do !== 'shedHatred') return shape(s, act);
      s.cave!.hatred--;
      tell(s, { news: 'hatredShed', left: s.cave!.hatred, clause: 'CAVE-HATRED-2' });
      checkWins(s);
    },
  },

  /** [CAVE-CURSE-1] [CAVE-CURSE-2] [CAVE-CURSE-3] */
  'cave.curse': {
    who: it,
    options(s) {
      const acts: CaveContents['cave.curse']['act'][] = [];
      addCurses(s, acts);
      return acts;
    },
    take(s, _at, act) {
      if (act.do === 'twist') plan(s, { step: 'cave.twist', space: act.space });
      else if (act.do === 'rouse') placeToken(s, act.space, 'event');
      else {
        caveHasBuried(s, EVENTS_DRAWN);
        s.events = [...s.events.slice(-EVENTS_DRAWN), ...s.events.slice(0, -EVENTS_DRAWN)];
        tell(s, { news: 'eventsBuried', cards: EVENTS_DRAWN, clause: 'CAVE-CURSE-3' });
        nowKnown(s); // the next three are seen
      }
    },
    why(_s, _at, wish) {
      if (wish.do === 'rouse') return { clause: 'CAVE-CURSE-2', fact: {} };
      return { clause: wish.do === 'buryEvents' ? 'CAVE-CURSE-3' : 'CAVE-CURSE-1', fact: {} };
    },
  },
  'cave.twist': {
    who: it,
    options: (s, { space }) => twistsOf(s, space).map((walls) => ({ do: 'twistTo', space, walls })),
    take(s, _at, { space, walls }) {
      plan(s, { step: 'map.fill' });
      rotate(s, space, walls);
    },
  },
};
