import type { State } from '../src/index.ts';
import { treasureIn } from './acting.ts';

/** The invariants that this position breaks. */
export function broken(s: State): string[] {
  const wrong: string[] = [];
  const { diamonds, nuggets } = treasureIn(s);
  if (diamonds !== 60) wrong.push(`there are ${diamonds} diamonds`);
  if (nuggets !== 50) wrong.push(`there are ${nuggets} nuggets`);
  const amounts = [
    s.grotto,
    s.cavern,
    s.hand,
    s.riskDiamonds,
    s.riskNuggets,
    s.droppedDiamonds,
    s.droppedNuggets,
    ...s.packDiamonds,
    ...s.packNuggets,
  ];
  if (amounts.some((amount) => amount < 0)) wrong.push('there is less than nothing of something');
  if (s.white.some((face, die) => s.free[die] && face === 'troll')) wrong.push('a Troll die is free');
  const aside = s.white.filter((face, die) => !s.free[die] && face !== 'troll');
  if (aside.some((face) => face !== 'key' && face !== 'door')) wrong.push('a die other than Key or Door is set aside');
  if (new Set(aside).size < aside.length) wrong.push('the same half is set aside twice');
  if (s.held.some((held, die) => held && !s.free[die])) wrong.push('a die that is not free is held back');
  const sharing = s.agenda.some(({ step }) => step === 'share' || step === 'raid'); // the end of the turn comes after
  if (s.agenda.length > (sharing ? 2 : 1)) wrong.push('more than one thing is waiting to happen');
  return wrong;
}
