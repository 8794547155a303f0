import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Writes the service worker beside the bundle, with the list of everything the client needs to run offline. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((name) => !name.endsWith('.map'));
      files.push('manifest.webmanifest', 'icon.svg');
      const version = createHash('sha256').update(files.sort().join('\n')).digest('hex').slice(0, 12);
      const text = readFileSync(new URL('../src/offline/worker.js', import.meta.url), 'utf8');
      const source = fill(fill(text, '__VERSION__', version), '__FILES__', ['./', ...files]);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

function fill(text: string, name: string, value: unknown): string {
  if (!text.includes(name)) throw new Error(`The service worker has no placeholder ${name}.`);
  return text.replace(name, JSON.stringify(value));
}
