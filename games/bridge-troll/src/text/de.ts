import { briefs } from './de/brief.ts';
import { describe } from './de/describe.ts';
import { explain } from './de/explaining.ts';
import { labels } from './de/labels.ts';
import { forfeits, left } from './de/left.ts';
import { player } from './de/names.ts';
import { prompts } from './de/prompts.ts';
import { reasons } from './de/reasons.ts';
import { sentences } from './de/sentences.ts';
import { settings } from './de/settings.ts';
import { wordsOf } from './language.ts';

export const de = wordsOf({
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
    points: 'Punkte',
    upgrades: 'Ausbauten',
    'food and tolls': 'Nahrung und Wegzoll',
    'specials in hand': 'Handkarten',
    boulders: 'Felsbrocken',
    'travellers and boulders to come': 'Reisende und Felsbrocken in Aussicht',
  },
  denies: (term, rival, who) => `weniger für ${player(who, rival)} (${term})`,
  settings,
});
