import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { emblems } from './build/emblems.ts';
import { fonts } from './build/fonts.ts';
import { offline } from './build/offline.ts';
import { previews } from './build/previews.ts';
import { rulebooks } from './build/rulebooks.ts';

/** A game's chunks are named for it: `rules-vast-….js`, `board-vast-….js`, `lessons-vast-….js`, `book-vast-de-….js`. */
function chunkFileNames({ moduleIds }: { moduleIds: readonly string[] }): string {
  const [, bound, language = 'en'] = /\/games\/([^/]+)\/(?:rules\/(\w+)\/)?RULES\.md$/.exec(moduleIds[0] ?? '') ?? [];
  if (bound !== undefined) return `assets/book-${bound}-${language}-[hash].js`;
  const doors = moduleIds.flatMap((id) => [
    ...id.matchAll(/\/games\/([^/]+)\/(src|screen|screen\/lessons)\/index\.ts$/g),
  ]);
  const [[, game, path] = []] = doors;
  if (game === undefined) return 'assets/[name]-[hash].js';
  return `assets/${path === 'src' ? 'rules' : path === 'screen' ? 'board' : 'lessons'}-${game}-[hash].js`;
}

/** The client; with `--mode solo` the edition that needs no server and runs on any static host. */
export default defineConfig(({ mode }) => ({
  base: mode === 'solo' ? './' : '/', // a static host may serve us from any folder
  plugins: [
    emblems(),
    rulebooks(),
    svelte(),
    fonts(),
    offline(),
    ...(mode === 'solo' ? [] : [previews(), compressed()]),
  ], // static hosts compress on their own
  define: { __SOLO__: JSON.stringify(mode === 'solo') },
  build: {
    target: 'es2023',
    outDir: mode === 'solo' ? 'dist-solo' : 'dist',
    assetsInlineLimit: 2048,
    rolldownOptions: { output: { chunkFileNames } },
  },
  worker: { format: 'es', rolldownOptions: { output: { chunkFileNames } } },
  server: { proxy: { '/api': 'http://127.0.0.1:8080', '/ws': { target: 'ws://127.0.0.1:8080', ws: true } } },
  preview: { proxy: {} }, // tests and `npm run preview` stand alone, no matter what runs on port 8080
}));
