import { defineConfig } from '@playwright/test';
import { browserOptions } from './scripts/browser.ts';

/** Another port and build than the usual ones, so that two runs may go on side by side. */
const { TROLLMOOT_TEST_PORT: port = '4310', TROLLMOOT_TEST_DIST: dist = 'dist' } = process.env;

/** Whole games in a real browser, against the built client. Online tables start a server of their own. */
export default defineConfig({
  globalSetup: './test/decoy.ts',
  testDir: '../..',
  testMatch: ['apps/web/test/*.spec.ts', 'games/*/test/browser/*.spec.ts', 'scripts/*/*.spec.ts'],
  // A state that comes is waited for, however slow and busy the machine: only what never comes fails.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  workers: 2, // much of a test is waiting
  reporter: [['list']],
  outputDir: `test-results/${port}`,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: await browserOptions(),
    viewport: { width: 1440, height: 900 },
    actionTimeout: 60_000,
  },
  webServer: {
    command: `vite preview --host 127.0.0.1 --port ${port} --strictPort --outDir ${dist}`,
    port: Number(port),
    timeout: 180_000, // a busy machine
    stdout: 'ignore',
    stderr: 'ignore',
  },
});
