import type { Chair } from './table.ts';

/** What bots are called. A table never has the same name twice. */
export const BOT_NAMES = [
  'Mossy',
  'Grubnik',
  'Old Hild',
  'Bodkin',
  'Tansy',
  'Ulf',
  'Quill',
  'Ragna',
  'Pocket',
  'Embla',
  'Sorrel',
  'Fennick',
] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const isBotName = (name: string): name is BotName => (BOT_NAMES as readonly string[]).includes(name);

/**
 * The name of the bot that plays each seat, or would as a stand-in. Names chosen for the chairs stay; the others follow
 * from the table's id, so everyone at a table reads the same.
 */
export function botNames(table: string, chairs: readonly Chair[]): BotName[] {
  const names: (BotName | null)[] = [];
  for (const chair of chairs) {
    const chosen = chair.kind === 'bot' && chair.name !== undefined && isBotName(chair.name) ? chair.name : null;
    names.push(chosen !== null && names.includes(chosen) ? null : chosen);
  }
  let next = [...table].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % BOT_NAMES.length, 0);
  return names.map((name) => {
    if (name !== null) return name;
    while (names.includes(BOT_NAMES[next % BOT_NAMES.length]!)) next++;
    return BOT_NAMES[next++ % BOT_NAMES.length]!;
  });
}
