/** Type-checks the client. A known-bad component must fail first, which proves that the check sees our types. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('..', import.meta.url));
const checker = createRequire(import.meta.url).resolve('svelte-check/bin/svelte-check');
const check = (workspace: string) =>
  spawnSync(
    process.execPath,
    [
      checker,
      '--workspace',
      workspace,
      '--tsconfig',
      `${workspace}/tsconfig.json`,
      '--output',
      'human',
      '--fail-on-warnings',
    ],
    {
      encoding: 'utf8',
    },
  );

const bad = check(`${web}test/known-bad`);
if (bad.status === 0 || !bad.stdout.includes('toUpperCase')) {
  console.error('The known-bad component passed the check: svelte-check does not see our types.');
  process.exit(1);
}
const good = check(web.replace(/\/$/, ''));
if (good.status !== 0) console.error(good.stdout, good.stderr);
process.exit(good.status ?? 1);
