import { goldens } from '@trollmoot/testkit/vitest';
import game from '../src/index.ts';

goldens(game, new URL('./goldens/', import.meta.url));
