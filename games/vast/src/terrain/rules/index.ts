import type { Rules } from '@trollmoot/kernel';
import type { State } from '../../state.ts';
import type { TerrainContents } from '../contents.ts';
import { collapsing } from './collapse.ts';
import { filling } from './fill.ts';
import { placing } from './placing.ts';
import { revealing } from './reveal.ts';
import { riding } from './riding.ts';
import { sliding } from './slide.ts';

export const terrain: Rules<State, TerrainContents> = {
  ...revealing,
  ...filling,
  ...collapsing,
  ...sliding,
  ...placing,
  ...riding,
};
