import { describe } from './en/describe.ts';
import { labels } from './en/labels.ts';
import { prompts } from './en/prompts.ts';
import { reasons } from './en/reasons.ts';
import { sentences } from './en/sentences.ts';
import { wordsOf } from './language.ts';

export const en = wordsOf({
  prompts,
  labels,
  sentences,
  reasons,
  describe,
  settings: {
    openScores: {
      name: 'Scores',
      about: 'Whether the points and upgrades of all trolls are shown throughout.',
      values: { false: 'hidden', true: 'open' },
    },
    returnedUpgrades: {
      name: 'Upgrades lost to goats',
      about: 'What becomes of an upgrade given up to a goat.',
      values: { false: 'leave the game', true: 'return to the stack' },
    },
  },
});
