import type { News, Seat, Words } from '@trollmoot/kernel';
import type { Moment } from './timeline.ts';

/** One sentence of the log. */
export interface Line {
  readonly moment: number; // where the replay finds it
  readonly by: Seat | null;
  readonly text: string;
  readonly clause: string | null;
}

/** The sentences one moment adds. */
export function linesOf({ update, frame }: Moment, moment: number, words: Words): Line[] {
  if (update === null) return [];
  return update.news.flatMap((news) => lineOf(news, update.by, moment, frame.view, words) ?? []);
}

function lineOf(news: News, by: Seat | null, moment: number, view: object, words: Words): Line | null {
  const text = words.narrate(news, view);
  return text === null ? null : { moment, by, text, clause: news.clause ?? null };
}
