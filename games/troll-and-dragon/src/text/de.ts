import { brief } from './de/brief.ts';
import { describe } from './de/describe.ts';
import { explain } from './de/explaining.ts';
import { label } from './de/labels.ts';
import { left, prompt } from './de/prompts.ts';
import { reasons } from './de/reasons.ts';
import { narrate } from './de/sentences.ts';
import { settings } from './de/settings.ts';
import { wordsIn } from './language.ts';

export const de = wordsIn({
  prompt,
  left,
  label,
  narrate,
  brief,
  reasons,
  describe,
  explain,
  nothing: 'mit leeren Händen',
  terms: {
    pack: 'Punkte im Rucksack',
    turn: 'Aussicht dieses Zuges',
    'to come': 'kommende Züge',
    'best rival': 'der beste Rivale',
  },
  settings,
});
