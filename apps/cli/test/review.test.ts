import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseSettings, dice, type Played, type Settings, writeSaved } from '@trollmoot/kernel';
import { findGame } from '@trollmoot/shelf';
import { afterAll, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'trollmoot-review-'));
afterAll(() => rmSync(folder, { recursive: true }));

const game = findGame('troll-and-dragon')!;

/** A game played at random, stopped after this many plies. */
function saved(most = Infinity): string {
  const settings = chooseSettings(game, {}, 2) as Settings;
  const s = game.setup(settings, 2, 'review');
  const random = dice('players');
  const log: Played[] = [];
  for (let by = game.waitingFor(s)[0]; by !== undefined && log.length < most; by = game.waitingFor(s)[0]) {
    const options = game.options(s, by);
    const act = options[random(options.length)]!;
    game.play(s, by, act);
    log.push({ by, act });
  }
  return writeSaved(game, { game: game.name, rules: game.rules, settings, seats: 2, seed: 'review', log });
}

function review(text: string, ...flags: string[]) {
  const file = join(folder, 'game.txt');
  writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, 'review', file, '--budget', '2000', ...flags], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status, says: (status === 0 ? stdout : stderr).trim() };
}

test('review says where the chances went, in words and as JSON, the same every time', () => {
  const words = review(saved());
  expect(words.status).toBe(0);
  expect(words.says).toContain('Luck and skill');
  expect(words.says).toContain('Key moments');
  const [json, again] = [review(saved(), '--json'), review(saved(), '--json')];
  expect(again.says).toBe(json.says);
  const { seats, ledger, chances } = JSON.parse(json.says);
  expect(seats).toHaveLength(2);
  expect(chances.at(-1).shares.toSorted()).toEqual([0, 1]);
  for (const { start, own, others, luck, end } of ledger) expect(start + own + others + luck).toBeCloseTo(end, 9);
});

test('a game that is not over is not reviewed', () => {
  const { status, says } = review(saved(20));
  expect(status).toBe(2);
  expect(says).toContain('is not over yet');
});
