import { SPACE_COUNT } from '../data/board.ts';
import { CHEST, OWNER, PLACE, TROLL } from '../data/figures.ts';
import type { Ground } from '../state.ts';

/** One look over the board: by space, who is there. Valid until anything moves. */
export interface Sight {
  readonly crowd: Uint8Array; // characters
  readonly owners: Uint8Array; // whose characters: one bit a seat
  readonly knights: Uint8Array; // whose Knights: one bit a seat
  readonly trolls: Uint8Array; // Cave Trolls
}

const KNIGHT = 9;
/** Filled anew by every look, for a look is taken at every ply of every playout. */
const slate = new Uint8Array(4 * SPACE_COUNT);
const column = (nth: number): Uint8Array => slate.subarray(nth * SPACE_COUNT, (nth + 1) * SPACE_COUNT);
const sight: Sight = { crowd: column(0), owners: column(1), knights: column(2), trolls: column(3) };

export function look(s: Ground): Sight {
  const { crowd, owners, knights, trolls } = sight;
  slate.fill(0);
  const { where } = s;
  const classic = s.settings.characterSet === 'classic';
  for (let figure = 0; figure < where.length; figure++) {
    const space = where[figure]!;
    if (space < 0) continue;
    const place = PLACE[figure]!;
    if (place === CHEST) continue;
    const bit = 1 << OWNER[figure]!;
    crowd[space]!++;
    owners[space]! |= bit;
    if (!classic) continue;
    if (place === KNIGHT) knights[space]! |= bit;
    else if (place === TROLL) trolls[space] = 1;
  }
  return sight;
}
