import type { Act, Refusal, Seat } from '@trollmoot/kernel';
import type { Answer, Eye, Hint, Proposal, Recording, TableEvent, TableLink } from '@trollmoot/protocol';
import { SealKeeper } from '../seal/seal-keeper.ts';
import { refused } from './refused.ts';
import * as server from './server.ts';
import { type Question, Socket } from './socket.ts';
import { TableFeed } from './table-feed.ts';

const OK: Answer = { ok: true };
const TOO_EARLY: Answer = { ok: false, no: 'tooEarly' };
const TEMPORARY: readonly string[] = ['busy', 'tooFast']; // refusals that a retry may overcome
const RETRY_AFTER = 1000;

/** A table at the server, over a socket that reconnects on its own. */
export class RemoteLink implements TableLink {
  readonly table: string;
  /** Resolves if there is no such table, or not for this reader. */
  readonly refused: Promise<void>;
  readonly seal: SealKeeper;
  readonly #key: string | null;
  readonly #feed: TableFeed;
  readonly #socket: Socket;
  #refuse = (): void => {};
  #isWatching = false;
  #isReading = false;
  #isClosed = false;

  constructor(table: string, key: string | null) {
    this.table = table;
    this.#key = key;
    this.refused = new Promise((resolve) => {
      this.#refuse = resolve;
    });
    this.#feed = new TableFeed(table);
    this.seal = new SealKeeper(table);
    this.#feed.listen((event) => this.seal.hear(event, this.#feed.seat));
    this.#socket = new Socket(
      (message) => {
        if (message.say === 'table' && message.table === table) this.#isWatching = true;
        this.#feed.hear(message);
      },
      (state) => {
        this.#feed.tell({ event: 'connection', state });
        if (state === 'live') void this.#watch();
        else this.#isWatching = false;
      },
    );
  }

  get seats(): readonly Seat[] {
    return this.#feed.seat === null ? [] : [this.#feed.seat];
  }

  listen(listener: (event: TableEvent) => void): () => void {
    return this.#feed.listen(listener);
  }

  look(): void {} // one seat per person: the server shows it

  async act(acts: readonly Act[]): Promise<Answer> {
    const { shown } = this.#feed;
    if (shown === null) return TOO_EARLY;
    const { beat, mine } = shown.frame;
    const answer = await this.#request({ say: 'act', table: this.table, beat, mine, acts: [...acts] });
    // If the connection broke after the act was played, the repeated request is stale because the act is done.
    const isDone = !answer.ok && answer.no === 'stale' && (this.#feed.shown?.frame.mine ?? 0) > mine;
    return isDone ? OK : answer;
  }

  why(wish: Act): Promise<Refusal | null> {
    return this.#query({ say: 'why', table: this.table, wish });
  }

  async undo(): Promise<Answer> {
    const { shown } = this.#feed;
    if (shown === null) return TOO_EARLY;
    return this.#request({ say: 'undo', table: this.table, beat: shown.frame.beat, mine: shown.frame.mine });
  }

  consent(vote: number, yes: boolean): Promise<Answer> {
    return this.#request({ say: 'consent', table: this.table, vote, yes });
  }

  propose(motion: Proposal): Promise<Answer> {
    return this.#request({ say: 'propose', table: this.table, motion });
  }

  withdraw(vote: number): Promise<Answer> {
    return this.#request({ say: 'withdraw', table: this.table, vote });
  }

  hint(): Promise<Hint | null> {
    return this.#query({ say: 'hint', table: this.table });
  }

  say(text: string): Promise<Answer> {
    return this.#request({ say: 'chat', table: this.table, text });
  }

  recording(eye: Eye): Promise<Recording> {
    return server.retryUntilReachable(
      () => server.recording(this.table, eye, this.#key),
      () => !this.#isClosed,
    );
  }

  saved(): Promise<string | null> {
    return server.savedText(this.table, this.#key);
  }

  async comeBack(): Promise<Answer> {
    for (;;) {
      const answer = await this.#request({ say: 'comeBack', table: this.table });
      if (answer.ok || answer.no !== 'tooEarly' || this.#isClosed) return answer;
      await new Promise((next) => setTimeout(next, RETRY_AFTER / 2)); // the stand-in is answering an overdue question
    }
  }

  async leave(): Promise<Answer> {
    await server.leave(this.table);
    return OK;
  }

  async rematch(): Promise<string> {
    const { card, seat } = this.#feed;
    if (card?.rematch && seat === null) return card.rematch; // players ask again: that table may have been removed
    if (seat === null) throw await refused(({ rematchWatching }) => rematchWatching, null);
    return (await server.rematch(this.table)).id;
  }

  /** The reader opens or closes the rules, before the game begins. */
  reading(isReading: boolean): void {
    if (isReading === this.#isReading) return;
    this.#isReading = isReading;
    if (this.#isWatching) this.#tellReading();
  }

  #tellReading(): void {
    void this.#socket.ask({ say: 'reading', table: this.table, isReading: this.#isReading });
  }

  close(): void {
    this.#isClosed = true;
    if (this.#isWatching) void this.#socket.ask({ say: 'unwatch', table: this.table });
    this.#isWatching = false;
    this.seal.close();
    this.#feed.close();
    this.#socket.close();
  }

  async #watch(): Promise<void> {
    const beat = this.#feed.shown?.frame.beat ?? this.seal.beat;
    const since = beat === null ? {} : { beat };
    const key = this.#key === null ? {} : { key: this.#key };
    const answer = await this.#socket.ask({ say: 'watch', table: this.table, ...since, ...key });
    if (answer.say !== 'no') {
      if (this.#isReading) this.#tellReading(); // a new connection knows nothing of it
      return;
    }
    if (TEMPORARY.includes(answer.why.no)) {
      setTimeout(() => {
        if (!this.#isClosed && !this.#isWatching) void this.#watch();
      }, RETRY_AFTER);
      return;
    }
    this.#feed.tell({ event: 'connection', state: 'lost' });
    this.#refuse();
  }

  async #request(question: Question): Promise<Answer> {
    const answer = await this.#socket.ask(question);
    return answer.say === 'no' ? ({ ok: false, ...answer.why } as Answer) : OK;
  }

  /** A question whose answer is data, or null if it was refused. */
  async #query<T>(question: Question): Promise<T | null> {
    const answer = await this.#socket.ask(question);
    return answer.say === 'yes' ? ((answer.answer ?? null) as T | null) : null;
  }
}
