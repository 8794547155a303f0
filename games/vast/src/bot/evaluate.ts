import type { Seat } from '@trollmoot/kernel';
import type { Role } from '../data/roles.ts';
import { caveProgress } from '../roles/cave/bot/index.ts';
import { crystalTilesToEnd } from '../roles/cave/words/questions.ts';
import { dragonProgress } from '../roles/dragon/bot/index.ts';
import { goblinsProgress } from '../roles/goblins/bot/index.ts';
import { knightProgress, type Listen } from '../roles/knight/bot/index.ts';
import { thiefProgress } from '../roles/thief/bot/index.ts';
import type { State } from '../state.ts';

export const PROGRESS: { readonly [role in Role]: (s: State, listen?: Listen) => number } = {
  knight: knightProgress,
  goblins: goblinsProgress,
  dragon: dragonProgress,
  cave: caveProgress,
  thief: thiefProgress,
};

const STACK = 47; // tiles, at the most

/**
 * The seat's progress against the other seats'; near the end a small lead counts for much. Terms are told in hundredths of
 * the way to a win, so that they can be compared; some of them foresee what its habits plan, and count only for hints.
 */
export function evaluate(s: State, seat: Seat, listen?: Listen): number {
  const { outcome, roles } = s;
  if (outcome !== null) return outcome.winners.includes(roles[seat]!) ? 1 / outcome.winners.length : 0;
  let own = 0;
  let all = 0.05 + (s.cave === null ? collapseProgress(s) ** 2 : 0);
  for (let i = 0; i < roles.length; i++) {
    const progress = i === seat && listen !== undefined ? PROGRESS[roles[i]!](s, listen) : PROGRESS[roles[i]!](s);
    if (i !== seat) listen?.(`against ${roles[i]!}`, -100 * progress);
    const weight = progress * progress;
    if (i === seat) own = weight;
    all += weight;
  }
  return own / all;
}

/** Where nobody plays the Cave, the Collapse is a rival to all: tiles placed, then Crystal tiles gone. */
export function collapseProgress(s: State): number {
  const laid = s.map.collapsing ? 1 : 1 - s.map.stack.length / STACK;
  return 0.45 * laid + 0.5 * Math.min(1, s.map.crystalsRemoved / crystalTilesToEnd(s));
}
