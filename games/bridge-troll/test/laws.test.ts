import { laws } from '@trollmoot/testkit/vitest';
import { bridgeTroll } from '../src/index.ts';
import { broken } from './invariants.ts';

// Everyone sees these for a moment: a special found face-down, before it goes into a hand [RULING-9]; a goat, before it is
// back in the deck [GOAT-2].
laws(bridgeTroll, { broken, forgotten: ['claimed', 'setAside', 'goatWon'] });
