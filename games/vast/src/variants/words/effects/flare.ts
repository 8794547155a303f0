import { tell } from '@trollmoot/kernel';
import type { Cell } from '../../../data/places.ts';
import type { Role } from '../../../data/roles.ts';
import type { State } from '../../../state.ts';
import { castDie } from '../../../words/effects/dice.ts';

/** [VARIANT-5] Roll round a cell; the Dark tiles affected are revealed. */
export function flare(s: State, by: Role, cell: Cell): void {
  tell(s, { news: 'flared', by, cell, clause: 'VARIANT-5' });
  castDie(s, 'dragon', by, { step: 'flare.read', by, cell });
}
