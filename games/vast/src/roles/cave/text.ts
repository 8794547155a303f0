import { OMEN_SYMBOLS, OMENS } from '../../data/cave.ts';
import { SIDES } from '../../data/tiles.ts';
import { PIECES } from '../../pieces.ts';
import type { Space, State } from '../../state.ts';
import { cellOf } from '../../terrain/map.ts';
import { listOf } from '../../text/lists.ts';
import { cellName, wallName } from '../../text/places.ts';
import { cellIn, type Labels, type Narration, type Notation, type Prompts } from '../../text/shapes.ts';
import type { View } from '../../view.ts';
import type { CaveContents, CaveNews } from './contents.ts';

const place = (s: State, space: Space): string => cellName(cellOf(s, space));

export const caveNotation: Notation<CaveContents> = {
  takeTile: ({ slot }) => `take tile ${slot + 1}`,
  layTile: ({ cell }) => `lay ${cellName(cell)}`,
  undermine: ({ space }, s) => `undermine ${place(s, space)}`,
  hideTreasure: ({ space }, s) => `hide treasure ${place(s, space)}`,
  useOmen: ({ omen }) => `omen ${OMENS[omen]!.name}`,
  payOmen: ({ symbol }) => `pay ${symbol}`,
  seize: ({ piece }) => `bats seize ${PIECES[piece]}`,
  seizeTreasure: ({ space }, s) => `bats seize treasure ${place(s, space)}`,
  drop: ({ to }, s) => `drop ${place(s, to)}`,
  liftRockslide: ({ edge }, s) => `lift rockslide ${place(s, edge >> 2)} ${SIDES[edge & 3]}`,
  rockslide: ({ space, side }, s) => `rockslide ${place(s, space)} ${SIDES[side]}`,
  hoard: ({ space }, s) => `hoard ${place(s, space)}`,
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

// ── English ──────────────────────────────────────────────────────────────────────────────

const OMEN: { readonly [omen: string]: string } = {
  giantBats: 'Giant Bats',
  rockslide: 'Rockslide',
  pastPlunder: 'Past Plunder',
  soporificSpores: 'Soporific Spores',
  hatred: 'Hatred',
  crystalCurse: 'Crystal Curse',
};
const KIND: { readonly [initial: string]: string } = {
  A: 'Ambush',
  E: 'Event',
  T: 'Treasure Room',
  V: 'Vault',
  C: 'Crystal',
};
const PIECE: readonly string[] = ['the Knight', 'Fangs', 'Bones', 'Eye', 'the Dragon', 'the Thief'];
const at = (view: View, space: Space): string => cellName(cellIn(view, space));
/** A tile of the hand: by its face for the Cave, by its number for others. */
function tile(view: View, slot: number): string {
  const face = view.cave?.hand?.[slot];
  return face === undefined ? `Tile ${slot + 1}` : `${KIND[face[0]!]} ${face}`;
}
/** 'deepAndDark' as people say it. */
const title = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter}`).replace(/^./, (letter) => letter.toUpperCase());
const capital = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

export const cavePrompts: Prompts<CaveContents> = {
  'cave.act': (_at, view) =>
    view.map.collapsing && (view.cave?.removals ?? 0) > 0
      ? `Remove ${view.cave!.removals} more ${view.cave!.removals === 1 ? 'tile' : 'tiles'}, or use Omens.`
      : 'Place a tile, then Treasure; use Omens; end the turn.',
  'cave.lay': () => 'Where does the tile go?',
  'cave.pay': ({ omen, left }) => `${OMEN[OMENS[omen]!.name]}: pay ${left} more ${left === 1 ? 'Omen' : 'Omens'}.`,
  'cave.bats': () => 'Giant Bats: what do they seize?',
  'cave.batsTo': ({ piece }) => `Where do the Bats drop ${piece < 0 ? 'the Treasure' : PIECE[piece]}?`,
  'cave.liftRockslide': () => 'All Rockslides lie: which one is moved?',
  'cave.rockslide': () => 'Where do the rocks fall?',
  'cave.hoard': () => 'Past Plunder: where does the Treasure token go?',
  'cave.spores': () => 'Soporific Spores: on whom?',
  'cave.hatred': (_at, view) => (view.map.collapsing ? 'Hatred: remove a tile.' : 'Hatred: place a tile.'),
  'cave.curse': () => 'Crystal Curse: turn a tile, wake an Event, or bury the next Events.',
  'cave.twist': () => 'How does the tile lie now?',
  'cave.fill': () => 'Fill an open edge with a tile of the hand.',
  'cave.placeFor': () => 'A Tribe explores: which tile does it find?',
  'cave.chooseEvent': () => 'Which Event befalls the Knight?',
  'cave.handTreasure': () => 'Which Treasure does the Knight get?',
  'cave.discardOmens': ({ left }) => `Discard ${left} ${left === 1 ? 'Omen' : 'Omens'}.`,
};

export const caveLabels: Labels<CaveContents> = {
  takeTile: ({ slot }, view) => `Place ${tile(view, slot)}`,
  layTile: ({ cell }) => `Place at ${cellName(cell)}`,
  undermine: ({ space }, view) => `Remove ${at(view, space)}`,
  hideTreasure: ({ space }, view) => `Treasure at ${at(view, space)}`,
  useOmen: ({ omen }, view) => {
    const { name, costs } = OMENS[omen]!;
    return `${OMEN[name]} (${costs[Math.min(2, view.cave?.used[omen] ?? 0)]})`;
  },
  payOmen: ({ symbol }) => capital(symbol),
  seize: ({ piece }) => capital(PIECE[piece]!),
  seizeTreasure: ({ space }, view) => `Treasure at ${at(view, space)}`,
  drop: ({ to }, view) => `To ${at(view, to)}`,
  liftRockslide: ({ edge }, view) => `The one ${SIDES[edge & 3]} of ${at(view, edge >> 2)}`,
  rockslide: ({ space, side }, view) => `${capital(SIDES[side]!)} of ${at(view, space)}`,
  hoard: ({ space }, view) => `Treasure at ${at(view, space)}`,
  spore: ({ role }) => `The ${capital(role)}`,
  shedHatred: () => 'Remove a Hatred token',
  twist: ({ space }, view) => `Turn the tile at ${at(view, space)}`,
  twistTo: ({ walls }) => `Walls ${wallName(walls)}`,
  rouse: ({ space }, view) => `Event token at ${at(view, space)}`,
  buryEvents: () => 'Put the next three Events under the deck',
  fill: ({ cell, slot }, view) => `${tile(view, slot)} at ${cellName(cell)}`,
  placeFor: ({ slot }, view) => tile(view, slot),
  playEvent: ({ slot }, view) => title(view.knight?.nextEvents?.[slot] ?? `Event ${slot + 1}`),
  handTreasure: ({ slot }, view) => title(view.knight?.nextTreasures?.[slot] ?? `Treasure ${slot + 1}`),
  discardOmen: ({ symbol }) => `Discard ${symbol}`,
};

export const caveNarration: Narration<CaveNews> = {
  omensDrawn: ({ drawn }) => {
    if (drawn.length === 0) return null;
    const counts = OMEN_SYMBOLS.map((symbol) => [drawn.filter((other) => other === symbol).length, symbol] as const);
    return `The Cave draws Omens: ${listOf(counts.filter(([n]) => n > 0).map(([n, symbol]) => (n === 1 ? symbol : `${n} ${symbol}`)))}.`;
  },
  omenUsed: ({ omen }) => `The Cave uses ${OMEN[omen]}.`,
  omenPaid: () => null,
  omenDiscarded: ({ symbol }) => `The Cave discards a ${symbol} Omen.`,
  spored: ({ role }) => `Spores drift over the ${capital(role)}.`,
  hatredShed: ({ left }) => `The Cave sheds a Hatred token; ${left} left.`,
  eventsBuried: ({ cards }) => `The Cave buries the next ${cards} Events.`,
  treasureHanded: () => 'The Cave hands the Knight a Treasure.',
};
