import type { Step } from '../../contents.ts';
import type { State } from '../../state.ts';

/** Plan what happens next, in reading order. After a win nothing more happens. */
export function plan(s: State, ...steps: Step[]): void {
  if (s.outcome === null) for (let i = steps.length; i--; ) s.agenda.push(steps[i]!);
}

/** [TURN-10] Drop what is left of this turn; its closing still comes, unless it is under way. */
export function endTurnNow(s: State): void {
  if (!s.agenda.some(({ step }) => step === 'turn.close')) return;
  while (s.agenda.length > 0 && s.agenda[s.agenda.length - 1]!.step !== 'turn.close') s.agenda.pop();
}
