import { type Refusal, type Rules, tell } from '@trollmoot/kernel';
import { plan } from '../../agenda.ts';
import type { Clause } from '../../clauses.ts';
import { BATS_REACH, EVENTS_DRAWN, OMEN_SYMBOLS, OMENS, type OmenName } from '../../data/cave.ts';
import { GRIT_LOSS } from '../../data/knight.ts';
import type { Role } from '../../data/roles.ts';
import { EAST, SOUTH, turned } from '../../data/tiles.ts';
import { movePiece } from '../../moments.ts';
import { ALL_PIECES, forcedReach, isTribe, KNIGHT, type Piece, placeOf, tokenReach } from '../../pieces.ts';
import { seatOf } from '../../seats.ts';
import { LIT, NOWHERE, SPACES, type Space, type State, TILES } from '../../state.ts';
import { collapsible } from '../../terrain/collapse.ts';
import { mayRockslide, rockslide, rotate } from '../../terrain/edges.ts';
import { faceOf, isKind } from '../../terrain/map.ts';
import { carryTreasure, hasToken, isInSupply, placeToken, rockslidesLeft } from '../../terrain/tokens.ts';
import { checkWins } from '../../wins.ts';
import { sporesOnDragon } from '../dragon/words.ts';
import { sporesOnGoblins } from '../goblins/words.ts';
import { isKnightAlive, isShielded, loseGrit } from '../knight/words.ts';
import { sporesOnThief } from '../thief/words.ts';
import type { CaveContents } from './contents.ts';
import { addShapes, shape } from './shape.ts';
import { treasureSpots } from './words.ts';

// The six powers of the Omens: whether they can do anything, what they are pointed at, what they do.

const it = (s: State): number => seatOf(s, 'cave');

// ── paying ───────────────────────────────────────────────────────────────────────────────

/** [CAVE-OMEN-2] What the next use of this Omen costs. */
export const costOf = (s: State, omen: number): number => OMENS[omen]!.costs[Math.min(2, s.cave!.used[omen]!)]!;
/** [CAVE-OMEN-1] Tokens held that could pay for it. */
export function fundsFor(s: State, omen: number): number {
  let held = 0;
  for (const symbol of OMENS[omen]!.symbols) held += s.cave!.omens[symbol]!;
  return held;
}
/** One token back into the bag. */
function spend(s: State, symbol: number): void {
  s.cave!.omens[symbol]!--;
  s.cave!.bag[symbol]!++;
  tell(s, { news: 'omenPaid', symbol: OMEN_SYMBOLS[symbol]! });
}
/** Pay so many: at once if there is only one way to do it, else token by token. */
function pay(s: State, omen: number, left: number): void {
  const symbols = OMENS[omen]!.symbols.filter((symbol) => s.cave!.omens[symbol]! > 0);
  const isOpen = left > 0 && symbols.length > 1 && fundsFor(s, omen) > left;
  if (isOpen) plan(s, { step: 'cave.pay', omen, left });
  else for (let n = left; n > 0; n--) spend(s, symbols.find((symbol) => s.cave!.omens[symbol]! > 0)!);
}

// ── what they can be pointed at ──────────────────────────────────────────────────────────

/** [CAVE-BATS-1] [SWITCH-9] Where the Bats may carry a piece. */
function batsReach(s: State, piece: Piece, steps: number): Space[] {
  if (placeOf(s, piece) === NOWHERE || (piece === KNIGHT && isShielded(s))) return [];
  if (isTribe(piece) && s.settings.batsTribeOntoDragon === 'never')
    return forcedReach(s, piece, steps, (space) => !hasOtherPlayer(s, space));
  return forcedReach(s, piece, steps);
}
const hasOtherPlayer = (s: State, space: Space): boolean => {
  for (const piece of ALL_PIECES) if (!isTribe(piece) && placeOf(s, piece) === space) return true;
  return false;
};
const isCarried = (piece: Piece): boolean => piece === KNIGHT || isTribe(piece);

function mayUseBats(s: State): boolean {
  for (const piece of ALL_PIECES) if (isCarried(piece) && batsReach(s, piece, 1).length > 0) return true;
  for (let space = 0; space < SPACES; space++)
    if (s.map.treasures[space]! > 0 && tokenReach(s, space, BATS_REACH).length > 0) return true;
  return false;
}

/** [CAVE-ROCK-1] Is there an edge for a Rockslide? Each is looked at from its west or its north. */
function addRockslides(s: State, acts: { push(act: CaveContents['cave.rockslide']['act']): unknown }): void {
  for (let space = 0; space < SPACES; space++) {
    if (s.map.layout.cell[space]! < 0) continue;
    if (mayRockslide(s, space, EAST)) acts.push({ do: 'rockslide', space, side: EAST });
    if (mayRockslide(s, space, SOUTH)) acts.push({ do: 'rockslide', space, side: SOUTH });
  }
}
function mayUseRockslide(s: State): boolean {
  for (let space = 0; space < SPACES; space++)
    if (s.map.layout.cell[space]! >= 0 && (mayRockslide(s, space, EAST) || mayRockslide(s, space, SOUTH))) return true;
  return false;
}

/** [CAVE-SPORES-1] Whom Spores would cost something. */
function maySpore(s: State, role: Role): boolean {
  if (role === 'knight') return isKnightAlive(s) && s.knight!.grit > 0;
  if (role === 'goblins') return s.goblins!.population.some((n) => n > 1);
  if (role === 'dragon') return s.dragon!.wakefulness > s.dragon!.locked;
  return role === 'thief' && s.thief!.upgrades !== 0;
}

