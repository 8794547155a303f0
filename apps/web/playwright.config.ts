import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserOptions } from './scripts/browser.ts';
import { freePorts } from './scripts/free-ports.ts';

const WORKERS = 4; // on two cores: tests mostly wait

/** `npm run test:long` sets this. */
const isLong = process.env.TROLLMOOT_TEST_LONG === '1';
const kind = isLong ? 'long.spec' : 'spec';

/** One port for the pages, and one per worker for its server. Playwright's workers inherit the choice. */
process.env.TROLLMOOT_TEST_PORT ??= String(await freePorts(1 + WORKERS));
const { TROLLMOOT_TEST_PORT: port, TROLLMOOT_TEST_DIST: dist = 'dist' } = process.env;

/** Servers that tests start find their modules compiled. */
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));

/** Whole games in a real browser, against the built client. Online tests start a server. */
export default defineConfig({
  globalSetup: '../../scripts/suite/usual-ports.ts',
  testDir: '../..',
  testIgnore: isLong ? [] : ['**/*.long.spec.ts'],
  projects: [
    // First, because its one test takes longer than most files: last, the other workers would wait for it.
    { name: 'scripts', testMatch: `scripts/*/*.${kind}.ts` },
    { name: 'web', testMatch: [`apps/web/test/*.${kind}.ts`, `games/*/test/browser/*.${kind}.ts`] },
  ],
  // Tests wait for a state for as long as it takes on a slow, busy machine. Only a state that never comes fails.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  workers: WORKERS,
  reporter: [['list'], ['../../scripts/suite/playwright-slowest.ts']],
  outputDir: `test-results/${dist}`,
  use: {
    serviceWorkers: 'block', // each would fetch the whole client again; tests of theirs allow them
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
