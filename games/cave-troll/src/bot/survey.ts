import type { Seat } from '@trollmoot/kernel';
import { SPACE_COUNT, type SpaceId } from '../data/board.ts';
import { CHEST, IS_HERO, OWNER, PLACE } from '../data/figures.ts';
import { boardOf } from '../rules/words.ts';
import type { Ground } from '../state.ts';

/** The places of Barbarian and Dwarf among a player's figures, in the classic set. */
const BARBARIAN = 11;
const DWARF = 12;
const SEATS = 4;

/** Who counts for how much where. Filled anew by every look, for a bot looks at every position it thinks of. */
const heroes = new Int8Array(SPACE_COUNT * SEATS); // by space and seat, a Barbarian counting twice
const gold = new Int16Array(SPACE_COUNT); // by room: what it pays when the board is scored

/** Look over the board once; what the words below say is true until the next look. */
export function survey(s: Ground): void {
  heroes.fill(0);
  const board = boardOf(s);
  for (let space = 0; space < SPACE_COUNT; space++) gold[space] = board.gold[space]!;
  const classic = s.settings.characterSet === 'classic';
  for (let figure = 0; figure < s.where.length; figure++) {
    const at = s.where[figure]!;
    if (at < 0) continue;
    const place = PLACE[figure]!;
    if (IS_HERO[figure]) {
      heroes[at * SEATS + OWNER[figure]!]! += weight(figure, classic);
      if (classic && place === DWARF) gold[at]! += board.gold[at]!; // near enough: two Dwarves seldom meet
    } else if (place === CHEST) gold[at]! += 4;
  }
}

const weight = (figure: number, classic: boolean): number => (classic && PLACE[figure] === BARBARIAN ? 2 : 1);

/** How much this hero counts in scoring. */
export const weightOf = (s: Ground, figure: number): number =>
  IS_HERO[figure] ? weight(figure, s.settings.characterSet === 'classic') : 0;

export const heroesAt = (space: SpaceId, seat: Seat): number => heroes[space * SEATS + seat]!;
export const goldAt = (space: SpaceId): number => gold[space]!;

/** What others of all seats have at most in this space. */
export function mostOfOthers(space: SpaceId, seat: Seat): number {
  let most = 0;
  for (let other = 0; other < SEATS; other++)
    if (other !== seat && heroes[space * SEATS + other]! > most) most = heroes[space * SEATS + other]!;
  return most;
}

/** What the room pays this seat if it had so many more heroes there: its gold with control, else nothing. */
export function hold(room: SpaceId, seat: Seat, more = 0): number {
  const own = heroes[room * SEATS + seat]! + more;
  return own > 0 && own > mostOfOthers(room, seat) ? gold[room]! : 0;
}

/** What the room pays somebody else. */
export function heldByOthers(room: SpaceId, seat: Seat, more = 0): number {
  for (let other = 0; other < SEATS; other++) {
    const count = heroes[room * SEATS + other]!;
    if (other === seat || count === 0 || count <= heroes[room * SEATS + seat]! + more) continue;
    let alone = true;
    for (let third = 0; third < SEATS; third++)
      if (third !== other && third !== seat && heroes[room * SEATS + third]! >= count) alone = false;
    if (alone) return gold[room]!;
  }
  return 0;
}
