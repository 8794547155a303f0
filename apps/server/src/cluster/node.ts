import { randomBytes } from 'node:crypto';
import type { Game } from '@trollmoot/kernel';
import type { BotRunner, Journal } from '../ports.ts';
import type { Leases } from '../store/leases.ts';
import type { Tables } from '../tables.ts';
import { FarBots } from './far-bots.ts';
import { FarTables } from './far-tables.ts';
import { HttpForwarding } from './http-forwarding.ts';
import { KnownNodes, type NodeLoad } from './known-nodes.ts';
import type { KnownWorker } from './known-workers.ts';
import type { Messenger } from './messenger.ts';
import { Others } from './others.ts';
import { Placement } from './placement.ts';
import { ClusterBus, RemoteClients } from './remote-clients.ts';

const ANSWERS_WITHIN = 5000; // milliseconds
const TAKEN = 'house.taken';

interface NodeParts {
  readonly name: string | undefined; // begins its id
  readonly lasts: number; // milliseconds that its leases last
  readonly journal: Journal;
}

/** What makes a server one of several: its tables, and its lines to the others. */
export class ClusterNode {
  readonly placement: Placement;
  readonly bus = new ClusterBus();
  readonly far: FarTables;
  readonly forwarding: HttpForwarding;
  readonly others: Others;
  readonly #messenger: Messenger;
  readonly #remote: RemoteClients;
  readonly #deafen: (() => void)[];
  #tables: Tables | null = null;
  #bots: FarBots | null = null;
  #nodes: KnownNodes | null = null;

  constructor(messenger: Messenger, { name, lasts, journal }: NodeParts) {
    const id = [name, randomBytes(6).toString('hex')].filter(Boolean).join('-');
    this.#messenger = messenger;
    this.placement = new Placement({ id, lasts, journal });
    this.far = new FarTables(messenger, this.placement);
    this.forwarding = new HttpForwarding(messenger, this.placement);
    this.others = new Others(messenger, id);
    this.#remote = new RemoteClients(messenger, id, () => this.#tables!);
    this.placement.isReachable = () => messenger.isConnected;
    this.placement.onLost = (table) => this.#tables?.drop(table);
    this.placement.onTaken = (table, epoch) => messenger.publish(TAKEN, JSON.stringify({ table, epoch, by: id }));
    this.placement.askFor = async (node, table) => {
      await messenger.request(`node.${node}.release`, table, ANSWERS_WITHIN);
    };
    this.#deafen = [
      messenger.subscribe(TAKEN, ({ text }) => {
        const { table, epoch, by } = JSON.parse(text) as { table: string; epoch: number; by: string };
        if (by !== id) this.placement.hear(table, epoch);
      }),
      messenger.subscribe(`node.${id}.release`, ({ text, answer }) => {
        void this.#tables?.handOver(text).finally(() => answer?.('done'));
      }),
    ];
  }

  /** Bots that leave the thinking to workers, where there are any. */
  botsBeside(local: BotRunner, games: readonly Game[], journal: Journal): FarBots {
    const node = this.placement.id;
    this.#bots = new FarBots({ node, messenger: this.#messenger, rules: rulesOf(games), local, journal });
    return this.#bots;
  }

  start(tables: Tables, leases: Leases): void {
    this.#tables = tables;
    this.placement.start(leases);
  }

  /** Tell the others how much this node has to do, from now on. */
  show(load: () => Omit<NodeLoad, 'tables'>): void {
    const { id } = this.placement;
    this.#nodes = new KnownNodes(this.#messenger, id, () => ({ tables: this.placement.size, ...load() }));
    this.others.isSilent = (node) => this.#nodes?.isSilent(node) ?? false;
  }

  /** Can it be reached, and are its leases its own, for a while yet? */
  get state(): { readonly bus: boolean; readonly leases: boolean } {
    return { bus: this.#messenger.isConnected, leases: this.placement.isCurrent && !this.placement.isLeaving };
  }

  get nodes(): KnownNodes['all'] {
    return this.#nodes?.all ?? [];
  }

  get workers(): readonly KnownWorker[] {
    return this.#bots?.workers.living ?? [];
  }

  /** Hand everything over: nobody loses more than a moment. */
  async handOver(): Promise<void> {
    this.placement.stop();
    await this.#tables?.handOverAll();
  }

  async leave(): Promise<void> {
    for (const deafen of this.#deafen) deafen();
    this.#nodes?.close();
    this.far.close();
    this.others.close();
    this.#remote.close();
    await this.placement.leave();
    await this.#messenger.close();
  }
}

/** The version of each game's rules. */
export const rulesOf = (games: readonly Game[]): { [game: string]: number } =>
  Object.fromEntries(games.map(({ name, rules }) => [name, Number(rules) || 0]));
