import type { SettingsOf, SettingsSpec } from '@trollmoot/kernel';
import type { Clause } from './clauses.ts';

/** How a table plays. The first value of each is the default. */
export const SETTINGS = {
  end: { values: ['first', 'both'], clause: 'SETUP-4' },
  reroll: { values: ['all', 'any'], clause: 'GROTTO-9' },
  dice: { values: ['1+2', '1+1', '2+2'], clause: 'SETUP-5' },
  duel: { values: ['beats', 'race', 'plan'], clause: 'SETUP-6' },
  shares: { values: ['best', 'choose'], clause: 'SHARE-6' },
  pace: { values: ['even', 'gentle', 'slow'], clause: 'SETUP-7' },
} as const satisfies SettingsSpec & { [name: string]: { clause: Clause } };

export type GameSettings = SettingsOf<typeof SETTINGS>;
