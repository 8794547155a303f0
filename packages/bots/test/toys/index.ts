import type { Game } from '@trollmoot/kernel';
import { dash, sealedBids, ticTacToe } from '@trollmoot/testkit';
import { pig } from './pig.ts';

export const TOYS: readonly Game[] = [ticTacToe, dash, sealedBids, pig];
