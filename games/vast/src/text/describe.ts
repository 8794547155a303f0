import { SYMBOLS, type SymbolName } from '../data/dragon.ts';
import type { Role } from '../data/roles.ts';
import { SIDES, TRIBES } from '../data/tiles.ts';
import { ALL_PIECES, type Piece } from '../pieces.ts';
import { placeIn } from '../queries/ground.ts';
import type { CaveView } from '../roles/cave/view.ts';
import type { DragonView } from '../roles/dragon/view.ts';
import type { GoblinsView, TribeView } from '../roles/goblins/view.ts';
import type { KnightView } from '../roles/knight/view.ts';
import type { ThiefView } from '../roles/thief/view.ts';
import { CRYSTAL_TOKEN, EVENT_TOKEN, OGRE_TOKEN, TROLL_TOKEN, VAULT_TOKEN } from '../state.ts';
import type { SpaceView } from '../terrain/view.ts';
import type { View } from '../view.ts';
import type { Names, SideName, TokenName } from './names.ts';

/** What lies on a space beside its tile: tokens by name and number, Gems, what lies on its edges, and who stands there. */
export interface Things {
  readonly tokens: readonly (readonly [name: TokenName, count: number])[];
  readonly gems: readonly SymbolName[];
  readonly edges: readonly (readonly [name: 'bomb' | 'rockslide', side: SideName])[];
  readonly pieces: readonly Piece[];
}

/** The table, line by line, in one language. */
export interface TableWords {
  outcome(winners: readonly Role[]): string;
  round(view: View): string;
  cave(view: View): string;
  knightDead: string;
  knight(k: KnightView, view: View): string;
  cubes(k: KnightView): string;
  treasures(k: KnightView): string;
  herTurn(k: KnightView): string;
  offered(card: string): string;
  sidequests(k: KnightView): string;
  decks(k: KnightView): string;
  nextEvents(cards: readonly string[]): string;
  nextTreasures(cards: readonly string[]): string;
  goblins(g: GoblinsView, view: View): string;
  tribe(tribe: keyof Names['tribes'], t: TribeView, view: View): string;
  drawn(cards: readonly string[]): string;
  hexed(by: number): string;
  dragon(d: DragonView, view: View): string;
  powers(d: DragonView): string;
  gems(gems: DragonView['gems'], view: View): string;
  omens(c: CaveView): string;
  hand(c: CaveView): string;
  thief(t: ThiefView, view: View): string;
  loot(t: ThiefView): string;
  upgrades(t: ThiefView): string;
  space(there: SpaceView, things: Things): string;
}

/** The table in words, a line a thing. */
export function describeIn(words: TableWords, view: View): string[] {
  const { outcome, cave, thief, dragon } = view;
  return [
    ...(outcome === null ? [words.round(view), words.cave(view)] : [words.outcome(outcome.winners)]),
    ...describeKnight(words, view),
    ...describeGoblins(words, view),
    ...(dragon === null ? [] : [words.dragon(dragon, view), words.powers(dragon), words.gems(dragon.gems, view)]),
    ...(cave === null ? [] : [words.omens(cave), words.hand(cave)]),
    ...(thief === null ? [] : [words.thief(thief, view), words.loot(thief), words.upgrades(thief)]),
    ...view.map.spaces.map((there) => words.space(there, thingsOn(view, there))),
  ];
}

function describeKnight(words: TableWords, view: View): string[] {
  const { knight } = view;
  if (knight === null) return [];
  if (knight.health === 0) return [words.knightDead];
  const lines = [words.knight(knight, view), words.cubes(knight), words.treasures(knight)];
  if (view.turn === 'knight') lines.push(words.herTurn(knight));
  if (knight.offered !== null) lines.push(words.offered(knight.offered));
  lines.push(words.sidequests(knight), words.decks(knight));
  if (knight.nextEvents !== null && knight.nextEvents.length > 0) lines.push(words.nextEvents(knight.nextEvents));
  if (knight.nextTreasures !== null) lines.push(words.nextTreasures(knight.nextTreasures));
  return lines;
}

function describeGoblins(words: TableWords, view: View): string[] {
  const { goblins } = view;
  if (goblins === null) return [];
  const lines = [words.goblins(goblins, view)];
  for (const [i, tribe] of goblins.tribes.entries()) lines.push(words.tribe(TRIBES[i]!, tribe, view));
  if (goblins.drawn.length > 0) lines.push(words.drawn(goblins.drawn));
  if (goblins.hex > 0) lines.push(words.hexed(goblins.hex));
  return lines;
}

const BITS: readonly (readonly [bit: number, name: TokenName])[] = [
  [CRYSTAL_TOKEN, 'crystal'],
  [VAULT_TOKEN, 'vault'],
  [EVENT_TOKEN, 'event'],
  [OGRE_TOKEN, 'ogre'],
  [TROLL_TOKEN, 'troll'],
];

function thingsOn(view: View, { space, tokens, treasures }: SpaceView): Things {
  const found: [TokenName, number][] = BITS.flatMap(([bit, name]) => ((tokens & bit) !== 0 ? [[name, 1]] : []));
  if (treasures > 0) found.push(['treasure', treasures]);
  if (view.map.flameWall === space) found.push(['flameWall', 1]);
  return {
    tokens: found,
    gems: SYMBOLS.filter((_, gem) => view.dragon?.gems[gem] === space),
    edges: [...edgesOf(view.map.bombs, 'bomb', space), ...edgesOf(view.map.rockslides, 'rockslide', space)],
    pieces: ALL_PIECES.filter((piece) => placeIn(view, piece) === space),
  };
}
const edgesOf = <N extends string>(edges: readonly number[], name: N, space: number): [N, SideName][] =>
  edges.flatMap((edge) => (edge >> 2 === space ? [[name, SIDES[edge & 3]!]] : []));
