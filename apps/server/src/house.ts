import type { Level } from '@trollmoot/bots';
import type { Game } from '@trollmoot/kernel';
import type { BotRunner, Bus, Clock, Journal, Seeds } from './ports.ts';
import type { Store } from './store/store.ts';

/** How the house runs its tables. */
export interface TablePolicy {
  readonly standIn: Level; // who plays for those whose time is up
  readonly botPause: number; // milliseconds before a bot acts, so that people can follow
  readonly snapshotEvery: number; // entries
  readonly voteLasts: number; // milliseconds
  readonly spectators: number; // at one table
}

export const DEFAULT_POLICY: TablePolicy = {
  standIn: 'goblin',
  botPause: 700,
  snapshotEvery: 100,
  voteLasts: 60_000,
  spectators: 500,
};

/** Everything a table may reach for: its ports, the games, and the policy of the house. */
export interface House {
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly seeds: Seeds;
  readonly bots: BotRunner;
  readonly journal: Journal;
  readonly games: readonly Game[];
  readonly policy: TablePolicy;
  readonly opened: number; // when, by the clock
}
