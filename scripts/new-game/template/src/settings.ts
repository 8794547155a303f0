import type { SettingsOf, SettingsSpec } from '@trollmoot/kernel';
import type { Clause } from './clauses.ts';

/** How a table plays. The first value of each is the default. */
export const SETTINGS = {
  last: { values: ['wins', 'loses'], clause: 'SETUP-3' },
} as const satisfies SettingsSpec & { [name: string]: { clause: Clause } };

export type GameSettings = SettingsOf<typeof SETTINGS>;
