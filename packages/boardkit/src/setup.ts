import type { Settings, Spoken } from '@trollmoot/kernel';
import type { Component, Snippet } from 'svelte';
import type { Language } from './languages.ts';

/** The table being set up, as a game's own set-up part sees it. */
export interface SetupDraft {
  readonly roles: readonly string[]; // by seat, for games whose seats are roles
  readonly you: number; // the reader's seat
  readonly wishes: Settings; // settings changed so far; the others have their defaults
  pickRoles(roles: string[]): void;
  choose(setting: string, value: string | number | boolean): void;
  /** The default value of a setting. */
  usual(setting: string): string | number | boolean;
  /** The reader takes this seat; whoever had it moves to the reader's old one. */
  sitOn(seat: number, kind: 'you'): void;
}

/** `screen/setup/house-rules.ts`: named ways to play, and an order for the list of house rules. */
export interface HouseRules {
  readonly presets: readonly Preset[]; // besides 'As in the rulebook' and 'Custom…'
  readonly groups: readonly { readonly title: Spoken; readonly settings: readonly string[] }[];
}
interface Preset {
  readonly title: Spoken;
  readonly line: Spoken;
  readonly settings: Settings;
}

/**
 * `screen/setup/Setup.svelte` replaces the shell's seat cards and house rules, for games whose roles need more. The
 * shell still draws who plays a role, and the rows of the settings.
 */
export interface SetupPartProps {
  readonly draft: SetupDraft;
  readonly language: Language;
  /** Who plays this seat, with face and strength, and what can be changed about it. `more` is drawn with the changes. */
  readonly sitter: Snippet<[seat: number, more?: Snippet]>;
  /** House rules, folded: these settings, with what differs from the book first. */
  readonly houseRules: Snippet<[settings: readonly string[]]>;
  /** The address of one of the game's lessons. */
  lessonAt(lesson: string): string;
}
export type SetupPart = Component<SetupPartProps>;
