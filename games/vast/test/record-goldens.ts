// node games/vast/test/record-goldens.ts           records one whole game for each of the 30 rows again, and some with terrain
// node games/vast/test/record-goldens.ts terrain   only those whose name contains this
import { mkdirSync, writeFileSync } from 'node:fs';
import { recordGolden } from '@trollmoot/testkit';
import { VARIANTS } from '../src/data/variants.ts';
import { vast } from '../src/index.ts';
import { settingsFor } from '../src/scenes/index.ts';

const folder = new URL('./goldens/', import.meta.url);
mkdirSync(folder, { recursive: true });
const [wanted = ''] = process.argv.slice(2);

function record(name: string, roles: string, changes: object): void {
  if (!name.includes(wanted)) return;
  const table = { seats: roles.length, settings: settingsFor({ ...changes, roles }, roles.length) };
  writeFileSync(new URL(`${name}.txt`, folder), recordGolden(vast, name, table));
}

for (const { roles } of VARIANTS) record(roles, roles, {});
for (const roles of ['KGDCT', 'GDT', 'KGC']) record(`${roles}-terrain`, roles, { terrain: true });
