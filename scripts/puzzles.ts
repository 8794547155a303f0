// npm run puzzles -- <game> [--set <set>] [--seed <seed>] [--count <count>] [--games <most games>] [--dry]
// Mines puzzles from games among bots and writes games/<game>/puzzles/<set>.json and <set>.answers.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type AnyKind, mineSet } from '@trollmoot/puzzles/mine';
import { findGame, GAMES } from '@trollmoot/shelf';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    set: { type: 'string' },
    seed: { type: 'string', default: 'mine' },
    count: { type: 'string', default: '60' },
    games: { type: 'string', default: '400' },
    dry: { type: 'boolean' },
  },
});
const game = findGame(positionals[0] ?? '');
if (game === undefined) {
  console.error(
    `usage: npm run puzzles -- <${GAMES.map((g) => g.name).join(' | ')}> [--set …] [--seed …] [--count …] [--games …]`,
  );
  process.exit(2);
}
const folder = new URL(`../games/${game.name}/`, import.meta.url);
const { default: kinds } = (await import(new URL('src/puzzles/index.ts', folder).href)) as {
  default: readonly AnyKind[];
};
const sets = [...new Set(kinds.map(({ set }) => set))].filter((set) => values.set === undefined || set === values.set);
const mining = { seed: values.seed, count: Number(values.count), games: Number(values.games) };
for (const set of sets) {
  const started = performance.now();
  const ours = kinds.filter((kind) => kind.set === set);
  const mined = mineSet(game, ours, mining, (games, kept) => console.error(`${set}: ${games} games, ${kept} kept`));
  const lows = mined.kept.map(({ answer }) => answer.low).sort((a, b) => a - b);
  const figures = {
    set,
    ...mining,
    ...mined,
    kept: mined.kept.length,
    margins: [lows[0], lows[lows.length >> 1], lows.at(-1)], // least, median, widest
    seconds: Math.round((performance.now() - started) / 1000),
  };
  console.log(JSON.stringify(figures));
  if (values.dry) continue;
  mkdirSync(new URL('puzzles/', folder), { recursive: true });
  const write = (name: string, rows: readonly object[]): void =>
    writeFileSync(
      new URL(`puzzles/${name}.json`, folder),
      `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`,
    );
  write(
    set,
    mined.kept.map(({ puzzle }) => puzzle),
  );
  write(
    `${set}.answers`,
    mined.kept.map(({ answer }) => answer),
  );
}
