import type { Rules } from '@trollmoot/kernel';
import type { State } from '../../state.ts';
import { reveal } from '../../terrain/words/effects/revealing.ts';
import { affected } from '../../terrain/words/questions/map.ts';
import type { VariantContents } from '../contents.ts';

export const flares: Pick<Rules<State, VariantContents>, 'flare.read'> = {
  'flare.read': { happen: (s, { by, cell }) => reveal(s, affected(s, cell, s.die), by, 'flare') },
};
