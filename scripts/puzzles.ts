// npm run puzzles -- <game> [--set <set>] [--seed <seed>] [--count <count>] [--games <most games>] [--journal <file>] [--dry]
// Mines puzzles from games among bots and writes games/<game>/puzzles/<set>.json and <set>.answers.json. With a journal, a
// run that was cut short goes on where it was.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type AnyKind, mineSet, type Yield } from '@trollmoot/puzzles/mine';
import { findGame, GAMES } from '@trollmoot/shelf';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    set: { type: 'string' },
    seed: { type: 'string', default: 'mine' },
    count: { type: 'string', default: '60' },
    games: { type: 'string', default: '400' },
    journal: { type: 'string' },
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

/** What each game gave, by set and number, one line each. */
const journal = new Map<string, Yield>();
if (values.journal !== undefined && existsSync(values.journal))
  for (const line of readFileSync(values.journal, 'utf8').split('\n').slice(0, -1)) {
    const [key, found] = JSON.parse(line) as [string, Yield];
    journal.set(key, found);
  }
const remembering = (set: string) => (n: number, mine: () => Yield) => {
  const key = `${set} ${values.seed}-${n}`;
  const found = journal.get(key) ?? mine();
  if (values.journal !== undefined && !journal.has(key))
    appendFileSync(values.journal, `${JSON.stringify([key, found])}\n`);
  return found;
};
for (const set of sets) {
  const started = performance.now();
  const ours = kinds.filter((kind) => kind.set === set);
  const mined = mineSet(game, ours, { ...mining, remembered: remembering(set) }, (games, kept) =>
    console.error(`${set}: ${games} games, ${kept} kept`),
  );
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
