import { brief } from './fr/brief.ts';
import { describe } from './fr/describe.ts';
import { explain } from './fr/explaining.ts';
import { label } from './fr/labels.ts';
import { left, prompt } from './fr/prompts.ts';
import { reasons } from './fr/reasons.ts';
import { narrate } from './fr/sentences.ts';
import { settings } from './fr/settings.ts';
import { wordsIn } from './language.ts';

export const fr = wordsIn({
  prompt,
  left,
  label,
  narrate,
  brief,
  reasons,
  describe,
  explain,
  nothing: 'les mains vides',
  terms: {
    pack: 'points dans le sac',
    turn: 'espoir de ce tour',
    'to come': 'tours à venir',
    'best rival': 'le meilleur rival',
  },
  settings,
});
