import { SLOTH, type SlothName, SYMBOLS, type SymbolName } from '../data/dragon.ts';
import { MONSTER_SLOTS, WAR_CARDS, type WarName } from '../data/goblins.ts';
import { EQUIPMENT, SIDEQUESTS, type SidequestName, type Slot, TRACKS, TREASURES } from '../data/knight.ts';
import { ALL_PIECES, DRAGON, KNIGHT, type Piece, pieceOfTribe, THIEF } from '../data/pieces.ts';
import { type Cell, DARK, MIDDLE, NOWHERE, type Space } from '../data/places.ts';
import { UPGRADES, type UpgradeName } from '../data/thief.ts';
import { FACES, SIDES } from '../data/tiles.ts';
import type { MapToken } from '../data/tokens.ts';
import { placeIn } from '../queries/ground.ts';
import type { View } from '../view.ts';
import { numberIn, tribeIn } from './facts.ts';
import type { SideName } from './names.ts';
import type { Fact } from './refused.ts';

// What the refused wish was about, as far as the reader's table knows it: a wish may name anything.

const among = <T>(known: readonly T[], value: unknown): T | null => known.find((one) => one === value) ?? null;

export function spaceIn(fact: Fact, { map }: View): Space | null {
  const wished = numberIn(fact, 'to') ?? numberIn(fact, 'space');
  return map.spaces.find(({ space }) => space === wished)?.space ?? null;
}
export function cellIn(fact: Fact): Cell | null {
  const cell = numberIn(fact, 'cell');
  return cell === null || !Number.isInteger(cell) || cell < 0 || cell === MIDDLE ? null : cell;
}
export const sideIn = (fact: Fact): SideName | null => SIDES.find((_, side) => side === fact.side) ?? null;
const SLOTS: readonly Slot[] = [...TRACKS, ...EQUIPMENT, ...TREASURES.map(({ name }) => name)];
export const slotIn = (fact: Fact): Slot | null => among(SLOTS, fact.on ?? fact.from);
export const treasureIn = (fact: Fact): (typeof TREASURES)[number]['name'] | null =>
  TREASURES.find((_, card) => card === fact.card)?.name ?? null;
export const questIn = (fact: Fact): SidequestName | null =>
  SIDEQUESTS.find((_, quest) => quest === fact.quest)?.name ?? null;
export const gemIn = (fact: Fact): SymbolName | null =>
  SYMBOLS.find((name, gem) => gem === fact.gem || name === fact.gem || name === fact.token) ?? null;
export const upgradeIn = (fact: Fact): UpgradeName | null => among(UPGRADES, fact.upgrade);
export const isWar = (card: string): card is WarName => WAR_CARDS.some(({ name }) => name === card);
export const slothIn = (value: unknown): SlothName | null => among(SLOTH, value);

const FOES: { readonly [name: string]: Piece } = { knight: KNIGHT, dragon: DRAGON, thief: THIEF };
/** Whom it was aimed at. */
export function foeIn(fact: Fact): Piece | null {
  const tribe = tribeIn(fact);
  const name = fact.target ?? fact.victim;
  const named = typeof name === 'string' && Object.hasOwn(FOES, name) ? FOES[name]! : among(ALL_PIECES, name);
  return named ?? among(ALL_PIECES, fact.piece) ?? (tribe === null ? null : pieceOfTribe(tribe));
}
/** Where they stand, if they stand on the map. */
export function placeOfFoe(fact: Fact, view: View): Space | null {
  const foe = foeIn(fact);
  const at = foe === null ? NOWHERE : placeIn(view, foe);
  return at < 0 ? null : at;
}

/** What keeps a space from being a Dark tile with nothing and nobody on it. */
export type Bar = { readonly kind: 'lit' | 'full' | 'unknown' } | { readonly kind: 'pieces'; readonly who: Piece[] };
export function barIn(fact: Fact, view: View): Bar {
  const space = spaceIn(fact, view);
  const there = view.map.spaces.find((other) => other.space === space);
  if (space === null || there === undefined) return { kind: 'unknown' };
  if (there.light !== DARK) return { kind: 'lit' };
  const who = ALL_PIECES.filter((piece) => placeIn(view, piece) === space);
  if (who.length > 0) return { kind: 'pieces', who };
  const isFull = there.tokens.length > 0 || there.treasures > 0 || view.dragon?.gems.includes(space) === true;
  return { kind: isFull ? 'full' : 'unknown' };
}

/** The tiles that could go instead. */
export const tilesIn = (fact: Fact, { map }: View): Space[] =>
  Array.isArray(fact.tiles)
    ? map.spaces.flatMap(({ space }) => ((fact.tiles as unknown[]).includes(space) ? [space] : []))
    : [];

/** How many spaces of the map show this token. */
export const tokensOnMap = ({ map }: View, token: MapToken | 'treasure'): number =>
  map.spaces.filter(({ tokens, treasures }) => (token === 'treasure' ? treasures > 0 : tokens.includes(token))).length;
export const hasToken = ({ map }: View, at: Space | null, token: MapToken): boolean =>
  map.spaces.some(({ space, tokens }) => space === at && tokens.includes(token));
/** How many Dark tiles show the mark of this Tribe. */
export const marksOf = ({ map }: View, tribe: number): number => map.spaces.filter(({ mark }) => mark === tribe).length;
export const markIn = (fact: Fact, view: View): 0 | 1 | 2 | null =>
  tribeIn({ tribe: view.map.spaces.find(({ space }) => space === spaceIn(fact, view))?.mark ?? null });

export const tribesOnMap = ({ goblins }: View): number[] =>
  goblins === null ? [] : goblins.tribes.flatMap(({ at }, tribe) => (at >= 0 ? [tribe] : []));
export const monsterRoom = (tribe: number): number => MONSTER_SLOTS[tribe]!;
/** Do the Goblins lack this Secret, as far as the reader knows? */
export const lacksSecret = ({ goblins }: View, secret: string): boolean =>
  goblins !== null && goblins.secrets !== null && !goblins.secrets.includes(secret);

export const cubesPlaced = ({ knight: k }: View): number =>
  k === null ? 0 : [...k.tracks, ...k.gear, ...k.treasureCubes].reduce((sum, n) => sum + n, 0);

/** How many Dark tiles the map has. */
export const darkTiles = ({ map }: View): number => map.spaces.filter(({ light }) => light === DARK).length;
/** How many Crystal tiles the Cave has in hand, as far as the reader knows. */
export const crystalsInHand = ({ cave }: View): number =>
  (cave?.hand ?? []).filter((name) => FACES.some((face) => face.name === name && face.kind === 'crystal')).length;
/** The Grit at which the Knight wins her next Hero cube; null if none is left to win. */
export const nextCubeAt = ({ knight: k }: View): number | null =>
  k === null ? null : (k.onGrit.find((at) => at > k.grit) ?? null);
