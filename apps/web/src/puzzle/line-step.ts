import type { AnyBoard } from '@trollmoot/boardkit/board.ts';
import type { Act, News, Words } from '@trollmoot/kernel';
import { advance, type Count, newCount, newsFor } from '@trollmoot/protocol';
import { after, begin, type Question, type Reached } from '@trollmoot/puzzles';

/** One act of a line, with what the Chronicle needs to tell it. */
export interface LineStep {
  readonly act: Act;
  readonly news: readonly News[]; // none if chance would decide: such an act is not played
  readonly before: object; // views
  readonly after: object;
  readonly reached: Reached;
}

export function stepAfter(question: Question, from: Reached, act: Act, count: Count): { step: LineStep; count: Count } {
  const { game, seat } = question;
  const reached = after(question, from, act);
  const before = game.view(from.shown, seat);
  if (reached.shown === from.shown) return { step: { act, news: [], before, after: before, reached }, count };
  const happening = advance(game, game.clone(from.shown), count, seat, act);
  const step = {
    act,
    news: newsFor(game, happening.news, seat),
    before,
    after: game.view(reached.shown, seat),
    reached,
  };
  return { step, count: happening.count };
}

/** A whole line. */
export function stepsOf(question: Question, line: readonly Act[], seats: number): LineStep[] {
  const steps: LineStep[] = [];
  for (const act of line)
    steps.push(stepAfter(question, steps.at(-1)?.reached ?? begin(question), act, newCount(seats)).step);
  return steps;
}

/** The step in the Chronicle's words, without what belongs to the next turn; or the choice itself. */
export function told({ act, news, before, after }: LineStep, words: Words, board: AnyBoard): string {
  const end = news.findIndex((piece) => board.beginsTurn?.(piece) === true);
  const lines = (end < 0 ? news : news.slice(0, end)).map((piece) => words.narrate(piece, after));
  const said = lines.filter((line) => line !== null).join(' ');
  return said === '' ? words.label(act, before) : said;
}
