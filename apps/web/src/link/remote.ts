import type { Seat } from '@trollmoot/kernel';
import {
  type Answer,
  type ChatLine,
  type Eye,
  type Frame,
  firstShown,
  type Hint,
  type ServerMessage,
  type Shown,
  shownAfter,
  type TableCard,
  type TableEvent,
  type TableLink,
  type Update,
} from '@trollmoot/protocol';
import * as server from './server.ts';
import { type Saying, Socket } from './socket.ts';

const OK: Answer = { ok: true };
const NOT_NOW: readonly string[] = ['busy', 'tooFast']; // another time it may be yes
const A_MOMENT = 1000;

/** A table at the server; `refused` comes true if it is not there, or not for this reader. */
export type RemoteLink = TableLink & { readonly refused: Promise<void> };

/** A table at the server, over a socket that comes back by itself. */
export function openRemote(id: string, key: string | null): RemoteLink {
  const listeners = new Set<(event: TableEvent) => void>();
  let seat: Seat | null = null;
  let card: TableCard | null = null;
  let shown: Shown | null = null;
  let chat: readonly ChatLine[] = [];
  let last: { [event: string]: TableEvent } = {}; // the newest of each kind, for whoever begins to listen
  let isWatching = false;
  let isClosed = false;
  let refuse = (): void => {};
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });

  const tell = (event: TableEvent): void => {
    last[event.event] = event.event === 'frame' ? { ...event, updates: [] } : event;
    for (const listener of listeners) listener(event);
  };
  const show = (frame: Frame, updates: readonly Update[]): void => tell({ event: 'frame', frame, updates });

  const socket = new Socket(hear, (state) => {
    tell({ event: 'connection', state });
    if (state === 'live') void watch();
    else isWatching = false;
  });

  async function watch(): Promise<void> {
    const since = shown === null ? {} : { beat: shown.frame.beat };
    const answer = await socket.ask({ say: 'watch', table: id, ...since, ...(key === null ? {} : { key }) });
    if (answer.say !== 'no') return;
    if (NOT_NOW.includes(answer.why.no)) {
      setTimeout(() => {
        if (!isClosed && !isWatching) void watch();
      }, A_MOMENT);
      return;
    }
    tell({ event: 'connection', state: 'lost' });
    refuse();
  }

  function hear(message: ServerMessage): void {
    if (!('table' in message) || message.table !== id) return;
    switch (message.say) {
      case 'table': {
        ({ seat, card } = message);
        isWatching = true;
        chat = message.chat;
        tell({ event: 'card', card });
        tell({ event: 'chat', lines: chat });
        tell({ event: 'vote', vote: message.vote });
        tell({ event: 'clock', clock: message.clock });
        shown = message.frame === null ? null : firstShown(message.frame);
        // Missed too long ago to tell: say something was undone, and the story is fetched anew.
        const lost: Update = { beat: message.frame?.beat ?? 0, by: null, news: [], undone: true };
        if (message.frame !== null) show(message.frame, message.missed ?? [lost]);
        return;
      }
      case 'frame':
        if (shown === null) return;
        if (message.clock !== undefined) tell({ event: 'clock', clock: message.clock });
        if (message.change !== null) shown = shownAfter(shown, message.change);
        show(shown.frame, message.updates);
        return;
      case 'card':
        ({ seat, card } = message);
        tell({ event: 'card', card });
        return;
      case 'clock':
        tell({ event: 'clock', clock: message.clock });
        return;
      case 'vote':
        tell({ event: 'vote', vote: message.vote });
        return;
      case 'chat':
        chat = [...chat, message.line];
        tell({ event: 'chat', lines: chat });
        return;
    }
  }

  async function ask(saying: Saying): Promise<Answer> {
    const answer = await socket.ask(saying);
    return answer.say === 'no' ? ({ ok: false, ...answer.why } as Answer) : OK;
  }

  /** A question whose answer is data, or null if it was refused. */
  async function asked<T>(saying: Saying): Promise<T | null> {
    const answer = await socket.ask(saying);
    return answer.say === 'yes' ? ((answer.answer ?? null) as T | null) : null;
  }

  return {
    table: id,
    refused,
    get seats() {
      return seat === null ? [] : [seat];
    },
    listen(listener) {
      listeners.add(listener);
      for (const event of Object.values(last)) listener(event);
      return () => listeners.delete(listener);
    },
    look() {}, // one seat a person: the server shows it
    async act(acts) {
      if (shown === null) return { ok: false, no: 'tooEarly' };
      const { beat, mine } = shown.frame;
      const answer = await ask({ say: 'act', table: id, beat, mine, acts: [...acts] });
      // Asked twice because the line broke after it was played: then it is not stale but done.
      const isDone = !answer.ok && answer.no === 'stale' && (shown?.frame.mine ?? 0) > mine;
      return isDone ? OK : answer;
    },
    why: (wish) => asked({ say: 'why', table: id, wish }),
    async undo() {
      if (shown === null) return { ok: false, no: 'tooEarly' };
      return ask({ say: 'undo', table: id, beat: shown.frame.beat, mine: shown.frame.mine });
    },
    consent: (vote, yes) => ask({ say: 'consent', table: id, vote, yes }),
    hint: () => asked<Hint>({ say: 'hint', table: id }),
    say: (text) => ask({ say: 'chat', table: id, text }),
    recording: (eye: Eye) =>
      server.retryUntilReachable(
        () => server.recording(id, eye, key),
        () => !isClosed,
      ),
    saved: () => server.savedText(id, key),
    async comeBack() {
      for (;;) {
        const answer = await ask({ say: 'comeBack', table: id });
        if (answer.ok || answer.no !== 'tooEarly' || isClosed) return answer;
        await new Promise((next) => setTimeout(next, A_MOMENT / 2)); // the stand-in answers what we were asked too long
      }
    },
    async leave() {
      await server.leave(id);
      return OK;
    },
    async rematch() {
      if (card?.rematch && seat === null) return card.rematch; // who sat here asks: it may have been cleared away
      return (await server.rematch(id)).id;
    },
    close() {
      isClosed = true;
      if (isWatching) void socket.ask({ say: 'unwatch', table: id });
      isWatching = false;
      listeners.clear();
      last = {};
      socket.close();
    },
  };
}
