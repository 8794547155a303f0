import type { Socket } from 'node:net';
import type { Notice } from '@trollmoot/protocol';
import type { WebSocket } from 'ws';
import type { UserRecord } from '../store/records.ts';
import type { Tables } from '../tables.ts';
import { type Caller, Connection } from './connection.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { type FarDesks, Hub } from './hub.ts';

/** All open connections, counted by client address. */
export class Connections {
  readonly #tables: Tables;
  readonly #limits: ConnectionLimits;
  readonly #perAddress: number;
  readonly #total: number;
  readonly #hub: Hub;
  readonly #open = new Set<Connection>(); // bounded by `total`
  #notice: Notice | null = null;
  #isClosing = false;
  readonly #addresses = new Map<string, number>(); // those with an open connection
  readonly #users = new Map<string, number>(); // the same

  constructor(
    tables: Tables,
    limits: ConnectionLimits,
    perAddress: number,
    total: number,
    far: FarDesks | null = null,
  ) {
    this.#tables = tables;
    this.#limits = limits;
    this.#hub = new Hub(limits, () => tables.house.clock.now(), far);
    this.#perAddress = perAddress;
    this.#total = total;
  }

  /** Told to everyone who is connected, and to everyone who comes. */
  set notice(notice: Notice | null) {
    this.#notice = notice;
    for (const connection of this.#open) connection.say({ say: 'notice', notice });
  }

  get size(): number {
    return this.#open.size;
  }

  hasRoomFor(address: string): boolean {
    return this.#open.size < this.#total && (this.#addresses.get(address) ?? 0) < this.#perAddress;
  }

  open(socket: WebSocket, tcp: Socket, caller: Caller): void {
    const { address } = caller;
    const connection = new Connection(socket, tcp, caller, this.#tables, this.#limits, this.#hub);
    this.#open.add(connection);
    if (this.#notice !== null) connection.say({ say: 'notice', notice: this.#notice });
    if (this.#isClosing) connection.closeForRestart();
    count(this.#addresses, address, 1);
    count(this.#users, connection.user, 1);
    this.#tables.house.journal.count('connections');
    socket.on('close', () => {
      this.#open.delete(connection);
      count(this.#addresses, address, -1);
      count(this.#users, connection.user, -1);
    });
  }

  isConnected(user: string): boolean {
    return this.#users.has(user);
  }

  /** From now on this user chats under the new name. */
  rename({ id, name }: UserRecord): void {
    for (const connection of this.#open) {
      if (connection.user !== id) continue;
      connection.name = name;
      this.#hub.far?.renamed(connection);
    }
  }

  /** This user has signed out: on these devices, or everywhere. */
  closeFor(user: string, isOut: (device: string) => boolean = () => true): void {
    for (const connection of this.#open)
      if (connection.user === user && isOut(connection.device)) connection.evict(4401, 'signed out');
  }

  /** This user, on these devices or everywhere, is another one now: the clients reconnect and are told so. */
  moveOn(user: string, isMeant: (device: string) => boolean = () => true): void {
    for (const connection of this.#open)
      if (connection.user === user && isMeant(connection.device)) connection.evict(4409, 'moved');
  }

  /** Those who are here, and whoever still comes, go elsewhere or come back later. */
  closeForRestart(): void {
    this.#isClosing = true;
    for (const connection of this.#open) connection.closeForRestart();
  }
}

function count(all: Map<string, number>, one: string, change: 1 | -1): void {
  const left = (all.get(one) ?? 0) + change;
  if (left > 0) all.set(one, left);
  else all.delete(one);
}
