import { engine } from './engine/engine.ts';
import { search } from './search.ts';
import { connections } from './server/connections.ts';
import { server } from './server/server.ts';
import { stores } from './server/stores.ts';

/** `npm run bench -- <what> [--json]`. */
const BENCHES: { readonly [name: string]: () => object | Promise<object> } = {
  engine,
  search,
  server,
  stores,
  connections,
};

const [name = '', ...flags] = process.argv.slice(2);
const bench = BENCHES[name];
if (bench === undefined || flags.some((flag) => flag !== '--json')) {
  process.stderr.write(`Usage: npm run bench -- ${Object.keys(BENCHES).join('|')} [--json]\n`);
  process.exitCode = 2;
} else {
  const report = await bench();
  process.stdout.write(`${JSON.stringify(report, null, flags.includes('--json') ? 0 : 2)}\n`);
}
