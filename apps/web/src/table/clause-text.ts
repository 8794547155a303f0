import type { Game, Settings } from '@trollmoot/kernel';

/** The setting a clause opens with, if any: "Setting boardLayout: with onePit …". */
const settingOf = (text: string): string | null => /^Setting (\w+):/.exec(text)?.[1] ?? null;

/**
 * A clause as players read it: a setting and its values get the names the set-up shows. A value is replaced only where
 * it is meant as one ("with onePit"), not where it is a plain word ("when the first place is empty").
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

/** This table's value of the clause's setting, in the reader's language; null for a clause without a setting. */
export function chosenHere(game: Game, language: string, settings: Settings | null, text: string): string | null {
  const setting = settingOf(text);
  const value = setting === null ? undefined : settings?.[setting];
  if (setting === null || value === undefined) return null;
  const said = (game.words[language] ?? game.words.en).settings[setting];
  return said?.values[String(value)] ?? String(value);
}
