// npm run goldens -- <game> [count] [--again]   records missing golden games; with --again, all of them
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findGame, GAMES } from '@trollmoot/shelf';
import { goldenTables, recordGolden } from '@trollmoot/testkit';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { again: { type: 'boolean' } } });
const [name = '', count = '12'] = positionals;
const game = findGame(name);
if (game === undefined || !/^[1-9]\d*$/.test(count)) {
  console.error(`usage: npm run goldens -- <${GAMES.map((g) => g.name).join(' | ')}> [count] [--again]`);
  process.exitCode = 2;
} else {
  const folder = join(import.meta.dirname, '..', 'games', game.name, 'test', 'goldens');
  mkdirSync(folder, { recursive: true });
  for (const { file, table } of goldenTables(game, Number(count))) {
    if (existsSync(join(folder, file)) && !values.again) continue;
    writeFileSync(join(folder, file), recordGolden(game, file, table));
    console.log(`recorded ${file}`);
  }
}
