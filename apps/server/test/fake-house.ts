import type { Act, Game } from '@trollmoot/kernel';
import { type Frame, firstShown, type Pace, type ServerMessage, type Shown, shownAfter } from '@trollmoot/protocol';
import { inlineBots } from '../src/adapters/inline-bots.ts';
import { inlineReplayer } from '../src/adapters/inline-replayer.ts';
import { LocalBus } from '../src/adapters/local-bus.ts';
import { noAlerts } from '../src/adapters/no-alerts.ts';
import { Damage } from '../src/damage.ts';
import { DEFAULT_POLICY, type House, type TablePolicy } from '../src/house.ts';
import type { Alerts, Clock, Journal, Seeds, Viewer } from '../src/ports.ts';
import type { Entry, Occupant } from '../src/store/records.ts';
import { SqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { person } from '../src/table/occupants.ts';
import * as requests from '../src/table/requests.ts';
import { readLog } from '../src/table/stored-log.ts';
import type { Table } from '../src/table/table.ts';
import { Tables } from '../src/tables.ts';
import { thinkingAllowance } from '../src/thinking-allowance.ts';
import { EXAMPLES } from './harness.ts';

/** Time that passes only when a test says so. */
export class FakeClock implements Clock {
  #now = 1_000_000;
  #planned: { at: number; run: () => void }[] = [];

  now(): number {
    return this.#now;
  }
  after(milliseconds: number, run: () => void): () => void {
    const one = { at: this.#now + Math.max(0, milliseconds), run };
    this.#planned.push(one);
    return () => void (this.#planned = this.#planned.filter((other) => other !== one));
  }

  /** Time passes while the server is busy: no timer runs. */
  skip(milliseconds: number): void {
    this.#now += milliseconds;
  }

  /** Let time pass; timers that are due run in order, each until everything has settled. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (;;) {
      await settled();
      const [next] = this.#planned.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#planned = this.#planned.filter((other) => other !== next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
    }
    this.#now = end;
    await settled();
  }
}

/** Resolves when promises, and the commit at the end of the tick, have settled. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 4; i++) await new Promise((done) => setImmediate(done));
}

let made = 0;
const countedSeeds: Seeds = {
  secret: () => String(++made).padStart(64, '5ec'),
  id: () => `id${++made}`,
  token: () => `token${++made}`,
};

export class QuietJournal implements Journal {
  readonly troubles: string[] = [];
  info(): void {}
  error(event: string): void {
    this.troubles.push(event);
  }
  count(_what?: string, _label?: string): void {}
  observe(): void {}
}

export function fakeHouse(
  parts: Partial<Omit<House, 'policy'>> & { policy?: Partial<TablePolicy> } = {},
): House & { clock: FakeClock } {
  const games: readonly Game[] = parts.games ?? EXAMPLES;
  const journal = parts.journal ?? new QuietJournal();
  const clock = new FakeClock();
  return {
    store: new SqliteStore(':memory:'),
    bus: new LocalBus(),
    seeds: countedSeeds,
    bots: inlineBots(games),
    thinking: thinkingAllowance(30, clock),
    alerts: noAlerts,
    mailer: null,
    replayer: inlineReplayer(games),
    journal,
    damage: new Damage(journal),
    games,
    clock,
    opened: 0,
    ...parts,
    policy: { ...DEFAULT_POLICY, ...parts.policy },
  } as House & { clock: FakeClock };
}

/** Keeps what it is told: `bob turn`. */
export class FakeAlerts implements Alerts {
  readonly told: (Parameters<Alerts['tell']>[1] & { readonly user: string })[] = [];
  tell(user: string, alert: Parameters<Alerts['tell']>[1]): void {
    this.told.push({ user, ...alert });
  }
  get brief(): string[] {
    return this.told.splice(0).map(({ user, alert }) => `${user} ${alert}`);
  }
}

/** The same house with other games. */
export const withGames = <H extends House>(house: H, games: readonly Game[], journal: Journal = house.journal): H => ({
  ...house,
  games,
  replayer: inlineReplayer(games),
  journal,
  damage: new Damage(journal),
});

/** The log of a table, as it is on disk. */
export const entriesOf = async (store: Store, table: string): Promise<readonly Entry[]> =>
  readLog(await store.log(table)).entries;

/** A viewer that keeps what it is sent. */
export class FakeViewer implements Viewer {
  readonly user: string;
  readonly address = 'here';
  readonly heard: ServerMessage[] = [];
  readonly texts: string[] = [];
  shown: Shown | null = null;
  reloaded = 0;
  dismissed: string | null = null;

  constructor(user: string) {
    this.user = user;
  }

  get name(): string {
    return this.user;
  }

  dismiss(_table: string, why: string): void {
    this.dismissed = why;
  }

  send(text: string): void {
    this.texts.push(text);
    const message = JSON.parse(text) as ServerMessage;
    this.heard.push(message);
    if (message.say === 'table' && message.frame !== null) this.shown = firstShown(message.frame);
    if (message.say === 'frame' && message.change !== null) this.shown = shownAfter(this.shown!, message.change);
  }

  reload(): void {
    this.reloaded++;
  }

  get frame(): Frame {
    return this.shown!.frame;
  }
}

export const people = (...names: string[]): Occupant[] => names.map((name) => person({ id: name, name }));

/** A table that has begun, with a viewer for every person. */
export async function begun(
  house: House,
  game: string,
  occupants: Occupant[],
  how: { settings?: object; pace?: Pace; isPublic?: boolean } = {},
): Promise<{ tables: Tables; table: Table; viewers: FakeViewer[] }> {
  const tables = new Tables(house);
  const { name, rules, settings } = house.games.find(({ name }) => name === game)!;
  const defaults = Object.fromEntries(Object.entries(settings).map(([key, { values }]) => [key, values[0]!]));
  const { made, safe } = tables.open({
    game: name,
    rules,
    settings: { ...defaults, ...how.settings },
    occupants,
    isPublic: how.isPublic ?? true,
    pace: how.pace ?? { kind: 'none' },
    host: 'ann',
  });
  await safe;
  const table = (await tables.find(made.id))!;
  const viewers = occupants.flatMap((occupant) => (occupant.kind === 'person' ? [new FakeViewer(occupant.user)] : []));
  for (const viewer of viewers) table.viewers.watch(viewer, 1, null);
  await table.begin();
  await settled();
  return { tables, table, viewers };
}

/** Act at the frame shown. */
export const acts = (table: Table, viewer: FakeViewer, ...acts: Act[]) =>
  requests.act(table, viewer.user, { beat: viewer.frame.beat, mine: viewer.frame.mine, acts });
