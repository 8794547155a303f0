import { laws } from '@trollmoot/testkit/vitest';
import { vast } from '../src/index.ts';
import { broken } from './invariants.ts';

laws(vast, { broken });
