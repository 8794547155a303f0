import { laws } from '@trollmoot/testkit/vitest';
import { type State, trollAndDragon } from '../src/index.ts';
import { broken } from './invariants.ts';

laws(trollAndDragon, { broken: (s) => broken(s as State) });
