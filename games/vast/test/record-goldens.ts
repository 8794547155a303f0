// node games/vast/test/record-goldens.ts   records one whole game for each of the 30 rows again
import { mkdirSync, writeFileSync } from 'node:fs';
import { recordGolden } from '@trollmoot/testkit';
import { VARIANTS } from '../src/data/variants.ts';
import { vast } from '../src/index.ts';
import { settingsFor } from './scenes.ts';

const folder = new URL('./goldens/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const { roles } of VARIANTS) {
  const table = { seats: roles.length, settings: settingsFor({ roles }, roles.length) };
  writeFileSync(new URL(`${roles}.txt`, folder), recordGolden(vast, roles, table));
}
