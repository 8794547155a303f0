import { goldens } from '@trollmoot/testkit/vitest';
import { trollAndDragon } from '../src/index.ts';

goldens(trollAndDragon, new URL('./goldens/', import.meta.url));
