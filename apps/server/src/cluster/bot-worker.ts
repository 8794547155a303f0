import type { Asker } from '@trollmoot/bots';
import { type BotPool, NoThreadFree } from '@trollmoot/bots/node';
import type { Journal } from '../ports.ts';
import { KnownWorkers } from './known-workers.ts';
import type { Messenger, Said } from './messenger.ts';
import {
  BEAT,
  BEATS,
  type Beat,
  cancelTo,
  type Question,
  questionFor,
  questionTo,
  type Rules,
  type Taken,
  type Thought,
  thoughtTo,
  WORKERS,
} from './thoughts.ts';

interface WorkerParts {
  readonly id: string;
  readonly messenger: Messenger;
  readonly pool: BotPool;
  readonly rules: Rules;
  readonly journal: Pick<Journal, 'error'>;
  readonly beat?: number; // milliseconds
}

interface Doing {
  readonly node: string;
  readonly gone: AbortController;
}

/** Thinks for all nodes of the house. It is given what a seat imagines, and answers with an act. */
export class BotWorker {
  readonly #parts: WorkerParts;
  readonly #others: KnownWorkers;
  readonly #doing = new Map<string, Doing>(); // by question
  readonly #deafen: (() => void)[];
  readonly #timer: NodeJS.Timeout;
  #costs: [Asker, number][] = [];

  constructor(parts: WorkerParts) {
    const { id, messenger, rules, beat = BEAT } = parts;
    this.#parts = parts;
    this.#others = new KnownWorkers(messenger, beat);
    this.#others.onBeat = ({ worker, costs }) => {
      if (worker !== id) for (const [asker, ms] of costs) parts.pool.charge(asker, ms);
    };
    const hear = (said: Said): void => this.#hear(said);
    this.#deafen = [
      ...Object.entries(rules).map(([game, n]) => messenger.subscribe(questionFor(game, n), hear, WORKERS)),
      messenger.subscribe(questionTo(id), hear),
      messenger.subscribe(cancelTo(id), ({ text }) => this.#doing.get(text)?.gone.abort()),
    ];
    this.#timer = setInterval(() => this.#beat(), beat);
    this.#beat();
  }

  #beat(isLeaving = false): void {
    const { id, messenger, pool, rules } = this.#parts;
    const costs = this.#costs.splice(0);
    const { threads, load } = pool;
    const beat: Beat = { worker: id, rules, threads, load, doing: [...this.#doing.keys()], costs };
    messenger.publish(BEATS, JSON.stringify(isLeaving ? { ...beat, isLeaving } : beat));
  }

  #hear({ text, answer }: Said): void {
    const question = JSON.parse(text) as Question;
    const other = question.isPassedOn === true || answer === null ? null : this.#lighter(question.request.game);
    if (other !== null)
      this.#parts.messenger.publish(questionTo(other), JSON.stringify({ ...question, isPassedOn: true }));
    else void this.#think(question);
    answer?.(JSON.stringify({ by: other ?? this.#parts.id } satisfies Taken));
  }

  /** Who has so much less to do that the question is better asked there; null: nobody. */
  #lighter(game: string): string | null {
    const { id, pool, rules } = this.#parts;
    if (pool.load < pool.threads) return null;
    const others = this.#others.whoPlay(game, rules[game]!).filter((other) => other.id !== id);
    const [best] = others.sort((a, b) => a.load / a.threads - b.load / b.threads);
    if (best === undefined || best.load / best.threads + 1 > pool.load / pool.threads) return null;
    best.load++; // until its next beat
    return best.id;
  }

  async #think({ id, node, request, ms, patience }: Question): Promise<void> {
    const gone = new AbortController();
    this.#doing.set(id, { node, gone });
    try {
      const deadline = { ms, patience: patience ?? Number.POSITIVE_INFINITY, signal: gone.signal, onlyThought: true };
      const choice = await this.#parts.pool.choose(request, deadline);
      if (request.asker !== undefined) this.#costs.push([request.asker, choice.ms ?? 0]);
      this.#say(node, { id, choice });
    } catch (error) {
      if (!gone.signal.aborted) this.#failed(node, id, error);
    } finally {
      this.#doing.delete(id);
    }
  }

  #failed(node: string, id: string, error: unknown): void {
    const isLate = error instanceof NoThreadFree;
    if (!isLate) this.#parts.journal.error('a bot failed', error);
    this.#say(node, { id, failed: isLate ? 'late' : 'broken' });
  }

  #say(node: string, thought: Thought): void {
    this.#parts.messenger.publish(thoughtTo(node), JSON.stringify(thought));
  }

  /** Hear nothing more, and let others think about what is not done: nobody loses more than a moment. */
  leave(): void {
    clearInterval(this.#timer);
    for (const deafen of this.#deafen) deafen();
    this.#others.close();
    this.#beat(true);
    for (const [id, { node, gone }] of this.#doing) {
      this.#say(node, { id, failed: 'stopping' });
      gone.abort();
    }
    this.#doing.clear();
  }
}
