import type { AnyBoard, Gain, Happening } from '@trollmoot/boardkit/board.ts';
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

/** A line as the board draws it: a trail for each act, with what it changed in the standing. */
export function trailsOf(question: Question, steps: readonly LineStep[]): Happening<object, News>[] {
  const { seat } = question;
  return steps.flatMap(({ news, before, reached }, i) => {
    const gains = gainsOf(question, steps[i - 1]?.reached ?? begin(question), reached);
    return news.map((piece) => ({ n: i + 1, by: seat, news: piece, before, isFaded: false, gains }));
  });
}

function gainsOf({ kind, seat, start }: Question, from: Reached, to: Reached): Gain[] {
  const was = kind.standing?.(from.shown, seat, start) ?? [];
  const now = kind.standing?.(to.shown, seat, start) ?? [];
  return now.map((one, i) => ({ seat: one.seat, by: one.now - (was[i]?.now ?? one.now) })).filter(({ by }) => by !== 0);
}

/** The rule that a step follows; null if none is named. What chance decides is asked in one world: only the rule is told. */
export function ruleOf(question: Question, from: Reached, { act, news }: LineStep): string | null {
  const { game, seat } = question;
  const told = news.length > 0 ? news : game.play(Object.assign(game.clone(from.s), { news: [] }), seat, act).news;
  for (const piece of told ?? []) if ('clause' in piece && typeof piece.clause === 'string') return piece.clause;
  return null;
}
