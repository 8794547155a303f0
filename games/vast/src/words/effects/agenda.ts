import { plan as planStep } from '@trollmoot/kernel';
import type { Step } from '../../contents.ts';
import type { State } from '../../state.ts';

/** Write down what happens next, in reading order. Once the game has been won nothing more happens. */
export function plan(s: State, ...steps: Step[]): void {
  if (s.outcome === null) planStep(s, ...steps);
}

/** Drop what is left of this turn; its closing still comes, unless it is under way. */
export function endTurnNow(s: State): void {
  if (!s.agenda.some(({ step }) => step === 'turn.close')) return;
  while (s.agenda.length > 0 && s.agenda[s.agenda.length - 1]!.step !== 'turn.close') s.agenda.pop();
}
