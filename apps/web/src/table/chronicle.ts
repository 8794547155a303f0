import type { News, Seat, Words } from '@trollmoot/kernel';
import type { Moment } from './timeline.ts';

/** One sentence of the log. */
export interface Line {
  readonly moment: number; // where the replay finds it
  readonly by: Seat | null;
  readonly text: string;
  readonly clause: string | null;
}

/** What has been put into words already: a long game is not told anew with every sentence. */
const told = new WeakMap<Moment, { readonly words: Words; readonly at: number; readonly lines: readonly Line[] }>();

/** The sentences one moment adds. */
export function linesOf(moment: Moment, at: number, words: Words): readonly Line[] {
  const known = told.get(moment);
  if (known?.words === words && known.at === at) return known.lines;
  const { update, frame } = moment;
  const lines =
    update === null ? [] : update.news.flatMap((news) => lineOf(news, update.by, at, frame.view, words) ?? []);
  told.set(moment, { words, at, lines });
  return lines;
}

function lineOf(news: News, by: Seat | null, moment: number, view: object, words: Words): Line | null {
  const text = words.narrate(news, view);
  return text === null ? null : { moment, by, text, clause: news.clause ?? null };
}
