const KEY = 'trollmoot-learnt';

/** Lessons finished on this device, as '<game> <lesson>'. */
export function learnt(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return []; // no storage: every lesson is new
  }
}

export function markLearnt(game: string, lesson: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...learnt(), `${game} ${lesson}`])]));
  } catch {
    // only the tick in the list is lost
  }
}
