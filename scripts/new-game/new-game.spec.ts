import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { begin, guest, layTable } from '@trollmoot/web/test/guests.ts';
import { touchSomething } from '@trollmoot/web/test/hands.ts';
import { TestServer } from '@trollmoot/web/test/test-server.ts';
import { dice, playNow, playOn, resultOf } from '@trollmoot/web/test/tools.ts';
import { copyWorkspace, linkPackage } from './copy.ts';

test('a new game stands in the Hall, and is played there and online', async ({ browser }) => {
  const copy = copyWorkspace();
  const node = (folder: string, ...args: string[]): void =>
    void execFileSync(process.execPath, args, { cwd: join(copy, folder), stdio: ['ignore', 'ignore', 'inherit'] });
  linkPackage(copy, 'games', 'nim');
  node('.', 'scripts/new-game/new-game.ts', 'nim', '--no-install');
  node('apps/web', join(copy, 'apps/web/node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error');
  const testServer = new TestServer(copy);
  await testServer.start();
  try {
    const { page, errors } = await guest(browser, testServer, 'Ana');
    const random = dice(5);
    const playOut = async (): Promise<void> => {
      expect(await playOn(page, () => touchSomething(page, random))).toBeGreaterThan(0);
      await expect(resultOf(page)).toBeVisible();
    };
    await playNow(page, 'Nim');
    await playOut();
    await layTable(page, 'nim', 3, 0);
    await begin(page);
    await playOut();
    expect(errors).toEqual([]);
  } finally {
    await testServer.close();
    rmSync(copy, { recursive: true, force: true });
  }
});
