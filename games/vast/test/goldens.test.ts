import { goldens } from '@trollmoot/testkit/vitest';
import { vast } from '../src/index.ts';

goldens(vast, new URL('./goldens/', import.meta.url));
