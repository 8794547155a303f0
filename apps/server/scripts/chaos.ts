// Three nodes under load while one thing after another fails: node apps/server/scripts/chaos.ts [minutes] [tables]
import { BLOWS } from './chaos/blows.ts';
import { type ChaosReport, chaos, seconds } from './chaos/run.ts';

const [minutes = '60', tables = '16'] = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const end = performance.now() + 60_000 * Number(minutes);
const report = await chaos({
  blows: BLOWS,
  isEnough: () => performance.now() > end,
  tables: Number(tables),
  say,
}).catch((error: Error) => {
  say(`There is no house to try: ${error.message}`);
  process.exit(1);
});
for (const fault of report.faults.slice(0, 50)) say(fault);
for (const line of summary(report)) say(line);
for (const line of logged(report)) say(line);
const { faults, felt, tables: games, acknowledged, unknown, sights } = report;
say(
  `${felt.length} failures, ${games} games, ${acknowledged} acknowledged moves, ${unknown} without an answer, ` +
    `${sights} frames and updates shown, ${faults.length} wrong`,
);
process.exit(faults.length === 0 ? 0 : 1);

/** How long each failure was felt: by half of the tables, by the worst at a median strike, and by the worst of all. */
function summary({ felt }: ChaosReport): string[] {
  return [...Map.groupBy(felt, ({ what }) => what)].map(([what, all]) => {
    const middle = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
    const longest = all.map((one) => one.longest);
    return `${what} (${all.length} times): ${seconds(middle(all.map(({ median }) => median)))} for half of the tables, ${seconds(middle(longest))} for the worst, ${seconds(Math.max(...longest))} at most`;
  });
}

/** What the nodes have logged as errors: how often, and once in full. */
function logged({ errors }: ChaosReport): string[] {
  return [...Map.groupBy(errors, (line) => String((JSON.parse(line) as { msg?: unknown }).msg))].map(
    ([what, lines]) => `the nodes logged ${lines.length} times: ${what}\n  ${lines[0]!.slice(0, 400)}`,
  );
}
