import type { Refusal } from '@trollmoot/kernel';
import type { Reasons } from '../language.ts';
import { seconds } from '../looking.ts';
import { and, diamonds, dice, FACES, name, treasure } from './names.ts';

const half = (fact: Refusal['fact']): string => (fact.face === 'door' ? 'Door' : 'Key');
const other = (fact: Refusal['fact']): string => (fact.face === 'door' ? 'Key' : 'Door');

/** What is wrong in this position, then what would work. */
export const reasons: Reasons = {
  'GROTTO-1': () => 'Roll first. You can’t leave before your first roll.',
  'GROTTO-6': (fact) =>
    fact.free === 1
      ? 'Only 1 die is free. Roll it, or leave.'
      : `You roll all ${fact.free} free dice together. You can’t hold any back.`,
  'GROTTO-9': (fact) =>
    Number(fact.left) === 1 ? 'You must roll at least 1 die.' : 'You can hold back only a free die, and only once.',
  'KEY-1': (fact) => `None of your ${dice(Number(fact.free))} shows a ${half(fact)}. Roll again to find one.`,
  'KEY-3': (fact, view) =>
    `You have set a ${half(fact)} aside already. ${view.key && view.door ? '' : `Now you need a ${other(fact)}.`}`.trim(),
  'KEY-5': (fact) =>
    `To enter the Cavern you need a Key and a Door. You still need ${fact.key ? 'the Door' : fact.door ? 'the Key' : 'both'}.`,
  'KEY-7': (fact) =>
    `This is your last free die, and without a ${other(fact)} it would call the Troll. Roll it, or leave.`,
  'KEY-8': () => 'The Cavern is empty, so a Key or a Door is of no use now. Roll again, or leave.',
  'KEY-10': (fact, view) =>
    fact.face === 'troll'
      ? 'A Troll blocks this die until your turn ends. Roll the others, or leave.'
      : `A ${FACES.diamond} can’t be set aside. It is counted already: ${diamonds(view.atRisk.diamonds)} at risk.`,
  'CAVERN-1': (_fact, view) =>
    `In the Cavern you don’t use the white dice. Roll for gold, or leave with ${treasure(view.atRisk.diamonds, view.atRisk.nuggets)}.`,
  'DRAGON-1': (fact, _view, who) =>
    `The red dice belong to the others. Next to roll them: ${name(who, Number(fact.thrower))}.`,
  'SHARE-6': (_fact, view) =>
    `You can’t take that. There is ${treasure(view.dropped.diamonds, view.dropped.nuggets)} to share, and ${diamonds(view.hand)} in the Troll Hand.`,
  'RACE-2': (_fact, view, who) =>
    `Only ${name(who, view.adventurer)} can roll for gold or leave. You roll the red dice.`,
  'RACE-3': (_fact, view, who) => `The red dice wait for the first roll of ${name(who, view.adventurer)}.`,
  'RACE-4': () => 'The duel is open already. Roll the red dice.',
  'PLAN-1': ({ prompt }) => `Finish your plan first. The rolls follow on their own. ${prompt}`,
  'PLAN-2': () => 'Choose 1 to 20 rolls.',
  'PLAN-3': () => 'Choose 1 to 20 nuggets, or no limit.',
  'PLAN-4': () => 'Choose 0 to 20 points, or no limit.',
  'PACE-1': (fact) => `The countdown is still running: ${seconds(fact.wait, 'en')} s.`,
  'PACE-2': (fact, view, who) =>
    `The first roll belongs to ${name(who, view.adventurer)}. The duel opens in ${seconds(fact.wait, 'en')} s at the latest.`,
  'PACE-3': (fact) => `Not so fast: your gold dice are still rolling, ${seconds(fact.wait, 'en')} s to go.`,
  'PACE-4': (fact) => `Not so fast: the red dice are still rolling, ${seconds(fact.wait, 'en')} s to go.`,
  'TURN-3': (_fact, view, who) => `Not yet: waiting for ${and(view.waiting.map((seat) => name(who, seat)))}.`,
  'END-7': () => 'The game is over.',
  'TURN-4': ({ prompt }) => `You can’t do that now. ${prompt}`,
};
