import { defineConfig } from '@playwright/test';
import { browserOptions } from './scripts/browser.ts';

/** Whole games in a real browser, against the built client. Online tables start a server of their own. */
export default defineConfig({
  testDir: 'test',
  timeout: 240_000,
  workers: 1,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    baseURL: 'http://127.0.0.1:4310',
    launchOptions: await browserOptions(),
    viewport: { width: 1440, height: 900 },
    actionTimeout: 10_000,
  },
  webServer: {
    command: 'vite preview --host 127.0.0.1 --port 4310 --strictPort',
    port: 4310,
    stdout: 'ignore',
    stderr: 'ignore',
  },
});
