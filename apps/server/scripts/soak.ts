// 500 tables at the pace of people, kill -9 every five minutes: node apps/server/scripts/soak.ts [minutes] [tables]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { soak } from '../test/soak.ts';

const [minutes = '60', tables = '500'] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'trollmoot-soak-'));
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const { acknowledged, games, kills, opening, memory, wrong } = await soak(join(folder, 'soak.sqlite'), {
  tables: Number(tables),
  pace: { minutes: Number(minutes), killEvery: 5 },
  thinking: [2000, 8000],
  say,
});
rmSync(folder, { recursive: true });
for (const line of wrong.slice(0, 20)) say(line);
const early = memory.map((one) => one.early).join(', ');
const late = memory.map((one) => one.late).join(', ');
say(
  `${minutes} minutes, ${tables} tables, ${games} games, ${kills} kills, ${acknowledged} acknowledged moves, ${wrong.length} wrong\n` +
    `open after ${opening.join(', ')} ms; ${early} MB after a third of each life, ${late} MB at its end`,
);
process.exit(wrong.length === 0 ? 0 : 1);
