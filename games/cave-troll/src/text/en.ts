import { ask, label, left, next, unused, waiting } from './en/asking.ts';
import { brief } from './en/brief.ts';
import { explain } from './en/explaining.ts';
import { names } from './en/names.ts';
import { refuse } from './en/refusing.ts';
import { settings } from './en/settings.ts';
import { describe, narrate } from './en/telling.ts';
import { type Language, wordsIn } from './language.ts';

const terms: Language['terms'] = {
  gold: 'gold',
  rooms: 'control of rooms',
  'heroes on their way': 'heroes on their way',
  'figures in play': 'figures in play',
  artifacts: 'artifacts',
};

export const en = wordsIn({
  names,
  ask,
  waiting,
  left,
  next,
  unused,
  label,
  narrate,
  brief,
  refuse,
  describe,
  explain,
  settings,
  terms,
});
