import type { Settings } from '@trollmoot/kernel';
import type { Component, Snippet } from 'svelte';
import type { Language } from './languages.ts';

/** The table being set up, as a game's own set-up part sees it. */
export interface SetupDraft {
  readonly roles: readonly string[]; // by seat, for games whose seats are roles
  readonly wishes: Settings; // settings changed so far; the others have their defaults
  pickRoles(roles: string[]): void;
  choose(setting: string, value: string | number | boolean): void;
  /** The default value of a setting. */
  usual(setting: string): string | number | boolean;
}

/**
 * `screen/setup/Setup.svelte` replaces the shell's lists of players, seats and settings, for games whose roles need
 * more. The shell still draws the rows.
 */
export interface SetupPartProps {
  readonly draft: SetupDraft;
  readonly language: Language;
  /** One seat and who takes it. `more` is drawn in the same row. */
  readonly seatRow: Snippet<[seat: number, more?: Snippet]>;
  /** One setting with its values. */
  readonly settingRow: Snippet<[setting: string]>;
  /** The heading above the seats, in the shell's words. */
  readonly seatsTitle: string;
  /** The address of one of the game's lessons. */
  lessonAt(lesson: string): string;
}
export type SetupPart = Component<SetupPartProps>;
