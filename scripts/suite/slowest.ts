const SHOWN = 8;

/** One file of tests and how long its tests took. */
export interface Timed {
  readonly file: string;
  readonly ms: number;
}

/** A few lines that say where a suite's time went, slowest first. The same file may come in several parts. */
export function slowest(parts: readonly Timed[], root: string): string {
  const files = new Map<string, number>();
  for (const { file, ms } of parts) files.set(file, (files.get(file) ?? 0) + ms);
  const rows = [...files].sort(([, a], [, b]) => b - a).slice(0, SHOWN);
  const lines = rows.map(([file, ms]) => `${seconds(ms).padStart(7)}  ${file.replace(`${root}/`, '')}`);
  return ['Slowest files:', ...lines].join('\n');
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
