import { capital, type Seat } from '@trollmoot/kernel';
import type { Step } from '../../contents.ts';
import { trollChance } from '../../queries.ts';
import type { View } from '../../view.ts';
import { alike, diceToRoll, hasRolled, thrower } from '../looking.ts';
import type { People } from '../people.ts';
import { atRisk, chance, count, DIE, Does, dice, inCases, name, points, treasure } from './names.ts';

export function prompt(step: Step, view: View, reader: Seat | null, who: People): string {
  const { adventurer } = view;
  const mine = reader === adventurer;
  const does = (third: string, second: string): string => Does(who, adventurer, third, second);
  const planning = `${does('makes', 'make')} a plan.`;
  switch (step.step) {
    case 'grotto':
      if (!hasRolled(view))
        return mine ? 'Roll the four Grotto dice.' : `${does('is', 'are')} about to roll in the Grotto.`;
      if (mine) return `Roll ${dice(diceToRoll(view))}, or leave with ${atRisk(view)}.`;
      return `${does('has', 'have')} ${atRisk(view)} at risk and ${dice(diceToRoll(view))} to roll.`;
    case 'beats':
      return mine
        ? `Roll for gold, or leave with ${atRisk(view)}.`
        : `${does('is', 'are')} in the Cavern with ${atRisk(view)} at risk.`;
    case 'race':
      if (mine) return `Roll for gold as often as you dare, or leave with ${atRisk(view)}!`;
      if (reader !== null && reader === view.dragonPlayer)
        return view.opened ? 'Your roll: wake the Dragon!' : `Wait for the first roll of ${name(who, adventurer)}.`;
      return `${does('races', 'race')} the Dragon with ${atRisk(view)} at risk. ${Does(who, thrower(view), 'has', 'have')} the red dice.`;
    case 'planBeats':
      return mine ? 'Your plan: choose how many rolls you make at most, or leave.' : planning;
    case 'planNuggets':
      return mine ? 'Your plan: choose how many nuggets are enough.' : planning;
    case 'planPoints': {
      if (!mine) return planning;
      const out = `${DIE[step.out]} (${count(view.red[step.out]?.dragons ?? 0, 'Dragon face')}) is still out`;
      return `Your plan, once the first Dragon shows${alike(view) ? '' : ` and ${out}`}: choose how many points are enough.`;
    }
    case 'share':
      return reader === step.player
        ? `Take a nugget or a diamond. On the ground: ${treasure(view.dropped.diamonds, view.dropped.nuggets)}.`
        : `${Does(who, step.player, 'takes', 'take')} a nugget or a diamond.`;
    case 'raid':
      return reader === step.player
        ? `Take up to 3 diamonds from the Troll Hand. It holds ${view.hand}.`
        : `${Does(who, step.player, 'reaches', 'reach')} into the Troll Hand.`;
    case 'turn':
    case 'shares':
    case 'planned':
    case 'endOfTurn':
      return '';
  }
}

export function left(step: Step, view: View): string {
  const risk = `at risk: ${points(view.atRisk.points)}`;
  switch (step.step) {
    case 'grotto': {
      if (!hasRolled(view)) return 'Then roll again or leave, as you like.';
      const troll = trollChance(view);
      return [capital(risk), ...(troll === null ? [] : [`chance the Troll takes all: ${inCases(troll)}`])].join(' · ');
    }
    case 'beats':
      return `${capital(risk)} · chance the Dragon wakes: ${chance(view)}`;
    case 'planBeats':
      return `${capital(risk)} · the rolls follow on their own`;
    default:
      return '';
  }
}
