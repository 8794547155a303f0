// Runs before `npm start` and `npm test`, under whatever old Node the machine has: installs what the lock file names.
const { execSync } = require('node:child_process');
const { existsSync, statSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '..');
const installed = join(root, 'node_modules', '.package-lock.json');
const lock = join(root, 'package-lock.json');
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs) {
  console.error('Installing what Trollmoot needs (about a minute, once)…');
  execSync('npm ci --loglevel=error --no-audit --no-fund', { cwd: root, stdio: ['ignore', 2, 2] });
}
