// kill -9 at random moments under load: node apps/server/scripts/crash.ts [cycles] [pairs of players]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crash } from '../test/crash.ts';

const [cycles = '30', pairs = '20'] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'trollmoot-crash-'));
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const report = await crash(join(folder, 'crash.sqlite'), Number(cycles), Number(pairs), say);
rmSync(folder, { recursive: true });
for (const line of report.wrong) say(line);
say(
  `${report.cycles} cycles, ${report.tables} tables, ${report.acknowledged} acknowledged moves, ${report.wrong.length} wrong`,
);
process.exit(report.wrong.length === 0 ? 0 : 1);
