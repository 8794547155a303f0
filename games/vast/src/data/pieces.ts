import type { Role } from './roles.ts';

/** Everything that walks, in turn order; a Tribe's piece is its number plus one. */
export const PIECES = ['knight', 'fangs', 'bones', 'eye', 'dragon', 'thief'] as const;
export type PieceName = (typeof PIECES)[number];
export type Piece = 0 | 1 | 2 | 3 | 4 | 5;
export const KNIGHT = 0;
export const FIRST_TRIBE = 1;
export const DRAGON = 4;
export const THIEF = 5;
export const ALL_PIECES: readonly Piece[] = [0, 1, 2, 3, 4, 5];
export const isTribe = (piece: Piece): boolean => piece >= FIRST_TRIBE && piece < DRAGON;
export const tribeOf = (piece: Piece): 0 | 1 | 2 => (piece - FIRST_TRIBE) as 0 | 1 | 2;
export const pieceOfTribe = (tribe: number): Piece => (tribe + FIRST_TRIBE) as Piece;
export const roleOf = (piece: Piece): Role =>
  piece === KNIGHT ? 'knight' : piece === DRAGON ? 'dragon' : piece === THIEF ? 'thief' : 'goblins';
