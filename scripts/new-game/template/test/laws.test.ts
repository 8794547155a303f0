import { laws } from '@trollmoot/testkit/vitest';
import game from '../src/index.ts';
import type { State } from '../src/state.ts';

/** What must be true of every position. */
const broken = (s: State): string[] => (s.heaps.some((stones) => stones < 0) ? ['a heap holds less than nothing'] : []);

laws(game, { broken: (s) => broken(s as State) });
