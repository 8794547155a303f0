import type { Words } from '@trollmoot/kernel';
import type { Action, News, Step } from '../contents.ts';
import type { View } from '../view.ts';
import { describe } from './de/describe.ts';
import { label } from './de/labels.ts';
import { prompt } from './de/prompts.ts';
import { reasons } from './de/reasons.ts';
import { narrate } from './de/sentences.ts';
import { settings } from './de/settings.ts';
import { refuseWith } from './language.ts';

export const de: Words<Step, Action, News, View> = {
  prompt,
  label,
  narrate,
  refuse: refuseWith(reasons),
  describe,
  terms: {
    pack: 'Punkte im Rucksack',
    turn: 'Aussicht dieses Zuges',
    'to come': 'kommende Züge',
    'best rival': 'der beste Rivale',
  },
  settings,
};
