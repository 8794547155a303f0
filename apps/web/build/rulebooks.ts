import { basename, dirname, join } from 'node:path';
import { bookFiles, bookIn } from '@trollmoot/testkit';
import type { Plugin } from 'vite';

/**
 * `games/<game>/RULES.md` and `games/<game>/rules/<language>/RULES.md` as modules: the whole rulebook in that language,
 * as data. A translation that is not complete has no module, and `rules:check` says what it lacks.
 */
export function rulebooks(): Plugin {
  return {
    name: 'rulebooks',
    load(id) {
      if (basename(id) !== 'RULES.md') return null;
      const inside = dirname(id);
      const isTranslated = basename(dirname(inside)) === 'rules';
      const [folder, language] = isTranslated ? [join(inside, '../..'), basename(inside)] : [inside, 'en'];
      for (const file of bookFiles(folder, language) ?? []) this.addWatchFile(file);
      return `export default ${JSON.stringify(bookIn(folder, language))}`;
    },
  };
}
