import { dash, sealedBids, ticTacToe } from '../src/index.ts';
import { laws } from '../src/vitest.ts';

laws(ticTacToe);
laws(dash);
laws(sealedBids);
