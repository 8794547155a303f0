import type { Seat } from '@trollmoot/kernel';
import { BOARDS, type Board, type SpaceId } from '../data/board.ts';
import { CHEST, IS_HERO, OWNER, PLACE } from '../data/figures.ts';
import { boardOf } from '../rules/words.ts';
import type { Ground } from '../state.ts';

/** The places of Barbarian and Dwarf among a player's figures, in the classic set. */
const BARBARIAN = 11;
const DWARF = 12;
const SEATS = 4;

/**
 * What counts where, true until a figure moves. A bot surveys every position it thinks of, so a survey is one small list:
 * by space, four bits per seat for its heroes (at most fourteen, as a Barbarian counts twice), and above them the gold
 * the space pays when the board is scored.
 */
export type Survey = readonly number[];
const HEROES = 15;
const BITS = 4;
const GOLD = SEATS * BITS;

const bare = ({ gold }: Board): Survey => gold.map((printed) => printed << GOLD);
const BARE = { threePits: bare(BOARDS.threePits), onePit: bare(BOARDS.onePit) };

export function survey(s: Ground): Survey {
  const board = boardOf(s);
  const found = BARE[s.settings.boardLayout].slice();
  const classic = s.settings.characterSet === 'classic';
  for (let figure = 0; figure < s.where.length; figure++) {
    const at = s.where[figure]!;
    if (at < 0) continue;
    const place = PLACE[figure]!;
    if (IS_HERO[figure]) {
      found[at]! += weight(figure, classic) << (OWNER[figure]! * BITS);
      if (classic && place === DWARF) found[at]! += board.gold[at]! << GOLD; // near enough: two Dwarves seldom meet
    } else if (place === CHEST) found[at]! += 4 << GOLD;
  }
  return found;
}

const weight = (figure: number, classic: boolean): number => (classic && PLACE[figure] === BARBARIAN ? 2 : 1);

/** How much this hero counts in scoring. */
export const weightOf = (s: Ground, figure: number): number =>
  IS_HERO[figure] ? weight(figure, s.settings.characterSet === 'classic') : 0;

export const heroesAt = (all: Survey, space: SpaceId, seat: Seat): number => (all[space]! >> (seat * BITS)) & HEROES;
export const hasHeroes = (all: Survey, space: SpaceId): boolean => (all[space]! & ((1 << GOLD) - 1)) !== 0;
export const goldAt = (all: Survey, space: SpaceId): number => all[space]! >> GOLD;

/** The most heroes that any other seat has in this space. */
export function mostOfOthers(all: Survey, space: SpaceId, seat: Seat): number {
  const here = all[space]!;
  let most = 0;
  for (let other = 0; other < SEATS; other++) {
    const count = (here >> (other * BITS)) & HEROES;
    if (other !== seat && count > most) most = count;
  }
  return most;
}

/** What the room would pay this seat with this many more heroes there: its gold with control, else nothing. */
export function hold(all: Survey, room: SpaceId, seat: Seat, more = 0): number {
  const own = heroesAt(all, room, seat) + more;
  return own > 0 && own > mostOfOthers(all, room, seat) ? goldAt(all, room) : 0;
}

/** What the room would pay any other player, if this seat had this many more heroes there. */
export function heldByOthers(all: Survey, room: SpaceId, seat: Seat, more = 0): number {
  const own = heroesAt(all, room, seat) + more;
  for (let other = 0; other < SEATS; other++) {
    const count = heroesAt(all, room, other);
    if (other === seat || count === 0 || count <= own) continue;
    let alone = true;
    for (let third = 0; third < SEATS; third++)
      if (third !== other && third !== seat && heroesAt(all, room, third) >= count) alone = false;
    if (alone) return goldAt(all, room);
  }
  return 0;
}
