import type { Seat } from '@trollmoot/kernel';
import { BOARDS, type Board, NEIGHBOURS, type SpaceId } from '../data/board.ts';
import { FIGURES_EACH, type FigureId, IS_ADVENTURER, IS_CHARACTER, KIND, type Kind, OWNER } from '../data/figures.ts';
import type { Ground } from '../state.ts';

/** The small words of the rules. Bots call some of them most of the time, so these are plain loops over plain arrays. */

export const boardOf = (s: Ground): Board =>
  s.settings.boardLayout === 'threePits' ? BOARDS.threePits : BOARDS.onePit;
export const kindsOf = (s: Ground): readonly Kind[] =>
  s.settings.characterSet === 'classic' ? KIND.classic : KIND.variant;

export const owner = (figure: FigureId): Seat => OWNER[figure]!;
export const kind = (s: Ground, figure: FigureId): Kind => kindsOf(s)[figure]!;
export const isOnBoard = (s: Ground, figure: FigureId): boolean => (s.where[figure] ?? -1) >= 0;
export const isRoom = (s: Ground, space: SpaceId): boolean => boardOf(s).isRoom[space] === true;
export const areAdjacent = (a: SpaceId, b: SpaceId): boolean => NEIGHBOURS[a]?.includes(b) === true;
export const isLocked = (s: Ground, space: SpaceId): boolean => s.idol !== null && s.idol.room === space;

/** [TROLL-5] [CHEST-3] Characters can move, except Cave Trolls; chests cannot. */
export const isMovable = (s: Ground, figure: FigureId): boolean =>
  IS_CHARACTER[figure] === true && kindsOf(s)[figure] !== 'caveTroll';

/** The first figure of this seat; its others follow, FIGURES_EACH in all. */
export const firstOf = (seat: Seat): FigureId => seat * FIGURES_EACH;

/** [MOVE-8] Is a figure just like it, with a lower number, in the same space? Only Adventurers have such twins. */
export function isTwin(s: Ground, figure: FigureId): boolean {
  if (!IS_ADVENTURER[figure] || figure === s.cloaked) return false;
  const at = s.where[figure];
  for (let other = firstOf(owner(figure)); other < figure; other++)
    if (s.where[other] === at && other !== s.cloaked) return true;
  return false;
}

/** Is any figure of this kind there? */
export function holds(s: Ground, space: SpaceId, wanted: Kind): boolean {
  const kinds = kindsOf(s);
  for (let figure = 0; figure < s.where.length; figure++)
    if (s.where[figure] === space && kinds[figure] === wanted) return true;
  return false;
}

export function figuresIn(s: Ground, space: SpaceId): number {
  let count = 0;
  for (let figure = 0; figure < s.where.length; figure++) if (s.where[figure] === space) count++;
  return count;
}
