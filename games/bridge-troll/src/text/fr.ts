import { briefs } from './fr/brief.ts';
import { describe } from './fr/describe.ts';
import { explain } from './fr/explaining.ts';
import { labels } from './fr/labels.ts';
import { forfeits, left } from './fr/left.ts';
import { player } from './fr/names.ts';
import { prompts } from './fr/prompts.ts';
import { reasons } from './fr/reasons.ts';
import { sentences } from './fr/sentences.ts';
import { settings } from './fr/settings.ts';
import { wordsOf } from './language.ts';

export const fr = wordsOf({
  prompts,
  left,
  forfeits,
  labels,
  sentences,
  briefs,
  reasons,
  describe,
  explain,
  terms: {
    points: 'points',
    upgrades: 'améliorations',
    'food and tolls': 'Garde-manger et Péages',
    'specials in hand': 'cartes en main',
    boulders: 'rochers',
    'travellers and boulders to come': 'voyageurs et rochers à venir',
  },
  denies: (term, rival, who) => `moins pour ${player(who, rival)} (${term})`,
  settings,
});
