import type { Words } from '@trollmoot/kernel';
import type { Action, News, Step } from '../contents.ts';
import type { View } from '../view.ts';
import { describe } from './fr/describe.ts';
import { label } from './fr/labels.ts';
import { prompt } from './fr/prompts.ts';
import { reasons } from './fr/reasons.ts';
import { narrate } from './fr/sentences.ts';
import { settings } from './fr/settings.ts';
import { refuseWith } from './language.ts';

export const fr: Words<Step, Action, News, View> = {
  prompt,
  label,
  narrate,
  refuse: refuseWith(reasons),
  describe,
  terms: {
    pack: 'points dans le sac',
    turn: 'espoir de ce tour',
    'to come': 'tours à venir',
    'best rival': 'le meilleur rival',
  },
  settings,
};
