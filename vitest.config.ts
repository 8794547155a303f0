import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** `npm run test:long` sets this. */
const isLong = process.env.TROLLMOOT_TEST_LONG === '1';
const kind = isLong ? 'long' : 'test';

/** Programs that tests start find their modules compiled: the command line starts in 0.4 s of computing instead of 1. */
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url));

export default defineConfig({
  test: {
    include: [`{packages,games,apps}/*/test/**/*.${kind}.ts`, `{bench,scripts}/**/*.${kind}.ts`],
    exclude: ['**/node_modules/**', 'apps/web/**', 'scripts/new-game/template/**'],
    pool: 'threads',
    isolate: false,
    maxWorkers: 3, // on two cores: some tests wait for servers they start
    testTimeout: isLong ? 900_000 : 120_000,
    globalSetup: [
      './scripts/suite/usual-ports.ts',
      './apps/server/test/postgres-server.ts',
      './apps/server/test/nats-door.ts',
    ],
    reporters: [isLong ? 'verbose' : 'default', './scripts/suite/vitest-slowest.ts'],
  },
});
