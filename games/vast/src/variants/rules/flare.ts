import { type Rules, tell } from '@trollmoot/kernel';
import type { Role } from '../../data/roles.ts';
import type { Cell, State } from '../../state.ts';
import { reveal } from '../../terrain/rules/reveal.ts';
import { affected } from '../../terrain/words/map.ts';
import { castDie } from '../../words/dice.ts';
import { variantOf } from '../../words/seats.ts';
import type { VariantContents } from '../contents.ts';

/** [VARIANT-5] Does this role hold the Flare? */
export const hasFlare = (s: State, role: Role): boolean => variantOf(s).flare.includes(role);

/** [VARIANT-5] Roll round a cell; the Dark tiles affected are revealed. */
export function flare(s: State, by: Role, cell: Cell): void {
  tell(s, { news: 'flared', by, cell, clause: 'VARIANT-5' });
  castDie(s, 'dragon', by, { step: 'flare.read', by, cell });
}

export const flares: Pick<Rules<State, VariantContents>, 'flare.read'> = {
  'flare.read': { happen: (s, { by, cell }) => reveal(s, affected(s, cell, s.die), by, 'flare') },
};
