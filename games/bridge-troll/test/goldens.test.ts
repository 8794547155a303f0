import { goldens } from '@trollmoot/testkit/vitest';
import { bridgeTroll } from '../src/index.ts';

goldens(bridgeTroll, new URL('./goldens/', import.meta.url));
