import type { Level } from '@trollmoot/bots';
import type { Game } from '@trollmoot/kernel';
import type { Allowance } from './allowance.ts';
import type { Others } from './cluster/others.ts';
import type { Placement } from './cluster/placement.ts';
import type { Damage } from './damage.ts';
import type { Alerts, BotRunner, Bus, Clock, Journal, Mailer, Replayer, Seeds } from './ports.ts';
import type { Store } from './store/store.ts';

/** How this server runs its tables. */
export interface TablePolicy {
  readonly standIn: Level; // the bot that plays for a player who left or whose time is up
  readonly botPause: number; // milliseconds before a bot acts, so that people can follow
  readonly snapshotEvery: number; // log entries
  readonly voteTimeout: number; // milliseconds
  readonly spectators: number; // per table
}

export const DEFAULT_POLICY: TablePolicy = {
  standIn: 'goblin',
  botPause: 700,
  snapshotEvery: 100,
  voteTimeout: 60_000,
  spectators: 500,
};

/** Everything a table depends on: the ports, the games, and the policy. */
export interface House {
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly seeds: Seeds;
  readonly bots: BotRunner;
  readonly thinking: Allowance; // milliseconds that bots may think, by user
  readonly replayer: Replayer;
  readonly alerts: Alerts;
  readonly mailer: Mailer | null; // null: the host has not set up mail
  readonly journal: Journal;
  readonly damage: Damage;
  readonly games: readonly Game[];
  readonly policy: TablePolicy;
  readonly placement?: Placement; // left out by a server that is alone
  readonly others?: Others; // the same
  readonly opened: number; // when the server started, by `clock`
}
