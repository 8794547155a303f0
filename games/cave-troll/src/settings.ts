import type { SettingsOf, SettingsSpec } from '@trollmoot/kernel';
import type { Clause } from './clauses.ts';

/** House rules where the books differ or are silent. The first value is the default. */
export const SETTINGS = {
  characterSet: { values: ['classic', 'variant'], clause: 'CARD-3' },
  boardLayout: { values: ['threePits', 'onePit'], clause: 'BOARD-2' },
  artifactSet: { values: ['manual', 'chaliceOfLife'], clause: 'ARTIFACT-3' },
  entryPlacement: { values: ['anyStaircase', 'ownStaircase'], clause: 'CARD-5' },
  dwarfStacking: { values: ['exponential', 'linear'], clause: 'DWARF-4' },
  dwarfAppliesTo: { values: ['anyScoring', 'fullBoardOnly'], clause: 'DWARF-5' },
  wraithTargets: { values: ['characters', 'heroesOnly'], clause: 'WRAITH-16' },
  wraithEntryPush: { values: ['mandatory', 'optional'], clause: 'WRAITH-15' },
  wraithEntryTriggersWhenPushed: { values: [false, true], clause: 'WRAITH-14' },
  thiefBlockedByKnight: { values: [true, false], clause: 'THIEF-4' },
  roomLimit: { values: ['characters', 'figures'], clause: 'MOVE-10' },
  trollExits: { values: ['one', 'all'], clause: 'TROLL-11' },
  trollEscape: { values: ['mayDecline', 'mustIfPossible'], clause: 'TROLL-10' },
  rampagingTrollIgnoresCapacity: { values: [false, true], clause: 'RAMPAGE-8' },
  tieBreak: { values: ['sharedVictory', 'mostControlledRooms'], clause: 'END-6' },
} as const satisfies SettingsSpec & { readonly [name: string]: { readonly clause: Clause } };

export type GameSettings = SettingsOf<typeof SETTINGS>;
