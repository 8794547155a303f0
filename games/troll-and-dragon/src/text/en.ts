import type { Words } from '@trollmoot/kernel';
import type { Action, News, Step } from '../contents.ts';
import type { View } from '../view.ts';
import { describe } from './en/describe.ts';
import { label } from './en/labels.ts';
import { prompt } from './en/prompts.ts';
import { reasons } from './en/reasons.ts';
import { narrate } from './en/sentences.ts';
import { settings } from './en/settings.ts';
import { refuseWith } from './language.ts';

export const en: Words<Step, Action, News, View> = {
  prompt,
  label,
  narrate,
  refuse: refuseWith(reasons),
  describe,
  terms: {
    pack: 'points in the pack',
    turn: 'what this turn may bring',
    'to come': 'turns to come',
    'best rival': 'holding off the best rival',
  },
  settings,
};
