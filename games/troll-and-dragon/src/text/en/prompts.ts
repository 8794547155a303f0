import { capital, type Seat } from '@trollmoot/kernel';
import type { Step } from '../../contents.ts';
import type { View } from '../../view.ts';
import { alike, diceToRoll, hasRolled, thrower } from '../looking.ts';
import { atRisk, chance, count, DIE, dice, name, treasure } from './names.ts';

export function prompt(step: Step, view: View, reader: Seat | null): string {
  const mine = reader === view.adventurer;
  const who = capital(name(view.adventurer));
  switch (step.step) {
    case 'grotto':
      if (!hasRolled(view))
        return mine ? 'Your turn: roll the four Grotto dice.' : `${who} is about to roll in the Grotto.`;
      return mine
        ? `Roll ${dice(diceToRoll(view))}, or leave with ${atRisk(view)}?`
        : `${who} has ${atRisk(view)} at risk and ${dice(diceToRoll(view))} to roll: roll or leave?`;
    case 'beats':
      return mine
        ? `Roll for gold, or leave with ${atRisk(view)}? The next roll wakes the Dragon with a chance of ${chance(view)}.`
        : `${who} is in the Cavern with ${atRisk(view)} at risk: roll or leave?`;
    case 'race':
      if (mine) return `Roll for gold as often as you dare, or leave with ${atRisk(view)}!`;
      if (reader !== null && reader === view.dragonPlayer)
        return view.opened ? 'Your roll: wake the Dragon!' : `Wait for the first roll of ${name(view.adventurer)}.`;
      return `${who} races the Dragon with ${atRisk(view)} at risk; ${name(thrower(view))} has the red dice.`;
    case 'planBeats':
      return mine ? `You enter the Cavern with ${atRisk(view)}. How many rolls at most?` : `${who} makes a plan.`;
    case 'planNuggets':
      return mine ? 'With how many nuggets do you leave?' : `${who} makes a plan.`;
    case 'planPoints': {
      if (!mine) return `${who} makes a plan.`;
      const out = `${DIE[step.out]} (${count(view.red[step.out]?.dragons ?? 0, 'Dragon face')}) is still out`;
      return `Once the first Dragon shows${alike(view) ? '' : ` and ${out}`}: with how many points at risk do you leave?`;
    }
    case 'share':
      return reader === step.player
        ? `Take a nugget or a diamond. On the ground: ${treasure(view.dropped.diamonds, view.dropped.nuggets)}.`
        : `${capital(name(step.player))} takes a nugget or a diamond.`;
    case 'raid':
      return reader === step.player
        ? `Take up to 3 diamonds from the Troll Hand. It holds ${view.hand}.`
        : `${capital(name(step.player))} reaches into the Troll Hand.`;
    case 'turn':
    case 'shares':
    case 'planned':
    case 'endOfTurn':
      return '';
  }
}
