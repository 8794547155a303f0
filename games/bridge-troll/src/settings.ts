import type { SettingsOf, SettingsSpec } from '@trollmoot/kernel';

export const SETTINGS = {
  openScores: { values: [false, true], clause: 'SETTING-1' },
  returnedUpgrades: { values: [false, true], clause: 'SETTING-2' },
  tiedDrawer: { values: ['draws', 'stops'], clause: 'SETTING-3' },
} as const satisfies SettingsSpec;
export type GameSettings = SettingsOf<typeof SETTINGS>;
