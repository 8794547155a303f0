// npm run new-game -- <name>   writes a small complete game into games/<name>, ready to be changed into the real one
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { faultIn, titleFor, writeGame } from './write-game.ts';

const root = join(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'no-install': { type: 'boolean' } } });
const [name = '', ...more] = positionals;
const fault = name === '' || more.length > 0 ? 'usage: npm run new-game -- <name>' : faultIn(name, root);
if (fault !== null) {
  console.error(fault);
  process.exit(2);
}

const run = (command: string, ...args: string[]): void =>
  void execFileSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
const node = (...args: string[]): void => run(process.execPath, ...args);

writeGame(name, root);
if (!values['no-install']) run('npm', 'install', '--no-audit', '--no-fund', '--loglevel=error'); // links it, and enters it in the lock file
node('scripts/rules.ts', 'write');
node('node_modules/@biomejs/biome/bin/biome', 'check', '--write', `games/${name}`);
node('node_modules/prettier/bin/prettier.cjs', '--write', '--log-level=warn', `games/${name}/screen/**/*.svelte`);
node('scripts/goldens.ts', name, '4');

console.log(`games/${name} is a complete game called ${titleFor(name)}. Play it:

  npm start                                   in the browser, in the Hall
  npm run -s cli -- play ${name}              in this terminal
  npx vitest run games/${name}                its rules, laws and golden games

Then make it yours: docs/adding-a-game.md.`);
