import type { Rules } from '@trollmoot/kernel';
import type { State } from '../../state.ts';
import type { KnightContents } from './contents.ts';
import { encounters } from './rules/encounter.ts';
import { events } from './rules/events.ts';
import { fights } from './rules/fighting.ts';
import { gatherings } from './rules/gathering.ts';
import { shots } from './rules/gear.ts';
import { losses } from './rules/losses.ts';
import { turns } from './rules/turn.ts';

export const knight: Rules<State, KnightContents> = {
  ...turns,
  ...encounters,
  ...fights,
  ...gatherings,
  ...shots,
  ...events,
  ...losses,
};
