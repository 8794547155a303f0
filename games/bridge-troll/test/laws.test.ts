import { laws } from '@trollmoot/testkit/vitest';
import { bridgeTroll } from '../src/index.ts';
import { broken } from './invariants.ts';

// A special found face-down is shown to all and then lies face-down in a hand: a memory element [RULING-9].
laws(bridgeTroll, { broken, forgotten: ['claimed', 'setAside'] });
