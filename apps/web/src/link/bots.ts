import type { Choice, Level } from '@trollmoot/bots';
import { dice, type Game, type Seat, type Table } from '@trollmoot/kernel';
import type { Question } from './bot-worker.ts';
import { newSeed } from './kept.ts';

/** How long a level may think before it must choose. */
const MILLIS: { readonly [level in Level]: number } = { pebble: 0, goblin: 100, troll: 500, dragon: 2000 };

type Reply = { readonly n: number; readonly choice?: Choice; readonly error?: string };

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, { resolve(choice: Choice): void; reject(error: Error): void }>();

function theWorker(): Worker {
  if (worker !== null) return worker;
  worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' });
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    const who = waiting.get(data.n);
    waiting.delete(data.n);
    if (data.choice !== undefined) who?.resolve(data.choice);
    else who?.reject(new Error(data.error ?? 'the bot fell silent'));
  };
  return worker;
}

/** Let a bot of this level choose for the seat, in the worker. It is shown what the seat could imagine, nothing else. */
export function botChoice(game: Game, s: Table, seat: Seat, level: Level): Promise<Choice> {
  const seed = newSeed();
  const world = game.imagine(s, seat, dice(seed));
  const question: Question = { n: ++asked, game: game.name, world, seat, level, seed, millis: MILLIS[level] };
  return new Promise((resolve, reject) => {
    waiting.set(question.n, { resolve, reject });
    theWorker().postMessage(question);
  });
}
