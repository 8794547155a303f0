import { POWERS, type PowerName } from '../data/dragon.ts';
import type { View } from '../view.ts';
import type { Fact } from './language.ts';

// What a sentence of refusal needs to know: from its facts where it has them, else from the table.

export const numberIn = (fact: Fact, name: string): number | null => {
  const value = fact[name];
  return typeof value === 'number' ? value : null;
};
/** The seats that are asked, by role. */
export const waitingIn = (fact: Fact, view: View): View['roles'][number][] =>
  Array.isArray(fact.waiting) ? fact.waiting.flatMap((seat) => view.roles[Number(seat)] ?? []) : [];
export const powerIn = (fact: Fact): PowerName | null => POWERS.find(({ name }) => name === fact.power)?.name ?? null;
export const tribeIn = (fact: Fact): 0 | 1 | 2 | null =>
  fact.tribe === 0 || fact.tribe === 1 || fact.tribe === 2 ? fact.tribe : null;

export const stepsLeft = ({ knight }: View): number =>
  knight === null ? 0 : Math.max(0, knight.movement - knight.steps);
export const thiefSteps = ({ thief }: View): number => (thief === null ? 0 : Math.max(0, thief.movement - thief.steps));
