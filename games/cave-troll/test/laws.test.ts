import { laws } from '@trollmoot/testkit/vitest';
import { caveTroll } from '../src/index.ts';
import { broken } from './invariants.ts';

laws(caveTroll, { broken });
