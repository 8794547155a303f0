import { lineOf, stretches } from '@trollmoot/testkit';
import type { Source } from './source.ts';

/** Code that runs beside the search, in worker threads, and has promises and clocks. */
export const BESIDE_SEARCH = /^packages\/bots\/src\/(node\/|web\/|runner\.ts$)/;

/** Where there is no clock, no chance but the position's, nothing outside, nothing later. */
const isPure = (path: string): boolean =>
  /^(packages\/kernel|games\/[^/]+|packages\/bots|packages\/review)\/src\//.test(path) && !BESIDE_SEARCH.test(path);

const UNSAID: readonly (readonly [RegExp, string])[] = [
  [/(?<![.\w$])(?:Date|performance)\b(?!\s*[:?])/, 'a clock'],
  [/(?<![.\w$])(?:setTimeout|setInterval|setImmediate|queueMicrotask|requestAnimationFrame)\b/, 'a timer'],
  [/\bMath\s*\.\s*random\b|(?<![.\w$])crypto\b/, 'chance from outside the position'],
  [
    /(?<![.\w$])(?:fetch|require)\s*\(|(?<![.\w$])(?:console|process|localStorage|document|window|globalThis)\s*[.[]/,
    'I/O',
  ],
  [/(?<![.\w$])(?:WebSocket|XMLHttpRequest|Worker|EventSource)\b/, 'I/O'],
  [/(?<![.\w$])(?:async|await)\b(?!\s*[:?])|(?<![.\w$])Promise\b/, 'a promise'],
  [/(?<![.\w$])import\s*\(/, 'an import on demand'],
];

/** Clocks, chance, I/O and promises where they may not be. */
export function unsaidWords({ path, text }: Source): string[] {
  if (!isPure(path)) return [];
  return stretches(text)
    .filter(({ kind }) => kind === 'code')
    .flatMap((stretch) =>
      UNSAID.flatMap(([pattern, what]) => {
        const match = pattern.exec(stretch.text);
        const word = match?.[0].trim();
        return match === null ? [] : [`${path}:${lineOf(stretch, match.index)}: ${what} may not be here: ${word}`];
      }),
    );
}
