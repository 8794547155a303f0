import type { Days, Verdict } from '@trollmoot/puzzles';

const KEY = 'trollmoot-puzzles';

/** What was handed in for the puzzle of a day. */
interface HandedIn {
  readonly stars: number; // less one for a hint
  readonly line: readonly string[]; // in notation; empty if another device handed it in
  readonly verdict?: Verdict; // missing if another device handed it in
  readonly late?: true; // on another day: it is no part of a streak
}

interface Kept {
  readonly answers: { readonly [day: string]: HandedIn };
  readonly hinted: readonly string[]; // days whose hint was taken
}

export function kept(): Kept {
  try {
    const { answers = {}, hinted = [] } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return { answers, hinted };
  } catch {
    return { answers: {}, hinted: [] }; // no storage, or not ours
  }
}

function keep(now: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // no storage: the streak lasts as long as the page
  }
}

export function keepAnswer(day: string, answer: HandedIn): void {
  const { answers, hinted } = kept();
  keep({ answers: { ...answers, [day]: answer }, hinted });
}

export function keepHint(day: string): void {
  const { answers, hinted } = kept();
  keep({ answers, hinted: [...new Set([...hinted, day])] });
}

/** The days that count for the streak. */
export const daysKept = (): Days =>
  Object.fromEntries(
    Object.entries(kept().answers).flatMap(([day, { stars, late }]) => (late === true ? [] : [[day, stars]])),
  );

/** Adds the days that the account knows from other devices. */
export function addDays(days: Days): void {
  const { answers, hinted } = kept();
  const more = Object.entries(days).filter(([day]) => answers[day] === undefined || answers[day].late === true);
  if (more.length === 0) return;
  const added = more.map(([day, stars]) => [day, { stars, line: answers[day]?.line ?? [] }] as const);
  keep({ answers: { ...answers, ...Object.fromEntries(added) }, hinted });
}
