import { BOARDS, type Board, FULL, type SpaceId } from '../data/board.ts';
import { CHEST, type FigureId, OWNER, PLACE, TROLL } from '../data/figures.ts';
import type { Ground } from '../state.ts';

/**
 * One look over the board, true until a figure moves. A look is taken at every ply of every playout, so it is one small
 * list: by space, a number whose bits say how many count toward its limit, whose they are, whose Knights, any Cave Troll,
 * and whether it is a room, a pit, or locked by the Idol.
 */
export type Sight = number[];

const CROWD = 127; // enough for the 64 characters of four players
const OWNERS = 7; // the first of four bits, one per seat
const KNIGHTS = 11; // likewise
const CAVE_TROLL = 1 << 15;
const ROOM = 1 << 16;
const PIT = 1 << 17;
const LOCKED = 1 << 18;
const KNIGHT = 9; // its place among a player's figures

/** By figure: the bits that keep it out of a room, unless it is of a special kind. */
const BARS: readonly number[] = OWNER.map((owner) => LOCKED | CAVE_TROLL | ((15 & ~(1 << owner)) << KNIGHTS));

const empty = ({ spaces, isRoom, isPit }: Board): Readonly<Sight> =>
  spaces.map(({ id }) => (isRoom[id] ? ROOM : isPit[id] ? PIT : 0));
const THREE_PITS = empty(BOARDS.threePits);
const ONE_PIT = empty(BOARDS.onePit);

export function look(s: Ground): Sight {
  const sight = s.settings.boardLayout === 'threePits' ? THREE_PITS.slice() : ONE_PIT.slice();
  if (s.idol !== null) sight[s.idol.room]! |= LOCKED; // [IDOL-2]
  const { where } = s;
  const chestsCount = s.settings.roomLimit === 'figures';
  const classic = s.settings.characterSet === 'classic';
  for (let figure = 0; figure < where.length; figure++) {
    const space = where[figure]!;
    if (space < 0) continue;
    const place = PLACE[figure]!;
    if (place === CHEST) {
      if (chestsCount) sight[space]!++; // [MOVE-6] [MOVE-10]
      continue;
    }
    let seen = (sight[space]! + 1) | (1 << (OWNERS + OWNER[figure]!));
    // [PALADIN-4] [RAMPAGE-7] [CLOAK-8] variant characters keep nobody out
    if (classic) {
      if (place === KNIGHT) seen |= 1 << (KNIGHTS + OWNER[figure]!);
      else if (place === TROLL) seen |= CAVE_TROLL;
    }
    sight[space] = seen;
  }
  return sight;
}

export const isRoomSeen = (sight: Sight, space: SpaceId): boolean => (sight[space]! & ROOM) !== 0;
export const isPitSeen = (sight: Sight, space: SpaceId): boolean => (sight[space]! & PIT) !== 0;
export const isLockedSeen = (sight: Sight, space: SpaceId): boolean => (sight[space]! & LOCKED) !== 0;

/** Is it a room with space to spare, no lock, no Cave Troll and no opposing Knight? Most rooms are. */
export const isOpenRoom = (sight: Sight, space: SpaceId, figure: FigureId): boolean => {
  const seen = sight[space]!;
  return (seen & (ROOM | BARS[figure]!)) === ROOM && (seen & CROWD) < FULL;
};

/** How many characters are in that space, [MOVE-10] or figures at some tables. */
export const crowdIn = (sight: Sight, space: SpaceId): number => sight[space]! & CROWD;

export const isFull = (sight: Sight, space: SpaceId): boolean => (sight[space]! & CROWD) >= FULL;

/** Is any character of this figure's owner there? */
export const hasOwn = (sight: Sight, space: SpaceId, figure: FigureId): boolean =>
  (sight[space]! & (1 << (OWNERS + OWNER[figure]!))) !== 0;

/** Is a Knight of any other player there? */
export const hasOpposingKnight = (sight: Sight, space: SpaceId, figure: FigureId): boolean =>
  ((sight[space]! >> KNIGHTS) & 15 & ~(1 << OWNER[figure]!)) !== 0;

export const hasCaveTroll = (sight: Sight, space: SpaceId): boolean => (sight[space]! & CAVE_TROLL) !== 0;
