import type { AnyBoard } from '@trollmoot/boardkit/board.ts';
import type { Seat } from '@trollmoot/kernel';
import type { Moment } from '../timeline.ts';

/** One turn of the game: the moments from `from` to `to`, both included. */
export interface Chapter {
  readonly turn: number;
  readonly seat: Seat | null; // whose turn it is
  readonly from: number;
  readonly to: number;
}

/**
 * The game so far, turn by turn. The beginning belongs to the first turn. An act belongs to the turn it was played in. A
 * turn in which nobody has acted yet has no moments: its `from` is after its `to`.
 */
export function chaptersOf(moments: readonly Moment[], board: AnyBoard): Chapter[] {
  const chapters: { turn: number; seat: Seat | null; from: number; to: number }[] = [];
  let last = '';
  for (let at = 0; at < moments.length; at++) {
    const { frame, update } = moments[Math.max(0, at - 1)]!;
    const said = board.chapter?.(frame.view);
    const seat = said?.seat ?? moments[at]!.update?.by ?? update?.by ?? chapters.at(-1)?.seat ?? null;
    const key = `${seat} ${said?.turn ?? ''}`;
    if (key === last || (chapters.length === 1 && chapters[0]!.from === 0 && at === 1)) {
      const open = chapters.at(-1)!;
      open.to = at;
      if (at === 1) open.seat = seat;
    } else chapters.push({ turn: said?.turn ?? chapters.length + 1, seat, from: at, to: at });
    last = key;
  }
  const to = moments.length - 1;
  const next = to < 1 || moments[to]!.frame.result !== null ? undefined : board.chapter?.(moments[to]!.frame.view);
  if (next !== undefined && `${next.seat} ${next.turn ?? ''}` !== last) {
    chapters.push({ turn: next.turn ?? chapters.length + 1, seat: next.seat, from: to + 1, to });
  }
  return chapters;
}

/** The chapter that this moment is in. */
export const chapterAt = (chapters: readonly Chapter[], moment: number): number =>
  Math.max(
    0,
    chapters.findLastIndex(({ from }) => from <= moment),
  );

/** A moment as an address says it: `22.3` is the third action of the 22nd turn. */
export function addressOf(chapters: readonly Chapter[], moment: number): string {
  const index = chapterAt(chapters, moment);
  return `${index + 1}.${actionIn(chapters[index], moment)}`;
}

export function momentAt(chapters: readonly Chapter[], address: string): number | null {
  const [turn, action = 0] = address.split('.').map(Number);
  const chapter = chapters[(turn ?? 0) - 1];
  return chapter === undefined ? null : Math.min(chapter.to, start(chapter) + (action || 0));
}

/** Which action of its turn this is, from 1; 0 at the very beginning. */
export const actionIn = (chapter: Chapter | undefined, moment: number): number =>
  chapter === undefined ? 0 : moment - start(chapter);
export const actionsOf = (chapter: Chapter): number => chapter.to - start(chapter);

/** The moment before the first action of a turn. */
const start = ({ from }: Chapter): number => (from === 0 ? 0 : from - 1);
