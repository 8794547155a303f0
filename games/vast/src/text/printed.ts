import { POWERS, type PowerName, SYMBOLS } from '../data/dragon.ts';
import {
  EQUIPMENT,
  type EventName,
  type SidequestName,
  type Slot,
  TRACKS,
  TREASURES,
  type TreasureName,
} from '../data/knight.ts';
import { ALL_PIECES, PIECES, type Piece } from '../data/pieces.ts';
import type { Thing } from '../data/things.ts';
import { FACES, TRIBES } from '../data/tiles.ts';
import type { View } from '../view.ts';
import type { Names } from './names.ts';

// What is printed on tiles, cards and boards, put together from the names of any language.

/** Kind, walls and mark of a tile such as 'A04'; null for those who do not know it. */
export function faceIn(names: Names, name: string | null | undefined): readonly [string, string, string] | null {
  const face = FACES.find((other) => other.name === name);
  if (face === undefined || face.mark === null) return null;
  return [names.kinds[face.kind].title, names.shapes[face.shape], names.tribes[TRIBES[face.mark]].title];
}

/** '2 × Claw', '1 Wing': what there is of these, each with its number; a 1 may be left out. */
export const tally = (numbers: readonly number[], titles: readonly string[], one = '1 '): string[] =>
  numbers.flatMap((n, i) => (n === 0 ? [] : [`${n === 1 ? one : `${n} × `}${titles[i]!}`]));
/** How many of each were drawn. */
export const countOf = <T>(kinds: readonly T[], drawn: readonly T[]): number[] =>
  kinds.map((kind) => drawn.filter((other) => other === kind).length);
export const symbolsIn = (names: Names): string[] => SYMBOLS.map((symbol) => names.symbols[symbol]);

/** What a power costs; where any symbols will do, only how many. */
export function priceIn(names: Names, power: PowerName, any: (n: number) => string): string {
  const price = POWERS.find(({ name }) => name === power)!;
  return price.any > 0 ? any(price.any) : tally(price.cost, symbolsIn(names)).join(', ');
}

/** Everything of the Knight's that holds cubes, in the order of her board. */
export const slotsIn = (names: Names): string[] => [
  ...TRACKS.map((track) => names.tracks[track].title),
  ...EQUIPMENT.map((gear) => names.gear[gear].title),
  ...TREASURES.map(({ name }) => names.treasures[name].title),
];
export const slotIn = (names: Names, slot: Slot): string =>
  ({ ...names.tracks, ...names.gear, ...names.treasures })[slot].title;
/** A thing such as 'treasure javelin' as the place for its cube. */
export const slotOf = (thing: Thing): Slot => thing.slice(thing.indexOf(' ') + 1) as Slot;

/** Sidequests with what they ask for and give: for those who hold them. */
export const questsIn = (names: Names, cards: readonly string[], grit: (n: number) => string): string[] =>
  cards.map((card) => {
    const quest = names.sidequests[card as SidequestName];
    return `${quest.title} (${grit(quest.grit)}) ${quest.effect.replace(/\.$/, '')}`;
  });

/** An Event as it is announced: one that shouts says enough. */
export function eventIn(names: Names, event: EventName): string {
  const { title, effect } = names.events[event];
  return title.endsWith('!') ? title : `${title}. ${effect}`;
}
/** The cards the Cave chooses from, as far as this reader knows them. */
export const eventAt = (names: Names, view: View, slot: number): string | null =>
  titleOf(names.events, view.knight?.nextEvents?.[slot] as EventName | undefined);
export const treasureAt = (names: Names, view: View, slot: number): string | null =>
  titleOf(names.treasures, view.knight?.nextTreasures?.[slot] as TreasureName | undefined);
const titleOf = <K extends string>(cards: { readonly [card in K]: { title: string } }, card: K | undefined) =>
  card === undefined ? null : cards[card].title;

/** Whom the Knight must attack, as pieces. */
export const owed = ({ knight }: View): Piece[] =>
  ALL_PIECES.filter((piece) => knight?.owed.includes(PIECES[piece]) === true);
