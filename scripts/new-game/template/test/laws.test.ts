import { laws } from '@trollmoot/testkit/vitest';
import game from '../src/index.ts';
import type { State } from '../src/state.ts';
import { broken } from './invariants.ts';

laws(game, { broken: (s) => broken(s as State) });
