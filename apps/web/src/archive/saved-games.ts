import { type Game, readingSaved, sha256 } from '@trollmoot/kernel';
import { botNames, type Chair, isBotName } from '@trollmoot/protocol';
import { isName } from '@trollmoot/protocol/parse';
import { LONGEST_SAVE, TooLong } from '../link/compress.ts';
import { bot, person } from '../link/local-tables.ts';
import type { StoredTable } from '../link/stored-tables.ts';
import { boxOf } from '../shelf/boxes.ts';
import { gameNamed } from '../shelf/rules.ts';
import { runInSlices } from '../time-slices.ts';

// A saved game knows seats, not people. Who sat there is in comment lines, which every reader of saved games skips:
// `# red is Ana`, `# blue is Quill, a goblin`; older ones say `# blue is a goblin`.

/** The saved game with who sat where. `called` is what the game calls its seats. */
export function withPeople(text: string, table: string, chairs: readonly Chair[], called: readonly string[]): string {
  const bots = botNames(table, chairs);
  const lines = chairs.flatMap((chair, seat) => {
    if (chair.kind === 'person') return chair.name === '' ? [] : [`# ${called[seat]} is ${chair.name}`];
    return chair.kind === 'bot' ? [`# ${called[seat]} is ${bots[seat]}, a ${chair.level}`] : [];
  });
  return `${lines.join('\n')}\n${text}`;
}

/** A table on this device from a saved game; the same text is always the same table. Throws if it cannot be read. */
export async function tableOf(text: string, nameOf: (game: string, called: string) => string): Promise<StoredTable> {
  if (text.length > LONGEST_SAVE) throw new TooLong();
  const name = /^game (.+)$/m.exec(text)?.[1] ?? '';
  const game: Game | undefined = boxOf(name) === undefined ? undefined : await gameNamed(name);
  const { saved, s } = await runInSlices(readingSaved(text, () => game));
  const called = game!.seatNames(saved.settings, saved.seats);
  const chairs = called.map((seat) => chairOf(text, seat) ?? person(nameOf(name, seat)));
  const id = sha256(text)
    .slice(0, 2)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');
  const result = game!.result(s);
  return { ...saved, id, chairs, made: Date.now(), result, ...(result === null ? {} : { isVisited: true }) };
}

function chairOf(text: string, called: string): Chair | null {
  const start = `# ${called} is `;
  const who = text
    .split('\n')
    .find((line) => line.startsWith(start))
    ?.slice(start.length)
    .trim();
  if (who === undefined || who === '') return null;
  const [, name, level] = /^(?:(.+), )?a (pebble|goblin|troll|dragon)$/.exec(who) ?? [];
  if (level === undefined) return isName(who) ? person(who) : null;
  return bot(level, name !== undefined && isBotName(name) ? name : undefined);
}
