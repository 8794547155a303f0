import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const SCHEME = 'emblem:';

/**
 * `import troll from 'emblem:troll'` is the drawing of that name from the game-icons set, as SVG markup
 * for a 512 × 512 view box. Only what is imported is built in; a name that does not exist fails the build.
 */
export function emblems(): Plugin {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string } | undefined> };
  return {
    name: 'emblems',
    resolveId: (id) => (id.startsWith(SCHEME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${SCHEME}`)) return null;
      const name = id.slice(SCHEME.length + 1);
      const icon = icons[name];
      if (icon === undefined) throw new Error(`The game-icons set has no emblem '${name}'.`);
      return `export default ${JSON.stringify(icon.body)}`;
    },
  };
}
