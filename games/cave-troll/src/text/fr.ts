import { ask, label, left, next, unused, waiting } from './fr/asking.ts';
import { brief } from './fr/brief.ts';
import { explain } from './fr/explaining.ts';
import { names } from './fr/names.ts';
import { refuse } from './fr/refusing.ts';
import { settings } from './fr/settings.ts';
import { describe, narrate } from './fr/telling.ts';
import { type Language, wordsIn } from './language.ts';

const terms: Language['terms'] = {
  gold: 'or',
  rooms: 'salles tenues',
  'heroes on their way': 'héros en chemin',
  'figures in play': 'personnages en jeu',
  artifacts: 'artefacts',
};

const denies: Language['denies'] = {
  room: (player, room) => `moins d’or pour ${player} (${room})`,
  terms: {
    gold: (player) => `moins d’or pour ${player}`,
    'heroes on their way': (player) => `un chemin plus long pour ${player}`,
    'figures in play': (player) => `moins de personnages pour ${player}`,
    artifacts: (player) => `pas d’artefact pour ${player}`,
  },
};

export const fr = wordsIn({
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
