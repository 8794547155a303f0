import type { Happening } from '@trollmoot/boardkit/board.ts';
import type { Colour, SeatPlate } from '@trollmoot/boardkit/seats.ts';
import {
  type Cell,
  DRAGON,
  KNIGHT,
  type News,
  type Piece,
  pieceOfTribe,
  placeIn,
  roleOf,
  THIEF,
  type View,
} from './facts.ts';
import { middleOf, type Point } from './plan.ts';
import { cellOfNews, type Scene } from './scene.ts';

/** What an act of another player left behind: a way, or a mark where something happened. */
export interface Trail {
  readonly key: string;
  readonly n: number;
  readonly colour: Colour | null;
  readonly way: readonly Point[]; // one point: a mark
  readonly isForced: boolean; // someone else moved the piece
  readonly mark: Mark | null;
  readonly isFaded: boolean;
}
export type Mark = 'new' | 'gone' | 'turned' | 'hit';

const MARK: { readonly [news in News['news']]?: Mark } = {
  placed: 'new',
  terrainLaid: 'new',
  emerged: 'new',
  lurks: 'new',
  tribeUncovered: 'new',
  dragonAppeared: 'new',
  thiefAppeared: 'new',
  tokenPlaced: 'new',
  gemPlaced: 'new',
  flameWallLaid: 'new',
  revealed: 'turned',
  rotated: 'turned',
  surfaced: 'turned',
  removed: 'gone',
  terrainRemoved: 'gone',
  tribeHid: 'gone',
  looted: 'gone',
  bombed: 'gone',
  rockslide: 'new',
  scattered: 'hit',
  assaulted: 'hit',
  tribeAttacked: 'hit',
  dragonAttacked: 'hit',
  thiefAttacked: 'hit',
  ambushed: 'hit',
  backstabbed: 'hit',
  pickpocketed: 'hit',
  knightHurt: 'hit',
  dragonHurt: 'hit',
  thiefKilled: 'hit',
  spored: 'hit',
  burnt: 'hit',
};

/** The trails of everything the others did since the reader last acted; steps of one piece in a row are one way. */
export function trailsOf(
  since: readonly Happening<View, News>[],
  scene: Scene,
  seats: readonly SeatPlate[],
): readonly Trail[] {
  const found: Trail[] = [];
  let walking = ''; // the piece whose steps are being joined, and who moves it
  for (const [i, { n, by, news, before, isFaded }] of since.entries()) {
    const colour = by === null ? null : (seats[by]?.colour ?? null);
    const common = { key: `${i}`, n, colour, isFaded };
    if (news.news === 'moved' || news.news === 'movedOff') {
      const [from, to] = [cellIn(before, scene, news.from), cellIn(before, scene, news.to)];
      if (from === null || to === null) continue;
      const isForced = by !== null && before.roles[by] !== roleOf(news.piece);
      const last = found.at(-1);
      if (walking === `${news.piece} ${by}` && last !== undefined)
        found[found.length - 1] = { ...last, ...common, key: last.key, way: [...last.way, middleOf(to)] };
      else found.push({ ...common, way: [middleOf(from), middleOf(to)], isForced, mark: null });
      walking = `${news.piece} ${by}`;
      continue;
    }
    const mark = MARK[news.news];
    if (mark === undefined) continue;
    walking = '';
    const cell = placeOf(news, before, scene);
    if (cell !== null) found.push({ ...common, way: [middleOf(cell)], isForced: false, mark });
  }
  return found;
}

/** The cell of a space: where it is now, or where it was. */
const cellIn = (before: View, scene: Scene, space: number): Cell | null =>
  scene.spaces.get(space)?.cell ?? before.map.spaces.find((there) => there.space === space)?.cell ?? null;

/** Whom some news are about, if they do not name a place. */
const ABOUT: { readonly [news in News['news']]?: Piece } = {
  dragonAttacked: DRAGON,
  thiefAttacked: THIEF,
  thiefAppeared: THIEF,
  ambushed: KNIGHT,
};

function placeOf(news: News, before: View, scene: Scene): Cell | null {
  if ('space' in news) return cellIn(before, scene, news.space);
  const piece = ABOUT[news.news] ?? ('victim' in news && typeof news.victim === 'number' ? news.victim : null);
  if (piece !== null)
    return cellIn(before, scene, placeIn(before, piece)) ?? cellIn(before, scene, scene.pieces[piece]!);
  if ('tribe' in news && news.tribe !== null) {
    const tribe = pieceOfTribe(news.tribe);
    return cellIn(before, scene, placeIn(before, tribe)) ?? cellIn(before, scene, scene.pieces[tribe]!);
  }
  return cellOfNews(news, scene);
}
