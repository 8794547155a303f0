import { SPACE_COUNT } from '../data/board.ts';
import { CHEST, OWNER, PLACE, TROLL } from '../data/figures.ts';
import type { Ground } from '../state.ts';

/** One look over the board: by space, who is there. Valid until anything moves. */
export interface Sight {
  readonly crowd: Uint8Array; // characters
  readonly figures: Uint8Array; // characters and chests
  readonly owners: Uint8Array; // whose characters: one bit a seat
  readonly knights: Uint8Array; // whose Knights: one bit a seat
  readonly trolls: Uint8Array; // Cave Trolls
}

const KNIGHT = 9;
const table = (): Uint8Array => new Uint8Array(SPACE_COUNT);
/** Filled anew by every look, for a look is taken at every ply of every playout. */
const sight: Sight = { crowd: table(), figures: table(), owners: table(), knights: table(), trolls: table() };

export function look(s: Ground): Sight {
  const { crowd, figures, owners, knights, trolls } = sight;
  crowd.fill(0);
  figures.fill(0);
  owners.fill(0);
  knights.fill(0);
  trolls.fill(0);
  const { where } = s;
  const classic = s.settings.characterSet === 'classic';
  for (let figure = 0; figure < where.length; figure++) {
    const space = where[figure]!;
    if (space < 0) continue;
    figures[space]!++;
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
