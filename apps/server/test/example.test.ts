import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Game } from '@trollmoot/kernel';
import { trollAndDragon } from '@trollmoot/troll-and-dragon';
import { expect, test } from 'vitest';
import { testServer } from './harness.ts';

test('the example client makes a table and plays it to the end', async () => {
  const house = await testServer({}, { games: [trollAndDragon as Game] });
  const example = fileURLToPath(new URL('../examples/join-and-play.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [example, house.address], { maxBuffer: 1e8 });
  expect(stdout).toMatch(/"places":\[\d,\d,\d\]/);
  await house.stop();
});
