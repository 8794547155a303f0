import type { Game } from '@trollmoot/kernel';
import { auction } from './auction.ts';
import { pig } from './pig.ts';
import { ticTacToe } from './tic-tac-toe.ts';

export const TOYS: readonly Game[] = [ticTacToe, pig, auction];
export const findGame = (name: string): Game | undefined => TOYS.find((game) => game.name === name);
