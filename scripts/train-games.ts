// Games among bots to learn from: kept in a journal, one line each, so that a run that was cut short goes on where it was.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type GameRecord, recordGame } from '@trollmoot/bots/learn';
import { chooseSettings, type Game } from '@trollmoot/kernel';

export interface Playing {
  readonly seed: string;
  readonly games: number;
  readonly iterations: number;
  readonly seats: readonly number[]; // of the tables, in turn
  readonly journal: string;
}

/** The first games of this seed: those in the journal, then as many more as are wanted. */
export function gamesToLearnFrom(
  game: Game,
  { seed, games, iterations, seats, journal }: Playing,
  at: (done: number) => void,
): GameRecord[] {
  mkdirSync(dirname(journal), { recursive: true });
  const known = existsSync(journal) ? readFileSync(journal, 'utf8').split('\n').slice(0, -1) : [];
  const records = known.slice(0, games).map((line) => JSON.parse(line) as GameRecord);
  for (let n = records.length; n < games; n++) {
    at(n);
    const players = seats[n % seats.length]!;
    const settings = chooseSettings(game, {}, players);
    if (typeof settings === 'string') throw new Error(settings);
    const record = recordGame(game, settings, players, `${seed} ${n}`, iterations);
    appendFileSync(journal, `${JSON.stringify(record)}\n`);
    records.push(record);
  }
  return records;
}

/** The usual number of players in every other game, and the other numbers in turn. Nobody learns from playing alone. */
export function tablesOf({ seats }: Game): number[] {
  const [usual, ...others] = seats;
  return others.filter((n) => n > 1).flatMap((n) => [usual!, n]);
}
