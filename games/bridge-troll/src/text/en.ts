import { briefs } from './en/brief.ts';
import { describe } from './en/describe.ts';
import { explain } from './en/explaining.ts';
import { labels } from './en/labels.ts';
import { forfeits, left } from './en/left.ts';
import { player } from './en/names.ts';
import { prompts } from './en/prompts.ts';
import { reasons } from './en/reasons.ts';
import { sentences } from './en/sentences.ts';
import { settings } from './en/settings.ts';
import { wordsOf } from './language.ts';

export const en = wordsOf({
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
    upgrades: 'upgrades',
    'food and tolls': 'food and tolls',
    'specials in hand': 'cards in hand',
    boulders: 'boulders',
    'travellers and boulders to come': 'travellers and boulders to come',
  },
  denies: (term, rival, who) => `keeping ${player(who, rival)} from ${term}`,
  settings,
});
