import { OMENS } from '../data/cave.ts';
import { SYMBOLS, type SymbolName } from '../data/dragon.ts';
import { ALL_PIECES, type Piece } from '../data/pieces.ts';
import type { Role } from '../data/roles.ts';
import { SIDES, TRIBES } from '../data/tiles.ts';
import { type GoalPart, goals } from '../queries/goals.ts';
import { placeIn } from '../queries/ground.ts';
import type { CaveView } from '../roles/cave/view.ts';
import type { DragonView } from '../roles/dragon/view.ts';
import type { GoblinsView, TribeView } from '../roles/goblins/view.ts';
import type { KnightView } from '../roles/knight/view.ts';
import type { ThiefView } from '../roles/thief/view.ts';
import type { SpaceView } from '../terrain/view/index.ts';
import type { View } from '../view.ts';
import { variantsHeld } from './explain/variants.ts';
import type { Names, SideName, TokenName } from './names.ts';
import { symbolsIn, tally } from './printed.ts';

/** What lies on a space beside its tile: tokens by name and number, Gems, what lies on its edges, and who stands there. */
interface Things {
  readonly tokens: readonly (readonly [name: TokenName, count: number])[];
  readonly gems: readonly SymbolName[];
  readonly edges: readonly (readonly [name: 'bomb' | 'rockslide', side: SideName])[];
  readonly pieces: readonly Piece[];
}

/** Lists that are told when there is something in them. */
export type Aside =
  | 'variants'
  | 'treasuresOut'
  | 'activated'
  | 'secretsGone'
  | 'monstersGone'
  | 'wokenBy'
  | 'powersGone'
  | 'gemsSpent'
  | 'omenCosts';

/** The table, line by line, in one language. */
export interface TableWords {
  readonly names: Names;
  /** A list with its heading. */
  aside(heading: Aside, things: readonly string[]): string;
  /** What a role must still do to win; never empty. */
  goal(role: Role, parts: readonly GoalPart[]): string;
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

/** The table in words, one line per thing. */
export function describeIn(words: TableWords, view: View): string[] {
  const { outcome, thief } = view;
  return [
    ...(outcome === null ? [words.round(view), words.cave(view)] : [words.outcome(outcome.winners)]),
    ...aside(words, 'variants', variantsIn(words.names, view)),
    ...(outcome === null ? describeGoals(words, view) : []),
    ...describeKnight(words, view),
    ...describeGoblins(words, view),
    ...describeDragon(words, view),
    ...describeCave(words, view),
    ...(thief === null ? [] : [words.thief(thief, view), words.loot(thief), words.upgrades(thief)]),
    ...view.map.spaces.map((there) => words.space(there, thingsOn(view, there))),
  ];
}

const aside = (words: TableWords, heading: Aside, things: readonly string[]): string[] =>
  things.length === 0 ? [] : [words.aside(heading, things)];

function describeGoals(words: TableWords, view: View): string[] {
  return goals(view).flatMap(({ role, parts }) => {
    const missing = parts.filter(({ left }) => left > 0);
    const isOut = role === 'knight' && view.knight!.health === 0;
    return missing.length === 0 || isOut ? [] : [words.goal(role, missing)];
  });
}

/** The variant cards of this row, with those who hold them. */
const variantsIn = (names: Names, { roles }: View): string[] =>
  variantsHeld(roles).map(({ name, by }) => {
    const { title } = names.variants[name];
    return by.length === 0 ? title : `${title} (${by.map((role) => names.roles[role].title).join(', ')})`;
  });

function describeKnight(words: TableWords, view: View): string[] {
  const { knight } = view;
  if (knight === null) return [];
  if (knight.health === 0) return [words.knightDead];
  const lines = [words.knight(knight, view), words.cubes(knight), words.treasures(knight)];
  if (view.turn === 'knight') lines.push(words.herTurn(knight));
  if (knight.offered !== null) lines.push(words.offered(knight.offered));
  lines.push(...aside(words, 'treasuresOut', titlesOf(words.names.treasures, knight.out)));
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
  const { names } = words;
  const activated = view.turn === 'goblins' ? goblins.activated : [];
  return [
    ...lines,
    ...aside(words, 'activated', titlesOf(names.tribes, activated)),
    ...aside(words, 'secretsGone', titlesOf(names.secrets, goblins.secretDiscards)),
    ...aside(words, 'monstersGone', titlesOf(names.monsters, goblins.monsterDiscards)),
  ];
}

function describeDragon(words: TableWords, view: View): string[] {
  const { dragon } = view;
  if (dragon === null) return [];
  const { names } = words;
  const isHis = view.turn === 'dragon';
  const spent = isHis ? dragon.gemUsed : [];
  const woken = isHis ? dragon.woke.map((urge) => (urge === 'pride' ? 'prideStill' : urge)) : [];
  return [
    words.dragon(dragon, view),
    words.powers(dragon),
    words.gems(dragon.gems, view),
    ...aside(
      words,
      'gemsSpent',
      spent.map((symbol) => names.gems[symbol]),
    ),
    ...aside(
      words,
      'wokenBy',
      woken.map((sloth) => names.sloth[sloth].title.replace(/ \(.*/, '')), // Pride is one, whatever it was of
    ),
    ...aside(words, 'powersGone', tally(dragon.discards, symbolsIn(names))),
  ];
}

function describeCave(words: TableWords, { cave }: View): string[] {
  if (cave === null) return [];
  const costs = OMENS.map(
    ({ name, costs }, i) => `${words.names.omens[name].title} ${costs[Math.min(2, cave.used[i]!)]}`,
  );
  return [words.omens(cave), words.hand(cave), words.aside('omenCosts', costs)];
}

const titlesOf = (cards: { readonly [card: string]: { readonly title: string } }, held: readonly string[]): string[] =>
  held.map((card) => cards[card]!.title);

function thingsOn(view: View, { space, tokens, treasures }: SpaceView): Things {
  const found: [TokenName, number][] = tokens.map((name) => [name, 1]);
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
