import { type Refusal, tell } from '@trollmoot/kernel';
import type { Clause } from '../../../clauses.ts';
import { BATS_REACH, EVENTS_DRAWN, OMEN_SYMBOLS, OMENS, type OmenName } from '../../../data/cave.ts';
import { ALL_PIECES, isTribe, KNIGHT, type Piece } from '../../../data/pieces.ts';
import { LIT, NOWHERE, type Space, TILES } from '../../../data/places.ts';
import type { Role } from '../../../data/roles.ts';
import { EAST, SOUTH } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { mayCollapse } from '../../../terrain/words/questions/clearing.ts';
import { mayRockslide } from '../../../terrain/words/questions/edges.ts';
import { faceOf, isKind } from '../../../terrain/words/questions/map.ts';
import { isForest } from '../../../terrain/words/questions/spaces.ts';
import { hasToken, isInSupply, rockslidesLeft } from '../../../terrain/words/questions/tokens.ts';
import { plan } from '../../../words/effects/agenda.ts';
import { forcedReach, mayBeMovedAtAll, mayTokenBeMoved } from '../../../words/questions/moving.ts';
import { placeOf } from '../../../words/questions/pieces.ts';
import { isKnightAlive, isShielded } from '../../knight/words/questions/stats.ts';
import type { CaveContents } from '../contents.ts';
import { hasTreasureSpot } from '../words/questions.ts';

// The six powers of the Omens: what they cost, and whether they can do anything.

// ── paying ───────────────────────────────────────────────────────────────────────────────

/** [CAVE-OMEN-2] What the next use of this Omen costs. */
const costOf = (s: State, omen: number): number => OMENS[omen]!.costs[Math.min(2, s.cave!.used[omen]!)]!;
/** [CAVE-OMEN-1] Tokens held that could pay for it. */
function fundsFor(s: State, omen: number): number {
  let held = 0;
  const { symbols } = OMENS[omen]!;
  for (let i = 0; i < symbols.length; i++) held += s.cave!.omens[symbols[i]!]!;
  return held;
}
/** One token back into the bag. */
export function spend(s: State, symbol: number): void {
  s.cave!.omens[symbol]!--;
  s.cave!.bag[symbol]!++;
  tell(s, { news: 'omenPaid', symbol: OMEN_SYMBOLS[symbol]! });
}
/** Pay `cost` tokens: at once if there is only one way to pay, else one by one. */
export function pay(s: State, omen: number, left: number): void {
  const symbols = OMENS[omen]!.symbols.filter((symbol) => s.cave!.omens[symbol]! > 0);
  const isOpen = left > 0 && symbols.length > 1 && fundsFor(s, omen) > left;
  if (isOpen) plan(s, { step: 'cave.pay', omen, left });
  else for (let n = left; n > 0; n--) spend(s, symbols.find((symbol) => s.cave!.omens[symbol]! > 0)!);
}

// ── what they can be pointed at ──────────────────────────────────────────────────────────

/** [CAVE-BATS-1] [SWITCH-9] Where the Bats may carry a piece. */
export function batsReach(s: State, piece: Piece, steps: number): Space[] {
  if (isForest(placeOf(s, piece))) return []; // [TERRAIN-13]
  if (placeOf(s, piece) === NOWHERE || (piece === KNIGHT && isShielded(s))) return [];
  if (isTribe(piece) && s.settings.batsTribeOntoDragon === 'never')
    return forcedReach(s, piece, steps, (space) => !hasOtherPlayer(s, space));
  return forcedReach(s, piece, steps);
}
/** Whether they may carry it anywhere. */
export function mayBatsSeize(s: State, piece: Piece): boolean {
  const at = placeOf(s, piece);
  if (!isCarried(piece) || at === NOWHERE || isForest(at) || (piece === KNIGHT && isShielded(s))) return false;
  const isKept = isTribe(piece) && s.settings.batsTribeOntoDragon === 'never';
  return mayBeMovedAtAll(s, piece, (space) => !isKept || !hasOtherPlayer(s, space));
}
const hasOtherPlayer = (s: State, space: Space): boolean => {
  for (const piece of ALL_PIECES) if (!isTribe(piece) && placeOf(s, piece) === space) return true;
  return false;
};
const isCarried = (piece: Piece): boolean => piece === KNIGHT || isTribe(piece);

function mayUseBats(s: State): boolean {
  for (let i = 0; i < ALL_PIECES.length; i++) if (mayBatsSeize(s, ALL_PIECES[i]!)) return true;
  for (let space = 0; space < s.map.tokens.length; space++)
    if (s.map.treasures[space]! > 0 && mayTokenBeMoved(s, space, BATS_REACH)) return true;
  return false;
}

/** [CAVE-ROCK-1] Every edge where a Rockslide may fall, each from its west or its north. */
export function addRockslides(s: State, acts: { push(act: CaveContents['cave.rockslide']['act']): unknown }): void {
  for (let space = 0; space < s.map.tokens.length; space++) {
    if (s.map.layout.cell[space]! < 0) continue;
    if (mayRockslide(s, space, EAST)) acts.push({ do: 'rockslide', space, side: EAST });
    if (mayRockslide(s, space, SOUTH)) acts.push({ do: 'rockslide', space, side: SOUTH });
  }
}
function mayUseRockslide(s: State): boolean {
  for (let space = 0; space < s.map.tokens.length; space++)
    if (s.map.layout.cell[space]! >= 0 && (mayRockslide(s, space, EAST) || mayRockslide(s, space, SOUTH))) return true;
  return false;
}

/** [CAVE-SPORES-1] Whom Spores would cost something. */
export function maySpore(s: State, role: Role): boolean {
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

export function addCurses(s: State, acts: { push(act: CaveContents['cave.curse']['act']): unknown }): void {
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
  s.cave!.hatred > 0 || (s.map.collapsing ? mayCollapse(s) : s.cave!.hand.length > 0);

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
    may: (s) => s.map.supply > 0 && hasTreasureSpot(s),
    ask: (s) => plan(s, { step: 'cave.pastPlunder' }),
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

/** [CAVE-OMEN-1] [CAVE-OMEN-3] May it be used now? */
export const mayUseOmen = (s: State, omen: number): boolean =>
  fundsFor(s, omen) >= costOf(s, omen) && POWER[OMENS[omen]!.name].may(s);

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
