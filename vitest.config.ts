import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,games,apps}/*/test/**/*.test.ts', '{bench,scripts}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'apps/web/**', 'scripts/new-game/template/**'],
    pool: 'threads',
    isolate: false,
    testTimeout: 120_000,
  },
});
