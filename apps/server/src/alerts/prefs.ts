import type { AlertPrefs } from '@trollmoot/protocol';

/** What holds for someone who has chosen nothing yet. */
export const DEFAULT_PREFS: AlertPrefs = {
  language: 'en',
  zone: 'UTC',
  quiet: { from: 22 * 60, to: 8 * 60 },
  dailyAt: 18 * 60,
  kinds: { turn: true, invitation: true, rematch: true, vote: true, time: true },
};
