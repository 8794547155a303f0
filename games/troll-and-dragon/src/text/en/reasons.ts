import type { Refusal } from '@trollmoot/kernel';
import type { Reasons } from '../language.ts';
import { seconds } from '../looking.ts';
import { and, diamonds, name, treasure } from './names.ts';

const half = (fact: Refusal['fact']): string => (fact.face === 'door' ? 'Door' : 'Key');

export const reasons: Reasons = {
  'GROTTO-1': () => 'Roll the four dice first; nobody leaves before the first roll.',
  'GROTTO-6': (fact) => `All free dice are rolled together, ${fact.free} at the moment; none can be held back.`,
  'GROTTO-9': (fact) =>
    Number(fact.left) === 1 ? 'You must roll at least 1 die.' : 'You can hold back only a free die, and only once.',
  'KEY-1': (fact) => `No free die shows a ${half(fact)}.`,
  'KEY-3': (fact) => `A ${half(fact)} lies aside already; a second one opens nothing.`,
  'KEY-5': (fact) =>
    `The Cavern takes a Key and a Door; ${fact.key ? 'the Door is' : fact.door ? 'the Key is' : 'both are'} missing.`,
  'KEY-7': () => 'This is the last free die. It does not complete the pair, so setting it aside would call the Troll.',
  'KEY-8': () => 'The Cavern is empty and cannot be entered; Key and Door are of no use now.',
  'KEY-10': (fact) =>
    fact.face === 'troll' ? 'A Troll blocks its die where it lies.' : 'Only a Key or a Door can be set aside.',
  'CAVERN-1': () => 'The white dice are put away while the adventurer is in the Cavern.',
  'DRAGON-1': (fact) => `The red dice belong to the others; ${name(Number(fact.thrower))} rolls next.`,
  'SHARE-6': (_fact, view) =>
    `You can’t take that. There is ${treasure(view.dropped.diamonds, view.dropped.nuggets)} to share, and ${diamonds(view.hand)} in the Troll Hand.`,
  'RACE-2': (_fact, view) => `Only ${name(view.adventurer)} rolls for gold or leaves.`,
  'RACE-3': (_fact, view) => `The red dice wait for the first roll of ${name(view.adventurer)}.`,
  'RACE-4': () => 'The duel is open already.',
  'PLAN-1': () => 'Answer the question of the plan; the rolls follow on their own.',
  'PLAN-2': () => 'A plan takes from 1 to 20 rolls.',
  'PLAN-3': () => 'A number of nuggets from 1 to 20, or never.',
  'PLAN-4': () => 'A number of points from 0 to 20, or never.',
  'PACE-1': (fact) => `The countdown is still running: ${seconds(fact.wait, 'en')} s.`,
  'PACE-2': (fact, view) =>
    `The first roll belongs to ${name(view.adventurer)}; the duel opens in ${seconds(fact.wait, 'en')} s at the latest.`,
  'PACE-3': (fact) => `Not so fast: the dice are still rolling, ${seconds(fact.wait, 'en')} s to go.`,
  'PACE-4': (fact) => `Not so fast: the dice are still rolling, ${seconds(fact.wait, 'en')} s to go.`,
  'TURN-3': (_fact, view) => `It is not your turn; the table waits for ${and(view.waiting.map(name))}.`,
  'END-7': () => 'The game is over.',
  'TURN-4': () => 'That is not asked for now.',
};
