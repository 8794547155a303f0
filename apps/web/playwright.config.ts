import { defineConfig } from '@playwright/test';
import { browserOptions } from './scripts/browser.ts';

/** Set these to run two test runs side by side. */
const { TROLLMOOT_TEST_PORT: port = '4310', TROLLMOOT_TEST_DIST: dist = 'dist' } = process.env;

/** Whole games in a real browser, against the built client. Online tests start a server. */
export default defineConfig({
  globalSetup: './test/decoy.ts',
  testDir: '../..',
  testMatch: ['apps/web/test/*.spec.ts', 'games/*/test/browser/*.spec.ts', 'scripts/*/*.spec.ts'],
  // Tests wait for a state for as long as it takes on a slow, busy machine. Only a state that never comes fails.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  workers: 2, // tests mostly wait
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
