const LEARNT = 'trollmoot-learnt';
const PLACES = 'trollmoot-lesson-places';

/** Lessons finished on this device, as '<game> <lesson>'. */
export const learnt = (): readonly string[] => read<readonly string[]>(LEARNT, []);

export function markLearnt(game: string, lesson: string): void {
  write(LEARNT, [...new Set([...learnt(), `${game} ${lesson}`])]);
}

type Places = { readonly [lesson: string]: number };

/** How many lectures of this lesson the reader had finished when they left it; 0 if they have not begun, or are done. */
export const placeIn = (game: string, lesson: string): number => read<Places>(PLACES, {})[`${game} ${lesson}`] ?? 0;

export function keepPlace(game: string, lesson: string, done: number): void {
  const { [`${game} ${lesson}`]: _before, ...others } = read<Places>(PLACES, {});
  write(PLACES, done === 0 ? others : { ...others, [`${game} ${lesson}`]: done });
}

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise; // no storage, or not ours
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // no storage: only ticks and places are lost
  }
}
