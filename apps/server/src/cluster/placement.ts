import type { Journal } from '../ports.ts';
import type { Leases, Owner } from '../store/leases.ts';
import { Elsewhere } from './elsewhere.ts';

const PER_LEASE = 4; // renewals
const TRIES = 5;

interface PlacementParts {
  readonly id: string;
  readonly lasts: number; // milliseconds that a lease lasts
  readonly journal: Journal;
}

/** The tables that this node has. Whatever it believes, the store refuses what it writes under an old epoch. */
export class Placement {
  readonly id: string;
  readonly #parts: PlacementParts;
  readonly #epochs = new Map<string, number>();
  readonly #claiming = new Map<string, Promise<boolean>>();
  #leases: Leases | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isRenewing = false;
  #isInDoubt = false; // its leases may have run out since it last asked which it has
  #until = Number.NEGATIVE_INFINITY; // on performance.now(): when its leases end at the earliest
  #isStopping = false;
  /** Another node has this table now. */
  onLost: (table: string) => void = () => {};
  /** This node has taken the table under this epoch. */
  onTaken: (table: string, epoch: number) => void = () => {};
  /** Ask a node to give up a table. */
  askFor: (node: string, table: string) => Promise<void> = async () => {};
  /** May it take tables at all? */
  isReachable: () => boolean = () => true;

  constructor(parts: PlacementParts) {
    this.id = parts.id;
    this.#parts = parts;
  }

  start(leases: Leases): void {
    this.#leases = leases;
    this.#until = performance.now() + this.#parts.lasts;
    this.#timer = setInterval(() => void this.#renew(), this.#parts.lasts / PER_LEASE).unref();
  }

  /** Does it take no more tables? */
  get isLeaving(): boolean {
    return this.#isStopping;
  }

  /** How many tables this node has. */
  get size(): number {
    return this.#epochs.size;
  }

  /** Has it renewed its leases in time, so that nobody may take its tables? */
  get isCurrent(): boolean {
    return performance.now() < this.#until;
  }

  epochOf(table: string): number | undefined {
    return this.#epochs.get(table);
  }

  found(table: string): number {
    const epoch = this.#epochs.get(table) ?? 1;
    this.#epochs.set(table, epoch);
    return epoch;
  }

  refused(table: string, epoch: number): void {
    if (this.#epochs.get(table) === epoch) this.#lose(table);
  }

  /** Have the table. False: there is none. Rejects with `Elsewhere`. */
  claim(table: string): Promise<boolean> {
    if (this.#epochs.has(table)) return Promise.resolve(true);
    if (this.#isStopping || !this.isReachable()) return Promise.reject(new Elsewhere(null));
    const known = this.#claiming.get(table);
    if (known !== undefined) return known;
    const claiming = this.#claim(table).finally(() => this.#claiming.delete(table));
    this.#claiming.set(table, claiming);
    return claiming;
  }

  async #claim(table: string): Promise<boolean> {
    const claimed = await this.#leases!.claim(table);
    if (claimed === null) return false;
    if ('node' in claimed) throw new Elsewhere(claimed.node);
    if (this.#isStopping) {
      await this.#leases!.release(new Map([[table, claimed.epoch]]));
      throw new Elsewhere(null);
    }
    this.#epochs.set(table, claimed.epoch);
    if (claimed.epoch > 1) this.onTaken(table, claimed.epoch);
    return true;
  }

  /** Have the table, even if its owner must give it up for that. False: there is none. */
  async hold(table: string): Promise<boolean> {
    for (let tries = 1; ; tries++)
      try {
        return await this.claim(table);
      } catch (error) {
        if (!(error instanceof Elsewhere) || error.node === null || tries === TRIES) throw error;
        await this.askFor(error.node, table);
      }
  }

  /** Which of these tables other living nodes have. */
  ownersOf(tables: readonly string[]): Promise<readonly Owner[]> {
    return this.#leases!.owners(tables);
  }

  /** Give the table back. Everything of it must be on disk; what is written later is refused. */
  async release(...tables: string[]): Promise<void> {
    const held = new Map<string, number>();
    for (const table of tables) {
      const epoch = this.#epochs.get(table);
      if (epoch !== undefined) held.set(table, epoch);
      this.#epochs.delete(table);
    }
    await this.#leases!.release(held);
  }

  /** Another node says that it has the table since this epoch. */
  hear(table: string, epoch: number): void {
    const mine = this.#epochs.get(table);
    if (mine !== undefined && mine < epoch) this.#lose(table);
  }

  #lose(table: string): void {
    this.#epochs.delete(table);
    this.#parts.journal.info('another server has taken a table over', { table });
    this.onLost(table);
  }

  async #renew(): Promise<void> {
    if (this.#isRenewing || !this.isReachable()) return; // whom the others cannot reach must not keep their tables
    this.#isRenewing = true;
    const since = performance.now();
    try {
      if (!(await this.#leases!.renew())) this.#isInDoubt = true;
      if (this.#isInDoubt) await this.#review();
      this.#isInDoubt = false;
      this.#until = since + this.#parts.lasts;
    } catch {
      this.#isInDoubt = true; // a node that reaches the store may have our tables; and a renewal that came too late may have been made unheard
    }
    this.#isRenewing = false;
  }

  /** The leases had run out: which tables are still ours? */
  async #review(): Promise<void> {
    const before = [...this.#epochs];
    const held = await this.#leases!.held(before.map(([table]) => table));
    for (const [table, epoch] of before)
      if (held.get(table) !== epoch && this.#epochs.get(table) === epoch) this.#lose(table);
  }

  /** Take no more tables. */
  stop(): void {
    this.#isStopping = true;
  }

  async leave(): Promise<void> {
    this.stop();
    clearInterval(this.#timer);
    await this.#leases?.leave();
  }
}
