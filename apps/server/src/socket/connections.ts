import type { Socket } from 'node:net';
import type { Notice } from '@trollmoot/protocol';
import type { WebSocket } from 'ws';
import type { Others } from '../cluster/others.ts';
import { ALL_DEVICES, type Devices, isAmong } from '../devices.ts';
import { HouseCount } from '../house-count.ts';
import type { UserRecord } from '../store/records.ts';
import type { Tables } from '../tables.ts';
import { type Caller, Connection } from './connection.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { type FarDesks, Hub } from './hub.ts';

/** All open connections of this node. By client address they are counted for the whole house. */
export class Connections {
  readonly #tables: Tables;
  readonly #limits: ConnectionLimits;
  readonly #perAddress: number;
  readonly #total: number;
  readonly #hub: Hub;
  readonly #others: Others | undefined;
  readonly #open = new Set<Connection>(); // bounded by `total`
  #notice: Notice | null = null;
  #isClosing = false;
  /** The first tab of this user has come, or the last one has gone. */
  onPresence: (user: string, isHere: boolean) => void = () => {};
  readonly #addresses: HouseCount;
  readonly #users = new Map<string, number>(); // those with an open connection

  constructor(
    tables: Tables,
    limits: ConnectionLimits,
    perAddress: number,
    total: number,
    far: FarDesks | null = null,
  ) {
    this.#tables = tables;
    this.#limits = limits;
    this.#hub = new Hub(limits, tables.house, far);
    this.#perAddress = perAddress;
    this.#total = total;
    this.#others = tables.house.others;
    this.#addresses = new HouseCount('connections', this.#others);
    this.#others?.hear('renamed', ({ user, name }) => this.#rename(user, name));
    this.#others?.hear('signedOut', ({ user, devices }) => this.#evict(user, devices, 4401, 'signed out'));
    this.#others?.hear('moved', ({ user, devices }) => this.#evict(user, devices, 4409, 'moved'));
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
    return this.#open.size < this.#total && this.#addresses.of(address) < this.#perAddress;
  }

  open(socket: WebSocket, tcp: Socket, caller: Caller): void {
    const { address } = caller;
    const connection = new Connection(socket, tcp, caller, this.#tables, this.#limits, this.#hub);
    this.#open.add(connection);
    if (this.#notice !== null) connection.say({ say: 'notice', notice: this.#notice });
    if (this.#isClosing) connection.closeForRestart();
    this.#addresses.change([address], 1);
    if (!this.isConnected(connection.user)) this.onPresence(connection.user, true);
    count(this.#users, connection.user, 1);
    this.#tables.house.journal.count('connections');
    socket.on('close', () => {
      this.#open.delete(connection);
      this.#addresses.change([address], -1);
      count(this.#users, connection.user, -1);
      if (!this.isConnected(connection.user)) this.onPresence(connection.user, false);
    });
  }

  isConnected(user: string): boolean {
    return this.#users.has(user);
  }

  get users(): string[] {
    return [...this.#users.keys()];
  }

  /** From now on this user chats under the new name. */
  rename({ id, name }: UserRecord): void {
    this.#rename(id, name);
    this.#others?.tell('renamed', { user: id, name });
  }

  #rename(id: string, name: string): void {
    for (const connection of this.#open) {
      if (connection.user !== id) continue;
      connection.name = name;
      this.#hub.far?.renamed(connection);
    }
  }

  /** This user has signed out: on these devices, or everywhere. */
  closeFor(user: string, devices = ALL_DEVICES): void {
    this.#evict(user, devices, 4401, 'signed out');
    this.#others?.tell('signedOut', { user, devices });
  }

  /** This user, on these devices or everywhere, is another one now: the clients reconnect and are told so. */
  moveOn(user: string, devices = ALL_DEVICES): void {
    this.#evict(user, devices, 4409, 'moved');
    this.#others?.tell('moved', { user, devices });
  }

  #evict(user: string, devices: Devices, code: number, why: string): void {
    for (const connection of this.#open)
      if (connection.user === user && isAmong(devices, connection.device)) connection.evict(code, why);
  }

  /** Those who are here, and those who still come, go elsewhere or come back later. */
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
