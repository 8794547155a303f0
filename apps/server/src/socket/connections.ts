import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { UserRecord } from '../store/records.ts';
import type { Tables } from '../tables.ts';
import { Connection, type ConnectionLimits } from './connection.ts';
import { RateLimiter } from './token-bucket.ts';

/** Everybody connected, and from where. */
export class Connections {
  readonly #tables: Tables;
  readonly #limits: ConnectionLimits;
  readonly #perAddress: number;
  readonly #inAll: number;
  readonly #chat = new RateLimiter(5, 0.5); // by user: more tabs are no louder
  readonly #all = new Set<Connection>(); // bounded by `inAll`
  readonly #addresses = new Map<string, number>(); // those with a connection now

  constructor(tables: Tables, limits: ConnectionLimits, perAddress: number, inAll: number) {
    this.#tables = tables;
    this.#limits = limits;
    this.#perAddress = perAddress;
    this.#inAll = inAll;
  }

  get size(): number {
    return this.#all.size;
  }

  mayCome(address: string): boolean {
    return this.#all.size < this.#inAll && (this.#addresses.get(address) ?? 0) < this.#perAddress;
  }

  open(socket: WebSocket, wire: Socket, user: UserRecord, address: string): void {
    const connection = new Connection(socket, wire, user, this.#tables, this.#limits, this.#chat);
    this.#all.add(connection);
    this.#addresses.set(address, (this.#addresses.get(address) ?? 0) + 1);
    this.#tables.house.journal.count('connections');
    socket.on('close', () => {
      this.#all.delete(connection);
      const left = this.#addresses.get(address)! - 1;
      if (left > 0) this.#addresses.set(address, left);
      else this.#addresses.delete(address);
    });
  }

  /** What this user says from now on is said under the new name. */
  rename({ id, name }: UserRecord): void {
    for (const connection of this.#all) if (connection.user === id) connection.name = name;
  }

  goodbye(): void {
    for (const connection of this.#all) connection.goodbye();
  }
}
