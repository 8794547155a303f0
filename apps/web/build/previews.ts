import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const GAMES = new URL('../../../games/', import.meta.url);

/** What messengers show of a link to a table, as `previews/<game>.jpg`. The server names them. */
export function previews(): Plugin {
  return {
    name: 'previews',
    apply: 'build',
    generateBundle: {
      order: 'post', // after the list of what the client needs offline
      handler() {
        for (const game of readdirSync(GAMES)) {
          const picture = new URL(`${game}/screen/preview.jpg`, GAMES);
          if (existsSync(picture))
            this.emitFile({ type: 'asset', fileName: `previews/${game}.jpg`, source: readFileSync(picture) });
        }
      },
    },
  };
}
