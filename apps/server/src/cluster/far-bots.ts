import type { Choice } from '@trollmoot/bots';
import { latestEnd, thinkingTime } from '@trollmoot/bots/node';
import type { BotDeadline, BotRequest, BotRunner, Journal } from '../ports.ts';
import { KnownWorkers } from './known-workers.ts';
import { type Messenger, NoAnswer } from './messenger.ts';
import {
  BEAT,
  cancelTo,
  type Question,
  questionFor,
  questionTo,
  type Rules,
  type Taken,
  thoughtIn,
  thoughtTo,
} from './thoughts.ts';

const TAKEN_WITHIN = 1000; // milliseconds
const TRIES = 3;
const ANY = '';

interface FarBotsParts {
  readonly node: string;
  readonly messenger: Messenger;
  readonly rules: Rules;
  readonly local: BotRunner; // thinks where no worker does
  readonly journal: Pick<Journal, 'count'>;
  readonly beat?: number; // milliseconds
}

/** `again`: ask another worker. `here`: no worker can help in time. */
type Outcome = Choice | 'again' | 'here';

interface Pending {
  by: string; // a worker
  since: number; // on performance.now(): when it was taken
  readonly settle: (outcome: Outcome) => void;
}

/**
 * Asks the bot workers of the house. No decision is lost: what a worker has taken and no longer does, because it died, hangs
 * or stops, is asked again elsewhere; where there is no worker, this node thinks.
 */
export class FarBots implements BotRunner {
  readonly workers: KnownWorkers;
  readonly #parts: FarBotsParts;
  readonly #pending = new Map<string, Pending>(); // by question
  readonly #timer: NodeJS.Timeout;
  readonly #deafen: () => void;
  #next = 0;

  constructor(parts: FarBotsParts) {
    const { messenger, node, beat = BEAT } = parts;
    this.#parts = parts;
    this.workers = new KnownWorkers(messenger, beat);
    this.#deafen = messenger.subscribe(thoughtTo(node), ({ text }) => this.#hear(text));
    this.#timer = setInterval(() => this.#look(beat), beat).unref();
  }

  async choose(request: BotRequest, deadline: BotDeadline = {}): Promise<Choice> {
    const { local, journal } = this.#parts;
    const start = performance.now();
    const tried = new Set<string>();
    for (let tries = 0; tries < TRIES; tries++) {
      deadline.signal?.throwIfAborted();
      const asked = this.#whom(request.game, tried);
      if (asked === null) break;
      tried.add(asked.worker);
      const outcome = await this.#ask(asked.subject, request, deadline, tried);
      const took = performance.now() - start;
      if (typeof outcome === 'object') return { ...outcome, ms: Math.min(outcome.ms ?? took, took) };
      if (outcome === 'here') break;
      journal.count('thoughtsMoved', 'asked another worker');
    }
    if (tried.size === 0) return local.choose(request, deadline);
    journal.count('thoughtsMoved', 'thought by the node');
    return local.choose(request, this.#left(request, deadline, performance.now() - start));
  }

  /** Any of the queue group; or one worker, if another did not answer. Null: there is none. */
  #whom(game: string, tried: ReadonlySet<string>): { readonly subject: string; readonly worker: string } | null {
    const rules = this.#parts.rules[game];
    if (rules === undefined || !this.#parts.messenger.isConnected) return null;
    const able = this.workers.whoPlay(game, rules).filter(({ id }) => !tried.has(id));
    if (able.length === 0) return null;
    if (tried.size === 0 && !this.workers.isAnySilent) return { subject: questionFor(game, rules), worker: ANY };
    const worker = able.reduce((a, b) => (b.load / b.threads < a.load / a.threads ? b : a)).id;
    return { subject: questionTo(worker), worker };
  }

  async #ask(subject: string, request: BotRequest, deadline: BotDeadline, tried: Set<string>): Promise<Outcome> {
    const { node, messenger } = this.#parts;
    const { signal } = deadline;
    const ms = thinkingTime(request, deadline);
    const patience = deadline.patience ?? latestEnd(ms);
    const id = `${node}.${this.#next++}`;
    const question: Question = { id, node, request, ms, patience: Number.isFinite(patience) ? patience : null };
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
    const pending: Pending = { by: '', since: Number.POSITIVE_INFINITY, settle: resolve };
    this.#pending.set(id, pending);
    const stop = (): void => {
      if (pending.by !== '') messenger.publish(cancelTo(pending.by), id);
      reject(signal!.reason);
    };
    signal?.addEventListener('abort', stop, { once: true });
    messenger.request(subject, JSON.stringify(question), TAKEN_WITHIN).then(
      (text) => {
        pending.by = (JSON.parse(text) as Taken).by;
        pending.since = performance.now();
        tried.add(pending.by);
        if (signal?.aborted) messenger.publish(cancelTo(pending.by), id);
      },
      (error: unknown) => resolve(error instanceof NoAnswer ? 'again' : 'here'), // here: too long for the bus
    );
    return promise.finally(() => {
      this.#pending.delete(id);
      signal?.removeEventListener('abort', stop);
    });
  }

  #hear(text: string): void {
    const thought = thoughtIn(text);
    const pending = thought === null ? undefined : this.#pending.get(thought.id);
    if (thought === null || pending === undefined) return;
    if ('choice' in thought) pending.settle(thought.choice);
    else pending.settle(thought.failed === 'stopping' ? 'again' : 'here');
  }

  /** Does every worker still do what it has taken? */
  #look(beat: number): void {
    const now = performance.now();
    for (const [id, { by, since, settle }] of this.#pending) {
      if (now - since < 2 * beat) continue;
      const worker = this.workers.get(by);
      if (worker === null || (worker.heard - since > beat && !worker.doing.has(id))) settle('again');
    }
  }

  /** What is left of the time, though never less than a simple search takes. */
  #left(request: BotRequest, deadline: BotDeadline, elapsed: number): BotDeadline {
    const ms = thinkingTime(request, deadline);
    const left = Math.max(ms / 10, latestEnd(ms) - elapsed);
    const patience = Math.max(0, (deadline.patience ?? latestEnd(ms)) - elapsed);
    return { ...deadline, ms: Math.min(ms, left), patience };
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#deafen();
    this.workers.close();
    for (const { settle } of this.#pending.values()) settle('here');
    await this.#parts.local.close();
  }
}
