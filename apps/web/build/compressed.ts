import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const TEXTS = /\.(js|css|html|svg|json|webmanifest)$/;

/** Lays beside every text a packed copy of it: the server sends that one, a third as long or less, and never packs itself. */
export function compressed(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle(error) {
      if (error !== undefined) return; // the build has failed, and says why itself
      const folder = resolve(config.root, config.build.outDir);
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!TEXTS.test(name)) continue;
        const file = join(folder, name);
        const text = readFileSync(file);
        if (text.length < 1000) continue; // it would gain nothing
        const size = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        writeFileSync(`${file}.br`, brotliCompressSync(text, { params: size }));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