/** [CAVE-CURSE-1] May this tile be turned to lie differently? */
const mayTwist = (s: State, space: Space): boolean =>
  s.map.layout.cell[space]! >= 0 && s.map.layout.light[space] === LIT && faceOf(s, space).walls !== 0;
/** [CAVE-CURSE-2] */
const mayRouse = (s: State, space: Space): boolean =>
  s.map.layout.cell[space]! >= 0 && isKind(s, space, 'event') && !hasToken(s, space, 'event');
/** [CAVE-CURSE-3] With no more than three cards nothing would change. */
const mayBuryEvents = (s: State): boolean => isKnightAlive(s) && s.events.length > EVENTS_DRAWN;

function addCurses(s: State, acts: { push(act: CaveContents['cave.curse']['act']): unknown }): void {
  for (let space = 1; space < TILES; space++) if (mayTwist(s, space)) acts.push({ do: 'twist', space });
  if (isKnightAlive(s) && isInSupply(s, 'event'))
    for (let space = 1; space < TILES; space++) if (mayRouse(s, space)) acts.push({ do: 'rouse', space });
  if (mayBuryEvents(s)) acts.push({ do: 'buryEvents' });
}
function mayCurse(s: State): boolean {
  if (mayBuryEvents(s)) return true;
  const rouses = isKnightAlive(s) && isInSupply(s, 'event');
  for (let space = 1; space < TILES; space++) if (mayTwist(s, space) || (rouses && mayRouse(s, space))) return true;
  return false;
}

const mayHate = (s: State): boolean =>
  s.cave!.hatred > 0 || (s.map.collapsing ? collapsible(s).length > 0 : s.cave!.hand.length > 0);

interface Omen {
  readonly may: (s: State) => boolean;
  readonly ask: (s: State) => void;
  readonly clause: Clause;
}
/** [CAVE-OMEN-3] Each power: whether it could do anything, and the question it puts. */
const POWER: { readonly [omen in OmenName]: Omen } = {
  giantBats: { may: mayUseBats, ask: (s) => plan(s, { step: 'cave.bats' }), clause: 'CAVE-BATS-1' },
  rockslide: {
    may: mayUseRockslide,
    ask: (s) =>
      plan(s, rockslidesLeft(s) > 0 ? { step: 'cave.rockslide', taken: NOWHERE } : { step: 'cave.liftRockslide' }),
    clause: 'CAVE-ROCK-1',
  },
  pastPlunder: {
    may: (s) => s.map.supply > 0 && treasureSpots(s).length > 0,
    ask: (s) => plan(s, { step: 'cave.hoard' }),
    clause: 'CAVE-PLUNDER-1',
  },
  soporificSpores: {
    may: (s) => s.roles.some((role) => maySpore(s, role)),
    ask: (s) => plan(s, { step: 'cave.spores' }),
    clause: 'CAVE-SPORES-1',
  },
  hatred: { may: mayHate, ask: (s) => plan(s, { step: 'cave.hatred' }), clause: 'CAVE-HATRED-1' },
  crystalCurse: { may: mayCurse, ask: (s) => plan(s, { step: 'cave.curse' }), clause: 'CAVE-CURSE-1' },
};

/** Why this Omen may not be used now; null if it may. */
export function barOmen(s: State, omen: number): Refusal<Clause> | null {
  if (OMENS[omen] === undefined) return { clause: 'CAVE-OMEN-1', fact: {} };
  const cost = costOf(s, omen);
  if (fundsFor(s, omen) < cost) return { clause: 'CAVE-OMEN-1', fact: { cost, held: fundsFor(s, omen) } };
  return POWER[OMENS[omen]!.name].may(s) ? null : { clause: 'CAVE-OMEN-3', fact: { cost } };
}

/** [CAVE-OMEN-1] Pay, and then point it at something. */
export function useOmen(s: State, omen: number): void {
  const { name } = OMENS[omen]!;
  const cost = costOf(s, omen);
  s.cave!.used[omen]!++;
  tell(s, { news: 'omenUsed', omen: name, cost, thing: `omen ${name}`, clause: POWER[name].clause });
  POWER[name].ask(s);
  pay(s, omen, cost);
}

// ── what they do ─────────────────────────────────────────────────────────────────────────

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
  | 'cave.hoard'
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
      for (const piece of ALL_PIECES)
        if (isCarried(piece) && batsReach(s, piece, 1).length > 0) acts.push({ do: 'seize', piece });
      for (let space = 0; space < SPACES; space++)
        if (s.map.treasures[space]! > 0 && tokenReach(s, space, BATS_REACH).length > 0)
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
  'cave.hoard': {
    who: it,
    options: (s) => treasureSpots(s).map((space) => ({ do: 'hoard', space })),
    take: (s, _at, { space }) => void placeToken(s, space, 'treasure'),
    why: (_s, _at, wish) => (wish.do === 'hoard' ? { clause: 'CAVE-7', fact: {} } : null),
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
        s.events = [...s.events.slice(-EVENTS_DRAWN), ...s.events.slice(0, -EVENTS_DRAWN)];
        tell(s, { news: 'eventsBuried', cards: EVENTS_DRAWN, clause: 'CAVE-CURSE-3' });
        s.noReturn = s.ply; // the next three are seen
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
