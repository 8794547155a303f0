import type { Rules } from '@trollmoot/kernel';
import type { State } from '../../../state.ts';
import type { KnightContents } from '../contents.ts';
import { encounters } from './encounter.ts';
import { events } from './events.ts';
import { fights } from './fighting.ts';
import { gatherings } from './gathering.ts';
import { shots } from './gear.ts';
import { losses } from './losses.ts';
import { turns } from './turn.ts';

export const knight: Rules<State, KnightContents> = {
  ...turns,
  ...encounters,
  ...fights,
  ...gatherings,
  ...shots,
  ...events,
  ...losses,
};
