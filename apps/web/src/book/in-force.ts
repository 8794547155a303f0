import type { Game, Settings, Words } from '@trollmoot/kernel';

/** A setting and the value in force, in the reader's words. */
export interface InForce {
  readonly setting: string;
  readonly name: string;
  readonly value: string;
  readonly usual: string | null; // the book's value, if this table differs
  readonly clause: string;
}

/** The settings of a table, or of the book itself where there is no table. */
export function settingsInForce(game: Game, said: Words['settings'], settings: Settings | null): InForce[] {
  return Object.entries(game.settings).map(([setting, { values, clause }]) => {
    const [book] = values;
    const value = settings?.[setting] ?? book!;
    const called = (one: string | number | boolean): string => said[setting]?.values[String(one)] ?? String(one);
    return {
      setting,
      name: said[setting]?.name ?? setting,
      value: called(value),
      usual: value === book ? null : called(book!),
      clause,
    };
  });
}
