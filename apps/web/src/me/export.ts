import { type Game, writeSaved } from '@trollmoot/kernel';
import type { TableCard } from '@trollmoot/protocol';
import { Zip, ZipDeflate } from 'fflate';
import { withPeople } from '../archive/saved-games.ts';
import { type StoredTable, storedTables } from '../link/stored-tables.ts';
import { gameNamed } from '../shelf/rules.ts';

interface SavedLine {
  readonly card: TableCard;
  readonly saved: string;
}

/** A zip with a saved game per file, put together while the server sends them, so that no more than one is in memory as text. */
export async function zipOfGames(progress: (games: number) => void): Promise<{ zip: Blob; unwritten: number }> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const { promise: isDone, resolve, reject } = Promise.withResolvers<void>();
  const zip = new Zip((error, part, isLast) => {
    if (error) return reject(error);
    parts.push(part as Uint8Array<ArrayBuffer>);
    if (isLast) resolve();
  });
  let games = 0;
  let unwritten = 0; // on this device, of older rules
  const add = (name: string, text: string): void => {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(new TextEncoder().encode(text), true);
    progress(++games);
  };
  for await (const { card, saved } of savedAtServer())
    add(fileName(card.game, card.made, card.id), await peopled(card, saved));
  for (const table of storedTables().filter(({ result }) => result !== null)) {
    const text = await savedHere(table);
    if (text === null) unwritten++;
    else add(fileName(table.game, table.made, table.id), text);
  }
  zip.end();
  await isDone;
  return { zip: new Blob(parts, { type: 'application/zip' }), unwritten };
}

const fileName = (game: string, made: number, id: string): string =>
  `${new Date(made).toISOString().slice(0, 10)}-${game}-${id}.txt`;

const gameOrNone = (name: string): Promise<Game | null> => gameNamed(name).catch(() => null);

async function peopled({ id, game: name, chairs, settings }: TableCard, saved: string): Promise<string> {
  const game = await gameOrNone(name);
  return game === null ? saved : withPeople(saved, id, chairs, game.seatNames(settings, chairs.length));
}

/** A game of older rules may not be written by today's. */
async function savedHere(table: StoredTable): Promise<string | null> {
  const game = await gameOrNone(table.game);
  if (game === null) return null;
  try {
    const { seed, settings, chairs, log, rules, seal } = table;
    const saved = { game: table.game, rules, seed, settings, seats: chairs.length, log, ...(seal && { seal }) };
    return withPeople(writeSaved(game, saved), table.id, chairs, game.seatNames(settings, chairs.length));
  } catch {
    return null;
  }
}

/** One line of JSON per game. Without a session there is nothing at the server. */
async function* savedAtServer(): AsyncGenerator<SavedLine> {
  if (__SOLO__) return;
  const answer = await fetch('/api/my-games/saved');
  if (answer.status === 401) return;
  if (!answer.ok || answer.body === null) throw new Error(`status ${answer.status}`);
  let rest = '';
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + (value ?? '')).split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines) if (line !== '') yield JSON.parse(line) as SavedLine;
    if (done) return;
  }
}
