import type { Language } from '@trollmoot/boardkit/languages.ts';
import type { HouseRules } from '@trollmoot/boardkit/setup.ts';
import type { Settings } from '@trollmoot/kernel';
import type { ShellWords } from '../words/en.ts';
import type { Draft } from './draft.svelte.ts';

/** A named way to play: the house rules it changes, and what to call it. */
export interface Way {
  readonly title: string;
  readonly line: string;
  readonly settings: Settings;
}

/** By the book first, then the game's own presets. */
export const waysOf = ({ presets }: HouseRules, { setup }: ShellWords, language: Language): Way[] => [
  { title: setup.byBook, line: setup.byBookLine, settings: {} },
  ...presets.map(({ title, line, settings }) => ({ title: title[language], line: line[language], settings })),
];

/** The way this draft plays; null if its rules are its own. */
export const chosenWay = (ways: readonly Way[], draft: Draft): Way | null =>
  ways.find(
    ({ settings }) =>
      Object.keys(settings).length === draft.changed.length &&
      Object.entries(settings).every(([setting, value]) => draft.wishes[setting] === value),
  ) ?? null;
