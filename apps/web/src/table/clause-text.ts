import type { Game, Settings } from '@trollmoot/kernel';

/** The setting a clause is about, if it opens with one: "Setting boardLayout: with onePit …". */
const settingOf = (text: string): string | null => /^Setting (\w+):/.exec(text)?.[1] ?? null;

/**
 * A clause as people read it: a setting under the name the table's set-up gives it, and so its values where they stand
 * as such ("with onePit"), not where they are words of the sentence ("when the first place is empty").
 */
export function clauseText(game: Game, text: string): string {
  const setting = settingOf(text);
  const said = setting === null ? undefined : game.words.en.settings[setting];
  if (setting === null || said === undefined) return text;
  let told = text.replace(`Setting ${setting}:`, `Setting “${said.name}”:`);
  for (const [value, name] of Object.entries(said.values))
    if (/^\w+$/.test(value)) told = told.replace(new RegExp(`(with |”: )${value}\\b`), `$1“${name}”`);
  return told;
}

/** How this table plays it, in the reader's language; null for a clause that leaves no choice. */
export function chosenHere(game: Game, language: string, settings: Settings | null, text: string): string | null {
  const setting = settingOf(text);
  const value = setting === null ? undefined : settings?.[setting];
  if (setting === null || value === undefined) return null;
  const said = (game.words[language] ?? game.words.en).settings[setting];
  return said?.values[String(value)] ?? String(value);
}
