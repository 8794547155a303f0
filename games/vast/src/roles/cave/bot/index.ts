import { ranked } from '../../../bot/ranked.ts';
import type { Action } from '../../../contents.ts';
import { OMENS, type OmenSymbol } from '../../../data/cave.ts';
import { EVENTS, TREASURES, type TreasureName } from '../../../data/knight.ts';
import { ALL_PIECES } from '../../../data/pieces.ts';
import { type Cell, NOWHERE, type Space, TILES } from '../../../data/places.ts';
import type { Role } from '../../../data/roles.ts';
import { FACES, KINDS } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { tilesLeft } from '../../../terrain/words/questions/filling.ts';
import { cellOf, faceOf, isTile, neighbours, spaceAt } from '../../../terrain/words/questions/map.ts';
import { distance, STEP } from '../../../terrain/words/questions/plane.ts';
import { placeOf } from '../../../words/questions/pieces.ts';
import { wakefulnessNeeded } from '../../dragon/words/questions.ts';
import type { Listen } from '../../knight/bot/index.ts';
import { crystalsNeeded } from '../../knight/words/questions/stats.ts';
import { stashNeeded } from '../../thief/words/questions.ts';
import { crystalTilesToEnd } from '../words/questions.ts';

/** How far it is towards its win, from 0 to 1: tiles placed, Crystal tiles removed and ready to fall, Omens, Hatred shed. */
export function caveProgress(s: State, listen?: Listen): number {
  const c = s.cave!;
  const placed = s.map.collapsing ? 1 : 1 - tilesLeft(s) / 50;
  const removed = Math.min(1, s.map.crystalsRemoved / crystalTilesToEnd(s));
  const loose = looseCrystals(s) / 9;
  let omens = 0;
  for (const n of c.omens) omens += n;
  const means = Math.min(1, omens / 10);
  const hatred = c.hatred / 8;
  if (listen !== undefined) {
    listen('placed', 50 * placed);
    listen('crystals removed', 40 * removed);
    listen('crystals loose', 5 * loose);
    listen('omens', 5 * means);
    listen('hatred', -15 * hatred);
    listen('remote', remoteness(s));
  }
  return Math.max(0, Math.min(1, 0.5 * placed + 0.4 * removed + 0.05 * loose + 0.05 * means - 0.15 * hatred));
}

/** Crystal tiles at the rim, by what still holds them: it knows the Dark ones too. */
function looseCrystals(s: State): number {
  const { cell } = s.map.layout;
  let loose = 0;
  for (let space = 1; space < TILES; space++)
    if (cell[space]! >= 0 && faceOf(s, space).kind === 'crystal') loose += 1 / Math.max(1, neighbours(s, space));
  return loose;
}

const REMOTE = 0.05; // a step between the pieces and what they are after

/** How far Treasure and Crystal tiles are from the pieces. */
function remoteness(s: State): number {
  const { cell } = s.map.layout;
  let steps = 0;
  for (let space = 1; space < TILES; space++)
    if (cell[space]! >= 0 && (s.map.treasures[space]! > 0 || isCrystalTile(s, space)))
      steps += loneliness(s, cell[space]!);
  return REMOTE * steps;
}

// ── what it usually does ─────────────────────────────────────────────────────────────────

const isCrystal = (s: State, slot: number): boolean => FACES[s.cave!.hand[slot]!]!.kind === 'crystal';
/** How many tiles lie round a cell. */
function touching(s: State, cell: Cell): number {
  let n = 0;
  for (const step of STEP) if (spaceAt(s, cell + step) >= 0) n++;
  return n;
}
/** Steps to the nearest piece. */
function loneliness(s: State, cell: Cell): number {
  let least = 20;
  for (const piece of ALL_PIECES) {
    const at = placeOf(s, piece);
    if (at !== NOWHERE) least = Math.min(least, distance(cell, cellOf(s, at)));
  }
  return least;
}
/** A place for a tile: Crystals far out and loose, others far from all pieces. */
const placeValue = (s: State, cell: Cell, crystal: boolean): number =>
  crystal ? 0.3 * loneliness(s, cell) - 2 * touching(s, cell) : 0.2 * loneliness(s, cell) - 0.3 * touching(s, cell);

/** What a tile would do for the Dragon, near enough for his fire: Events are his Pride. */
function favour(s: State, { cell, slot }: { cell: Cell; slot: number }): number {
  const d = s.dragon;
  if (d === null || d.awake || d.at < 0 || FACES[s.cave!.hand[slot]!]!.kind !== 'event') return 0;
  return 0.4 * Math.max(0, 4 - distance(cell, cellOf(s, d.at)));
}

/** The Cave knows Dark tiles too; terrain does not count. */
const isCrystalTile = (s: State, space: Space): boolean => isTile(space) && faceOf(s, space).kind === 'crystal';

/** A tile to remove: a Crystal, else what holds one. */
function fallValue(s: State, space: Space): number {
  if (isCrystalTile(s, space)) return 5;
  let value = 0;
  for (const step of STEP) {
    const there = spaceAt(s, cellOf(s, space) + step);
    if (there > 0 && isCrystalTile(s, there)) value += 1;
  }
  return value;
}

