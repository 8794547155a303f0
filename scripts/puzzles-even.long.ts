import { foundAgain } from './puzzles-again.ts';

foundAgain(0);
