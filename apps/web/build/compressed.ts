import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const TEXTS = /\.(js|css|html|svg|json|webmanifest)$/;

/** Writes a compressed copy next to every text file. The server sends those and never compresses on its own. */
export function compressed(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle(error) {
      if (error !== undefined) return; // the build has failed and reports why
      const folder = resolve(config.root, config.build.outDir);
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!TEXTS.test(name)) continue;
        const file = join(folder, name);
        const text = readFileSync(file);
        if (text.length < 1000) continue; // too small to gain anything
        const size = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        writeFileSync(`${file}.br`, brotliCompressSync(text, { params: size }));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
