import { goldens } from '@trollmoot/testkit/vitest';
import { caveTroll } from '../src/index.ts';

goldens(caveTroll, new URL('./goldens/', import.meta.url));
