import { type Act, type Position, readAct } from '@trollmoot/kernel';
import type { Question } from './kind.ts';

/** Where a line of acts has led. */
export interface Reached {
  readonly s: Position;
  readonly shown: Position; // the last position that chance has no part in
  readonly line: readonly Act[];
  readonly isOpen: boolean; // chance or another seat decides what comes next: the answer is complete
  readonly foreseen: number | null; // what the answer is worth, if that is known already
}

export const begin = ({ start }: Question): Reached => ({
  s: start,
  shown: start,
  line: [],
  isOpen: false,
  foreseen: null,
});

/** The acts that an answer may go on with; none if it is complete. */
export function actsAt({ game, kind, seat, start }: Question, { s, isOpen, foreseen }: Reached): readonly Act[] {
  if (isOpen || foreseen !== null || game.result(s) !== null || !game.waitingFor(s).includes(seat)) return [];
  return kind.acts(s, seat, game.options(s, seat), start);
}

/** The line with one act more. */
export function after(question: Question, { s, line }: Reached, act: Act): Reached {
  const { game, kind, seat, start } = question;
  const longer = [...line, act];
  const foreseen = kind.foreseen?.(s, seat, act, start) ?? null;
  const t = game.play(game.clone(s), seat, act);
  const isCertain = t.noReturn <= s.ply || kind.shows?.(s, act) === true;
  const shown = isCertain ? t : s;
  if (foreseen !== null) return { s, shown, line: longer, isOpen: true, foreseen };
  if (isCertain && kind.horizon?.(t, seat, start) === true)
    return { s: t, shown, line: longer, isOpen: true, foreseen: kind.worth(t, seat, start) };
  const isOver = !isCertain || (game.result(t) === null && !game.waitingFor(t).includes(seat));
  return { s: t, shown, line: longer, isOpen: isOver && kind.horizon !== undefined, foreseen: null };
}

/** A line in notation, and back. Null if it is not legal. */
export function written({ game, start, seat }: Question, line: readonly Act[]): string[] {
  const s = game.clone(start);
  return line.map((act) => {
    const text = game.write(act, s);
    game.play(s, seat, act);
    return text;
  });
}

export function readLine(question: Question, lines: readonly string[]): Reached | null {
  let reached = begin(question);
  for (const text of lines) {
    const act = readAct(question.game, reached.s, question.seat, text);
    if (act === undefined || !actsAt(question, reached).some((one) => question.game.write(one, reached.s) === text))
      return null;
    reached = after(question, reached, act);
  }
  return reached;
}
