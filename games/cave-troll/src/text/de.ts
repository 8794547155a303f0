import { ask, label, left, next, unused, waiting } from './de/asking.ts';
import { brief } from './de/brief.ts';
import { explain } from './de/explaining.ts';
import { names } from './de/names.ts';
import { refuse } from './de/refusing.ts';
import { settings } from './de/settings.ts';
import { describe, narrate } from './de/telling.ts';
import { type Language, wordsIn } from './language.ts';

const terms: Language['terms'] = {
  gold: 'Gold',
  rooms: 'gehaltene Räume',
  'heroes on their way': 'Helden unterwegs',
  'figures in play': 'Figuren im Spiel',
  artifacts: 'Artefakte',
};

const denies: Language['denies'] = {
  room: (player, room) => `kein Gold für ${player} (${room})`,
  terms: {
    gold: (player) => `weniger Gold für ${player}`,
    'heroes on their way': (player) => `längere Wege für ${player}`,
    'figures in play': (player) => `weniger Figuren für ${player}`,
    artifacts: (player) => `kein Artefakt für ${player}`,
  },
};

export const de = wordsIn({
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
