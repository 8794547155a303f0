import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { dice, type Game } from '@trollmoot/kernel';
import { GAMES } from '@trollmoot/shelf';
import { Guest, type Tab } from './harness.ts';
import { type Acknowledged, playSeat, startServer, wrongOnDisk } from './load.ts';

export interface SoakOptions {
  readonly tables: number;
  readonly pace: ByTime | ByMoves;
  readonly thinking: readonly [number, number]; // milliseconds before a move, at least and at most
  readonly say?: (line: string) => void;
}

interface ByTime {
  readonly minutes: number;
  readonly killEvery: number; // minutes
}

/** As long as it takes, on any machine. */
interface ByMoves {
  readonly kills: number;
  readonly moves: number; // acknowledged before each kill
}

export interface SoakReport {
  readonly acknowledged: number;
  readonly games: number;
  readonly kills: number;
  readonly opening: readonly number[]; // milliseconds from each start until the server took players
  readonly memory: readonly { readonly early: number; readonly late: number }[]; // megabytes after a third of each life, and at its end
  readonly wrong: readonly string[];
}

const sleep = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** Many tables of all titles at the pace of people, on a server that is killed again and again. */
export async function soak(file: string, options: SoakOptions): Promise<SoakReport> {
  const { tables, pace, say = () => {} } = options;
  const acknowledged: Acknowledged[] = [];
  const [opening, memory, wrong] = [[] as number[], [] as { early: number; late: number }[], [] as string[]];
  const parties: Party[] = [];
  const left = 'minutes' in pace ? remaining(60_000 * pace.minutes) : () => pace.kills - memory.length;
  while (left() > 0) {
    const started = performance.now();
    const { child, address } = await startServer(file);
    opening.push(Math.round(performance.now() - started));
    for (let i = parties.length; i < tables; i++) parties.push(new Party(i, options.thinking));
    const playing = parties.map((party) => party.play(address, acknowledged).catch(() => {})); // the connection will break
    const life = 'minutes' in pace ? Math.min(60_000 * pace.killEvery, Math.max(0, left())) : pace.moves;
    const lives = async (share: number): Promise<void> => {
      if ('minutes' in pace) return sleep(share * life);
      for (const enough = acknowledged.length + share * life; acknowledged.length < enough; ) await sleep(20);
    };
    await lives(1 / 3);
    const early = residentOf(child.pid!);
    await lives(2 / 3);
    memory.push({ early, late: residentOf(child.pid!) });
    child.kill('SIGKILL');
    await once(child, 'exit');
    await Promise.all(playing);
    const { late } = memory.at(-1)!;
    say(
      `kill ${memory.length}: ${acknowledged.length} moves acknowledged, opened in ${opening.at(-1)} ms, ${early} to ${late} MB`,
    );
  }
  wrong.push(...(await wrongOnDisk(file, acknowledged)));
  const games = new Set(acknowledged.map(({ table }) => table)).size;
  return { acknowledged: acknowledged.length, games, kills: memory.length, opening, memory, wrong };
}

/** Milliseconds until so many have passed. */
function remaining(milliseconds: number): () => number {
  const end = performance.now() + milliseconds;
  return () => end - performance.now();
}

const residentOf = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);

/** People who play one game after the other, and come back to it when the server does. */
class Party {
  readonly #game: Game;
  readonly #seats: number;
  readonly #number: number;
  readonly #random: ReturnType<typeof dice>;
  readonly #thinking: readonly [number, number];
  #guests: Guest[] = [];
  #table: string | null = null;

  constructor(number: number, thinking: readonly [number, number]) {
    this.#number = number;
    this.#game = GAMES[number % GAMES.length]!;
    this.#seats = Math.min(...this.#game.seats.filter((seats) => seats > 1));
    this.#random = dice(`party ${number}`);
    this.#thinking = thinking;
  }

  async play(address: string, acknowledged: Acknowledged[]): Promise<void> {
    await sleep(this.#random(3000)); // they do not all come at once
    if (this.#guests.length === 0)
      for (let i = 0; i < this.#seats; i++) this.#guests.push(await Guest.come(address, `guest ${this.#number} ${i}`));
    this.#guests = this.#guests.map(({ cookie, user }) => new Guest(address, cookie, user));
    const tabs = await Promise.all(this.#guests.map((guest) => guest.connects()));
    for (;;) {
      this.#table ??= await this.#open();
      const table = this.#table;
      await Promise.all(tabs.map((tab) => tab.watches(table)));
      await Promise.all(tabs.map((tab, seat) => this.#playSeat(tab, table, seat, acknowledged)));
      this.#table = null;
    }
  }

  #playSeat(tab: Tab, table: string, seat: number, acknowledged: Acknowledged[]): Promise<void> {
    const [least, most] = this.#thinking;
    const think = () => sleep(least + this.#random(most - least + 1));
    return playSeat(tab, table, seat, this.#random, acknowledged, think);
  }

  async #open(): Promise<string> {
    const [host, ...others] = this.#guests;
    const pace =
      this.#number % 3 === 0 ? ({ kind: 'live', bank: 7200, gain: 60 } as const) : ({ kind: 'none' } as const);
    const chairs = this.#guests.map((_, i) => ({ kind: i === 0 ? ('me' as const) : ('open' as const) }));
    const { id } = await host!.makes({ game: this.#game.name, chairs, pace });
    for (const guest of others) await guest.post(`/api/tables/${id}/join`);
    await host!.post(`/api/tables/${id}/start`);
    return id;
  }
}
