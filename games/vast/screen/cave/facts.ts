import type { BoardProps } from '@trollmoot/boardkit/board.ts';
import type { Action, News, Piece, Space, Step, Token, View } from '@trollmoot/vast';
import { WIDTH } from '@trollmoot/vast';

// The game's own vocabulary of the map, and a few names the board adds.

export {
  ALL_PIECES,
  type Cell,
  column,
  DARK,
  DRAGON_DIE,
  ENTRANCE,
  isTribe,
  type Kind,
  LIT,
  MAP_TOKENS,
  MIDDLE,
  NOWHERE,
  pieceOfTribe,
  placeIn,
  roleOf,
  row,
  SIDES,
  type SideName,
  type SpaceView,
  SYMBOLS,
  type TerrainName,
  TRIBES,
  tribeOf,
  WIDTH,
  wallsNamed,
} from '@trollmoot/vast';
export type { Action, News, Piece, Space, Step, Token, View };
export type Props = BoardProps<View, Action, News, Step>;
export type ActionOf<D extends Action['do']> = Extract<Action, { do: D }>;

/** From a cell to its neighbour in the north, east, south, west. */
export const STEP: readonly number[] = [-WIDTH, 1, WIDTH, -1];

export const KNIGHT: Piece = 0;
export const DRAGON: Piece = 4;
export const THIEF: Piece = 5;
/** A role's only piece; null for the Cave, which has none, and the Goblins, who have three. */
export const pieceOfRole = (role: string): Piece | null =>
  role === 'knight' ? KNIGHT : role === 'dragon' ? DRAGON : role === 'thief' ? THIEF : null;
