import { below, tell } from '@trollmoot/kernel';
import type { Step } from '../../contents.ts';
import { type Die, DRAGON_DIE } from '../../data/dice.ts';
import type { Role } from '../../data/roles.ts';
import { mayShriek } from '../../roles/dragon/words/questions.ts';
import type { State } from '../../state.ts';
import { plan } from './agenda.ts';

/**
 * [DICE-1] Roll a die. `reader` is the step that acts on it: it looks at `s.die` when it happens, because
 * [DICE-4] in the Dragon's turn his Shriek may have the die rolled once more before.
 */
export function castDie(s: State, die: Die, by: Role, reader: Step): void {
  plan(s, reader);
  throwDie(s, die, by);
  if (mayShriek(s, die, by)) plan(s, { step: 'dragon.shriek', die, by });
}

/** The throw itself. */
export function throwDie(s: State, die: Die, by: Role): void {
  s.die = die === 'dragon' ? below(s, DRAGON_DIE.length) : below(s, 6) + 1;
  tell(s, { news: 'rolled', die, by, shows: s.die });
}
