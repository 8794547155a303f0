import { type Decision, kernel, type Rules } from '@trollmoot/kernel';
import type { Contents, Step } from '../contents.ts';
import type { State } from '../state.ts';
import { artifacts } from './artifacts.ts';
import { cards } from './cards.ts';
import { moving } from './moving.ts';
import { scoring } from './scoring.ts';
import { trolls } from './trolls.ts';
import { turn } from './turn.ts';
import { whyNot } from './why.ts';

const chapters: Rules<State, Contents> = { ...turn, ...cards, ...scoring, ...moving, ...trolls, ...artifacts };

/** Every decision explains itself the same way. */
for (const rule of Object.values(chapters) as Partial<Decision<State, Step, never>>[])
  if (rule.options !== undefined) rule.why = whyNot;

/** [TABLE-1] [TABLE-2] [TABLE-3] */
export const { current, settle, waitingFor, options, play, why, steps } = kernel<State, Contents>(chapters, {
  over: 'TABLE-1',
  notYours: 'TABLE-2',
  notNow: 'TABLE-3',
});
