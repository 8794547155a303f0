import type { TableRecord } from './store/records.ts';
import type { Tables } from './tables.ts';

/** Where a table's house rules differ from the book, each in a few words of this language. */
export function houseRulesOf(tables: Tables, record: TableRecord, language: string): string[] {
  const game = tables.gameOf(record);
  if (game === undefined) return [];
  const said = (game.words[language] ?? game.words.en).settings;
  return Object.entries(game.settings).flatMap(([setting, { values }]) => {
    const value = record.settings[setting];
    const [name, called] = [said[setting]?.name, said[setting]?.values[String(value)]];
    const differs = value !== undefined && value !== values[0];
    return differs && name !== undefined && called !== undefined ? [`${name}: ${called}`] : [];
  });
}
