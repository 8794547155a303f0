import type { Role } from '../../../data/roles.ts';
import type { State } from '../../../state.ts';
import { variantOf } from '../../../words/questions/seats.ts';

/** [VARIANT-6] Does this role hold the Flare? */
export const hasFlare = (s: State, role: Role): boolean => variantOf(s).flare.includes(role);
