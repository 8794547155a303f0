import type { Rules } from '@trollmoot/kernel';
import type { State } from '../../../state.ts';
import type { GoblinsContents } from '../contents.ts';
import { activating } from './activate.ts';
import { deeds } from './deeds.ts';
import { marching } from './march.ts';
import { mustering } from './muster.ts';
import { reactions } from './reactions.ts';
import { recruiting } from './recruit.ts';
import { cavingIn } from './secrets.ts';

export const goblins: Rules<State, GoblinsContents> = {
  ...mustering,
  ...recruiting,
  ...activating,
  ...marching,
  ...deeds,
  ...cavingIn,
  ...reactions,
};
