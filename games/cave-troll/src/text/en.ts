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

const denies: Language['denies'] = {
  room: (player, room) => `keeping ${player} from the gold in the ${room}`,
  terms: {
    gold: (player) => `keeping ${player} from gold`,
    'heroes on their way': (player) => `holding up the heroes of ${player}`,
    'figures in play': (player) => `leaving ${player} fewer figures`,
    artifacts: (player) => `keeping ${player} from an artifact`,
  },
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
  denies,
});
