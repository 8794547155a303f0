// npm run train -- <game> [--games <n>] [--seats <n,n,…>] [--seed <text>] [--iterations <n>] [--journal <file>] [--dry]
// Learns how much each look of the game's judgement counts, from games among bots, and writes
// games/<game>/src/bot/weights.ts and docs/judgement/<game>.md. A run that was cut short goes on where it was.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brier, type GameRecord, type Lesson, reliability, samplesOf, train } from '@trollmoot/bots/learn';
import type { Game } from '@trollmoot/kernel';
import { findGame, GAMES } from '@trollmoot/shelf';
import { gamesToLearnFrom, tablesOf } from './train-games.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '600' },
    seats: { type: 'string' },
    seed: { type: 'string', default: 'learn' },
    iterations: { type: 'string', default: '120' },
    journal: { type: 'string' },
    dry: { type: 'boolean', default: false },
  },
});
const game = findGame(positionals[0] ?? '');
if (game?.bot.judgement === undefined) {
  const names = GAMES.filter(({ bot }) => bot.judgement !== undefined).map(({ name }) => name);
  console.error(`usage: npm run train -- <${names.join(' | ')}> [--games …] [--seats …] [--seed …] [--iterations …]`);
  process.exit(2);
}
const { looks } = game.bot.judgement;
const games = Number(values.games);
const bar = (done: number, of: number, note: string): void => {
  if (!process.stderr.isTTY) return;
  const filled = Math.round((30 * done) / of);
  process.stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(30 - filled)} ${note}\x1b[K`);
};
const records = gamesToLearnFrom(
  game,
  {
    seed: values.seed,
    games,
    iterations: Number(values.iterations),
    seats: values.seats?.split(',').map(Number) ?? tablesOf(game),
    journal: values.journal ?? fileURLToPath(new URL(`../.data/train/${game.name}.jsonl`, import.meta.url)),
  },
  (done) => bar(done, games, `game ${done + 1} of ${games}`),
);
const samples = samplesOf(game, records, (done) => bar(done, games, `reading game ${done + 1}`));
let steps = 0;
const lesson = train(samples, looks.length, (note) => bar(++steps, 30 + looks.length, note));
bar(1, 1, 'done\n');
const report = reportOf(game, records, samples.length, lesson);
console.log(report);
if (!values.dry) {
  const weights = fileURLToPath(new URL(`../games/${game.name}/src/bot/weights.ts`, import.meta.url));
  const docs = new URL('../docs/judgement/', import.meta.url);
  mkdirSync(docs, { recursive: true });
  writeFileSync(weights, weightsOf(lesson));
  writeFileSync(new URL(`${game.name}.md`, docs), report);
  execFileSync('npx', ['biome', 'check', '--write', weights], { stdio: 'ignore' });
}

function weightsOf({ weights }: Lesson): string {
  const rows = looks.map((_, look) => [...weights.slice(3 * look, 3 * look + 3)].map((x) => Number(x.toPrecision(4))));
  return `// Written by \`npm run train\`. Train again rather than change it.
import type { LearnedWeights } from '@trollmoot/kernel';

export const WEIGHTS: LearnedWeights = {
  looks: ${JSON.stringify(looks)},
  weights: ${JSON.stringify(rows)},
};
`;
}

function reportOf({ title, name }: Game, played: readonly GameRecord[], positions: number, learned: Lesson): string {
  const of = ({ mean, plusMinus }: { mean: number; plusMinus: number }): string =>
    `${mean.toFixed(4)} ± ${plusMinus.toFixed(4)}`;
  const tables = Map.groupBy(played, ({ seats }) => seats);
  const lines = [
    `# What ${title} taught`,
    '',
    `Written by \`npm run train -- ${name}\`: ${played.length} games among bots with ${values.iterations} iterations (seed \`${values.seed}\`), ${[...tables].map(([seats, found]) => `${found.length} of ${seats}`).join(', ')} players; ${positions} positions. Scores are cross-validated by game, intervals are 95 % and by game.`,
    '',
    `Brier score ${of(brier(learned.said))}, with shrinking by ${learned.shrink}.`,
    '',
    '| shrinking | Brier score |',
    '|---|---|',
    ...learned.tried.map(({ shrink, brier: score }) => `| ${shrink} | ${of(score)} |`),
    '',
    '## Learning curve',
    '',
    '| games learned from | Brier score on the others |',
    '|---|---|',
    ...learned.curve.map(({ games: n, brier: score }) => `| ${n} | ${of(score)} |`),
    '',
    '## Reliability',
    '',
    '| said | won | seats | games |',
    '|---|---|---|---|',
    ...reliability(learned.said).map(
      ({ said, won, count, games: n }) =>
        `| ${(100 * said).toFixed(1)} % | ${(100 * won.mean).toFixed(1)} ± ${(100 * won.plusMinus).toFixed(1)} | ${count} | ${n} |`,
    ),
    '',
    '## What each look is worth',
    '',
    'What the score on a fifth of the games loses without it, the rest learned again; below 0, it is better without.',
    '',
    '| look | loss |',
    '|---|---|',
    ...learned.worth
      .toSorted((a, b) => b.loss - a.loss)
      .map(({ look, loss }) => `| ${looks[look]} | ${loss.toFixed(5)} |`),
    '',
  ];
  return lines.join('\n');
}
