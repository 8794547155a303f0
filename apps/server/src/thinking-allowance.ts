import { Allowance } from './allowance.ts';
import type { Others } from './cluster/others.ts';
import type { Clock } from './ports.ts';

const SAVED = 5; // minutes of a user's bot time
const NAME = 'thinking'; // no other limit has it
const TOLD_EVERY = 500; // milliseconds: what was thought meanwhile goes into one message

/** How long bots may think for each user, in milliseconds: at all nodes together. */
export function thinkingAllowance(secondsPerMinute: number, clock: Clock, others?: Others): Allowance {
  const untold = new Map<string, number>();
  const tell = (): void => {
    others?.tell('took', { limit: NAME, takes: [...untold] });
    untold.clear();
  };
  const charged = (user: string, cost: number): void => {
    if (others === undefined) return;
    if (untold.size === 0) setTimeout(tell, TOLD_EVERY).unref();
    untold.set(user, (untold.get(user) ?? 0) + cost);
  };
  const allowance = new Allowance(SAVED * secondsPerMinute * 1000, (secondsPerMinute * 1000) / 60, charged);
  others?.hear('took', ({ limit, takes }) => {
    if (limit === NAME) for (const [user, cost] of takes) allowance.spend(user, cost, clock.now());
  });
  return allowance;
}
