import { brief } from './en/brief.ts';
import { describe } from './en/describe.ts';
import { explain } from './en/explaining.ts';
import { label } from './en/labels.ts';
import { left, prompt } from './en/prompts.ts';
import { reasons } from './en/reasons.ts';
import { narrate } from './en/sentences.ts';
import { settings } from './en/settings.ts';
import { wordsIn } from './language.ts';

export const en = wordsIn({
  prompt,
  left,
  label,
  narrate,
  brief,
  reasons,
  describe,
  explain,
  nothing: 'empty-handed',
  terms: {
    pack: 'points in the pack',
    turn: 'what this turn may bring',
    'to come': 'turns to come',
    'best rival': 'holding off the best rival',
  },
  settings,
});
