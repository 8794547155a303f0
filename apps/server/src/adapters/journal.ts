import type { Logger } from 'pino';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Counted, Journal, Timed } from '../ports.ts';
import { LineLimit } from './line-limit.ts';

const COUNTED: { readonly [what in Counted]: string } = {
  moves: 'Moves played and written',
  refusals: 'Messages refused',
  connections: 'Connections opened',
  evictions: 'Connections closed because they broke, or because the client was too slow, too fast or sent invalid data',
  broken: 'Tables marked as broken',
  botMoves: 'Actions chosen by bots',
  hurriedBots: 'Choices for which a bot of this level had less than half of its time',
  thoughtsMoved: 'Choices that a bot worker did not make in time, by who was asked next',
  tables: 'Tables created',
  troubles: 'Errors in the log',
};
const TIMED: { readonly [what in Timed]: string } = {
  commit: 'Seconds from the start of a group commit until it is on disk',
  thinking: 'Seconds a bot took to choose',
};

interface JournalOptions {
  readonly withProcess?: boolean; // metrics of the process, too
  readonly later?: (milliseconds: number, run: () => void) => void;
}
const unhurried = (milliseconds: number, run: () => void): void => void setTimeout(run, milliseconds).unref();

/** Logs with pino and counts for Prometheus. */
export class ServerJournal implements Journal {
  readonly registry = new Registry();
  readonly #log: Logger;
  readonly #counters: { [what: string]: Counter } = {};
  readonly #timers: { [what: string]: Histogram } = {};

  readonly #limit: LineLimit;

  constructor(log: Logger, { withProcess = true, later = unhurried }: JournalOptions = {}) {
    this.#log = log;
    this.#limit = new LineLimit({ later, sumUp: (event, more) => log.info({ more }, event) });
    const registers = [this.registry];
    if (withProcess) collectDefaultMetrics({ register: this.registry });
    for (const [what, help] of Object.entries(COUNTED))
      this.#counters[what] = new Counter({
        name: `trollmoot_${snake(what)}_total`,
        help,
        labelNames: ['kind'],
        registers,
      });
    const buckets = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2];
    for (const [what, help] of Object.entries(TIMED))
      this.#timers[what] = new Histogram({ name: `trollmoot_${snake(what)}_seconds`, help, buckets, registers });
  }

  /** Says with every metric which node it is of. */
  labelled(node: string): void {
    this.registry.setDefaultLabels({ node });
  }

  /** A metric whose value is read at every scrape. */
  gauge(name: string, help: string, read: () => number): void {
    const collect = function (this: Gauge): void {
      this.set(read());
    };
    new Gauge({ name: `trollmoot_${name}`, help, registers: [this.registry], collect });
  }

  /** One value for each of several things, which come and go. */
  gauges(name: string, help: string, label: string, read: () => readonly (readonly [string, number])[]): void {
    const collect = function (this: Gauge): void {
      this.reset();
      for (const [which, value] of read()) this.set({ [label]: which }, value);
    };
    new Gauge({ name: `trollmoot_${name}`, help, labelNames: [label], registers: [this.registry], collect });
  }

  info(event: string, facts: object = {}): void {
    if (this.#limit.mayWrite(event)) this.#log.info(facts, event);
  }
  error(event: string, error: unknown, facts: object = {}): void {
    if (this.#limit.mayWrite(event)) this.#log.error({ ...facts, err: error }, event);
    this.count('troubles', event);
  }
  count(what: Counted, kind = ''): void {
    this.#counters[what]!.inc({ kind });
  }
  observe(what: Timed, seconds: number): void {
    this.#timers[what]!.observe(seconds);
  }

  /** Write what was only counted so far. */
  flush(): void {
    this.#limit.flush();
  }
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
