// Thinks for the bots of a house of several nodes: npm run bots
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { botPool } from '@trollmoot/bots/node';
import { findGame, GAMES } from '@trollmoot/shelf';
import { pino } from 'pino';
import { ServerJournal } from './adapters/journal.ts';
import { terminalLog } from './adapters/terminal-log.ts';
import { busOf } from './bus.ts';
import { BotWorker } from './cluster/bot-worker.ts';
import type { Messenger } from './cluster/messenger.ts';
import { rulesOf } from './cluster/node.ts';
import { readBotsConfig } from './config.ts';
import { startError } from './start-error.ts';

const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

const config = readBotsConfig(process.env);
if (Array.isArray(config)) {
  for (const sentence of config) say(sentence);
  process.exit(2);
}

const level = { level: config.LOG };
const log = process.stdout.isTTY
  ? pino(
      level,
      terminalLog((text) => void process.stdout.write(text)),
    )
  : pino(level);
const journal = new ServerJournal(log, { withProcess: false });

let messenger: Messenger;
try {
  messenger = await busOf(config, say)!(journal);
} catch (error) {
  const sentence = startError(error, { HOST: '', PORT: 0, DATA: '', BUS: config.BUS });
  if (sentence === null) throw error;
  say(sentence);
  process.exit(1);
}

const threads = config.BOT_THREADS ?? availableParallelism();
const pool = botPool({ games: import.meta.resolve('@trollmoot/shelf'), findGame, threads });
const id = [config.NODE ?? 'bots', randomBytes(6).toString('hex')].join('-');
const worker = new BotWorker({ id, messenger, pool, rules: rulesOf(GAMES), journal });
process.stdout.write(`Trollmoot's bots think in ${threads} ${threads === 1 ? 'thread' : 'threads'}, as ${id}.\n`);

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    worker.leave();
    void messenger.close().finally(() => process.exit(0));
  });