/** Alone with one other, it need not leave him to the rest. */
const isDuel = (s: State): boolean => s.roles.length === 2;

/** Whom to put to sleep: how near the role is to its win, weighed by what the Spores would take. */
function dread(s: State, role: Role): number {
  const { knight: k, goblins: g, dragon: d, thief: t } = s;
  if (role === 'knight') {
    const done = d === null ? k!.crystals / crystalsNeeded(s) : 1 - d.health / 5;
    return (0.08 + done) * Math.min(1, k!.grit / 5);
  }
  if (role === 'dragon') return d!.awake ? 0 : (d!.wakefulness / wakefulnessNeeded(s)) ** (isDuel(s) ? 1 : 2);
  if (role === 'thief') return t!.upgrades === 0 ? 0 : (0.6 * t!.stashed) / stashNeeded(s);
  const done = k !== null ? 1 - k.health / k.fullHealth : d !== null ? 1 - d.health / 5 : 0.15 * g!.crystals;
  return (0.2 + 0.6 * done) * (Math.min(...g!.population) / 4); // they choose the Tribe
}
/** The worst of it. */
function worstDread(s: State): number {
  let worst = 0;
  for (const role of s.roles) if (role !== 'cave') worst = Math.max(worst, dread(s, role));
  return worst;
}

/** Against a Dragon who is waking up, Omens that pay for Spores are kept for them. */
function isSavingSpores(s: State): boolean {
  if (s.dragon === null || s.map.collapsing || dread(s, 'dragon') < (isDuel(s) ? 0.2 : 0.4)) return false;
  const { costs } = OMENS[HATRED];
  return s.cave!.omens[CHASM]! < costs[Math.min(2, s.cave!.used[HATRED]!)]!;
}

/** A place for Treasure: far from all pieces. */
function hidingValue(s: State, space: Space): number {
  return 0.2 * loneliness(s, cellOf(s, space)) - (s.thief === null ? 0 : 0.3);
}

const EVENT_VALUE: { readonly [card: string]: number } = {
  deepAndDark: 6,
  ambush: 5,
  rats: 4,
  vantagePoint: 3,
  caveBread: 2,
  freshAir: 1,
  freshWater: 1,
  light: 0,
};
const TREASURE_VALUE: { readonly [card in TreasureName]: number } = {
  potionKit: 6,
  javelin: 5,
  heroicBoots: 4,
  pixieLantern: 3,
  enchantedBow: 2,
  elvishSword: 1,
  mightyAxe: 0,
};
/** Which Omens to part with first: those that pay for neither Spores nor Hatred. */
const THRIFT: { readonly [omen in OmenSymbol]: number } = {
  bat: 5,
  boulder: 5,
  chasm: 3,
  crystal: 3,
  trail: 1,
  mushroom: 1,
};
const CHASM = 0;
const HATRED = 4;
const SPORES = 3;
const PLUNDER = 2;

function worthOf(s: State, act: Action): number {
  switch (act.do) {
    case 'takeTile':
      return isCrystal(s, act.slot) ? 1 : 0.5 - 0.01 * KINDS.indexOf(FACES[s.cave!.hand[act.slot]!]!.kind);
    case 'layTile':
      return placeValue(s, act.cell, isCrystal(s, act.slot)) - favour(s, act);
    case 'fill':
      return placeValue(s, act.cell, isCrystal(s, act.slot)) - (isCrystal(s, act.slot) ? 3 : 0) - favour(s, act);
    case 'placeFor':
      return isCrystal(s, act.slot) ? 0 : 1;
    case 'collapse':
      return fallValue(s, act.space);
    case 'placeTreasure':
      return hidingValue(s, act.space);
    case 'useOmen':
      if (act.omen === SPORES) return 6 + 10 * worstDread(s);
      if (act.omen === HATRED) return isSavingSpores(s) ? -1 : 9;
      return act.omen === PLUNDER ? 0.4 : -0.5;
    case 'payOmen':
      return THRIFT[act.symbol];
    case 'shedHatred':
      return s.map.collapsing || s.cave!.hatred > 2 ? 8 : 0.8;
    case 'spore':
      return dread(s, act.role);
    case 'playEvent':
      return EVENT_VALUE[EVENTS[s.events[s.events.length - 1 - act.slot]!]!] ?? 0;
    case 'handTreasure':
      return TREASURE_VALUE[TREASURES[s.treasureDeck[s.treasureDeck.length - 1 - act.slot]!]!.name];
    case 'endTurn':
      return -0.2;
    case 'buryEvents':
      return -0.5;
    default:
      return 0;
  }
}

/** The options worth a look: Hatred first, Crystals loose and far out, the worst for the Knight. */
export function caveHabits(s: State, options: readonly Action[]): readonly Action[] {
  const found = ranked(options, (act) => worthOf(s, act), 4);
  const best = found[0]!;
  if (best.do === 'spore' || (best.do === 'useOmen' && (best.omen === HATRED || best.omen === SPORES))) return [best];
  return found.filter((act) => act === best || act.do !== 'useOmen' || act.omen !== HATRED); // kept for Spores
}
