import type { Settings } from '@trollmoot/kernel';
import type { Component, Snippet } from 'svelte';
import type { Language } from './languages.ts';

/** The table being set up, as a game's own part of the set-up sees it. */
export interface SetupDraft {
  readonly roles: readonly string[]; // of the seats, where seats are roles
  readonly wishes: Settings; // settings chosen so far; the others keep their defaults
  pickRoles(roles: string[]): void;
  choose(setting: string, value: string | number | boolean): void;
  /** What a setting is unless someone chooses otherwise. */
  usual(setting: string): string | number | boolean;
}

/**
 * `screen/setup/Setup.svelte`: takes the place of the lists of players, seats and settings, for games whose roles
 * deserve more. The rows themselves are the shell's.
 */
export interface SetupPartProps {
  readonly draft: SetupDraft;
  readonly language: Language;
  /** One seat: who sits there. `more` is drawn in the same row. */
  readonly seatRow: Snippet<[seat: number, more?: Snippet]>;
  /** One setting with its values. */
  readonly settingRow: Snippet<[setting: string]>;
  /** The heading above the seats, in the shell's words. */
  readonly seatsTitle: string;
  /** The address of one of the game's lessons. */
  lessonAt(lesson: string): string;
}
export type SetupPart = Component<SetupPartProps>;
