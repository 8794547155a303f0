// What another checkout says of recorded games. Runs in a process of its own and imports nothing of this checkout: records
// come in on standard input, one line each with the plies at which turns begin, and its chances go out the same way.
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { GameRecord } from '@trollmoot/bots/learn';

const [checkout, name] = process.argv.slice(2);
const theirs = (file: string) => import(pathToFileURL(join(checkout!, file)).href);
const { dice }: typeof import('@trollmoot/kernel') = await theirs('packages/kernel/src/index.ts');
const { chanceOf }: Partial<typeof import('@trollmoot/bots')> = await theirs('packages/bots/src/index.ts');
const { findGame }: typeof import('@trollmoot/shelf') = await theirs('packages/shelf/src/index.ts');
const game = findGame(name!)!;

for await (const line of createInterface({ input: process.stdin })) {
  const { record, turns } = JSON.parse(line) as { record: GameRecord; turns: number[] };
  const s = game.setup(record.settings, record.seats, record.seed);
  const random = dice(`${record.seed} judged`);
  const chances: number[] = [];
  for (const [by, act] of record.log) {
    if (turns.includes(s.ply))
      for (let seat = 0; seat < record.seats; seat++) {
        const world = game.imagine(s, seat, random);
        chances.push(chanceOf?.(game, world, seat) ?? game.bot.evaluate(world, seat));
      }
    game.play(s, by, act);
  }
  process.stdout.write(`${JSON.stringify(chances)}\n`);
}
