import { defineConfig } from 'vitest/config';

/** `npm run test:long` sets this. */
const isLong = process.env.TROLLMOOT_TEST_LONG === '1';
const kind = isLong ? 'long' : 'test';

export default defineConfig({
  test: {
    include: [`{packages,games,apps}/*/test/**/*.${kind}.ts`, `{bench,scripts}/**/*.${kind}.ts`],
    exclude: ['**/node_modules/**', 'apps/web/**', 'scripts/new-game/template/**'],
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    testTimeout: isLong ? 900_000 : 120_000,
    globalSetup: [
      './scripts/suite/usual-ports.ts',
      './apps/server/test/postgres-server.ts',
      './apps/server/test/nats-door.ts',
    ],
    reporters: [isLong ? 'verbose' : 'default', './scripts/suite/vitest-slowest.ts'],
  },
});
