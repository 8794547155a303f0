import { stretches } from '@trollmoot/testkit';
import type { Source } from './source.ts';

/** What is exported for others must have others: exports whose name no other file mentions. Tests count as others. */
export function unusedExports(files: readonly Source[]): string[] {
  const users = new Map<string, Set<string>>(); // by name: the files that mention it
  for (const { path, text } of files)
    for (const name of text.match(/[A-Za-z_$][\w$]*/g) ?? []) {
      const known = users.get(name);
      if (known === undefined) users.set(name, new Set([path]));
      else known.add(path);
    }
  return files
    .filter(({ path }) => /\/(src|screen)\/|^scripts\//.test(path))
    .flatMap((file) => exportsOf(file).flatMap((name) => (users.get(name)!.size > 1 ? [] : [`${file.path}: ${name}`])));
}

/** The names a file declares and exports in one. */
const exportsOf = ({ text }: Source): string[] =>
  stretches(text)
    .filter(({ kind }) => kind === 'code')
    .flatMap((stretch) =>
      [
        ...stretch.text.matchAll(/^export (?:async )?(?:const|function\*?|class|interface|type) ([A-Za-z_$][\w$]*)/gm),
      ].map(([, name]) => name!),
    );
