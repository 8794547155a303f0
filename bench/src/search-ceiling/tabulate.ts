import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { byteOfChance, CAVERNS, GROTTOS, HANDS, LEADS } from '@trollmoot/troll-and-dragon/chances-grid';
import { perfect, solve } from './perfect.ts';
import { HAND } from './table.ts';

// What the strongest bot knows of the exact chances: written into its game, for the positions in `chances-grid.ts`.
// `node bench/src/search-ceiling/tabulate.ts`

solve();
const bytes: number[] = [];
for (const grotto of GROTTOS)
  for (const cavern of CAVERNS)
    for (let hand = 0; hand < HANDS; hand++)
      for (const lead of LEADS) bytes.push(byteOfChance(1 - perfect.ended(grotto, cavern, hand * HAND, -lead)));
const file = fileURLToPath(new URL('../../../games/troll-and-dragon/src/bot/chances-data.ts', import.meta.url));
writeFileSync(
  file,
  `// Written by bench/src/search-ceiling/tabulate.ts. Compute it again rather than change it.
export const CHANCES =
  '${Buffer.from(bytes).toString('base64')}';
`,
);
