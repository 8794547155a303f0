import { describe } from './de/describe.ts';
import { labels } from './de/labels.ts';
import { prompts } from './de/prompts.ts';
import { reasons } from './de/reasons.ts';
import { sentences } from './de/sentences.ts';
import { wordsOf } from './language.ts';

export const de = wordsOf({
  prompts,
  labels,
  sentences,
  reasons,
  describe,
  terms: {
    points: 'Punkte',
    upgrades: 'Ausbauten',
    'food and tolls': 'Nahrung und Wegzoll',
    'specials in hand': 'Handkarten',
    boulders: 'Felsbrocken',
    'travellers and boulders to come': 'Reisende und Felsbrocken in Aussicht',
  },
  settings: {
    openScores: {
      name: 'Punktestand',
      about: 'Ob Punkte und Ausbauten aller Trolle die ganze Zeit zu sehen sind.',
      values: { false: 'verdeckt', true: 'offen' },
    },
    returnedUpgrades: {
      name: 'An Ziegenböcke verlorene Ausbauten',
      about: 'Was aus einem Ausbau wird, den ein Ziegenbock gekostet hat.',
      values: { false: 'aus dem Spiel', true: 'zurück auf den Stapel' },
    },
  },
});
