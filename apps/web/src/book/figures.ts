import type { AnyBoard, BoardProps } from '@trollmoot/boardkit/board.ts';
import type { Figure } from '@trollmoot/boardkit/figure.ts';
import type { Act, News, Step } from '@trollmoot/kernel';
import type { Component } from 'svelte';
import { boardOf } from '../shelf/screens.ts';

/** The board's own parts, arranged for a picture; without it the whole board is drawn. */
type Picture = Component<BoardProps<object, Act, News, Step>>;

const figures = import.meta.glob<readonly Figure[]>('../../../../games/*/screen/book/index.ts', { import: 'default' });
const pictures = import.meta.glob<Picture>('../../../../games/*/screen/book/Picture.svelte', { import: 'default' });

/** What draws the pictures of a game. */
export interface Painter {
  readonly board: AnyBoard;
  readonly Picture: Picture | null;
}

/** The pictures of a game's rulebook, and what draws them. */
export interface Plates extends Painter {
  readonly figures: readonly Figure[];
}

export async function painterOf(game: string): Promise<Painter> {
  const [board, Picture = null] = await Promise.all([
    boardOf(game),
    pictures[`../../../../games/${game}/screen/book/Picture.svelte`]?.(),
  ]);
  return { board, Picture };
}

/** Null for a game without pictures. */
export async function platesOf(game: string): Promise<Plates | null> {
  const load = figures[`../../../../games/${game}/screen/book/index.ts`];
  if (load === undefined) return null;
  const [drawn, painter] = await Promise.all([load(), painterOf(game)]);
  return { figures: drawn, ...painter };
}
