import { kernel, type Rules } from '@trollmoot/kernel';
import type { Contents } from '../contents.ts';
import type { State } from '../state.ts';
import { artifacts } from './artifacts.ts';
import { cards } from './cards.ts';
import { ending } from './ending.ts';
import { moving } from './moving.ts';
import { scoring } from './scoring.ts';
import { teleporting } from './teleporting.ts';
import { trolls } from './trolls.ts';
import { turn } from './turn.ts';

const rules: Rules<State, Contents> = {
  ...turn,
  ...cards,
  ...scoring,
  ...moving,
  ...trolls,
  ...artifacts,
  ...teleporting,
  ...ending,
};

/** [TABLE-1] [TABLE-2] [TABLE-3] */
export const { current, settle, waitingFor, options, play, why, steps } = kernel<State, Contents>(rules, {
  over: 'TABLE-1',
  notYours: 'TABLE-2',
  notNow: 'TABLE-3',
});
