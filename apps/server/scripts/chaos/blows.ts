import type { Random } from '@trollmoot/kernel';
import type { ChaosHouse, ChaosNode } from './house.ts';
import { sleep } from './player.ts';

const AFTER_LEASE = 7000; // milliseconds: longer than a lease lasts
const SHORT = 1500;
const HOUR = 3_600_000;

/** A failure, from its beginning until its cause is gone. */
export interface Blow {
  readonly what: string;
  readonly kind: 'node' | 'store' | 'bus';
  strike(house: ChaosHouse, random: Random): Promise<void>;
}

const anyOf = (house: ChaosHouse, random: Random): ChaosNode => house.nodes[random(house.nodes.length)]!;

async function withoutLine(line: ChaosNode['toNats'], how: 'cut' | 'silence'): Promise<void> {
  line[how]();
  await sleep(AFTER_LEASE);
  line.mend();
}

const KILL: Blow = {
  what: 'a node was killed',
  kind: 'node',
  async strike(house, random) {
    const node = anyOf(house, random);
    await node.end('SIGKILL');
    await sleep(SHORT);
    await node.start();
  },
};

const RESTART: Blow = {
  what: 'a node was stopped and started again',
  kind: 'node',
  async strike(house, random) {
    const node = anyOf(house, random);
    await node.end('SIGTERM');
    await node.start();
  },
};

const PAUSE: Blow = {
  what: 'a node was paused for longer than its leases last',
  kind: 'node',
  async strike(house, random) {
    const node = anyOf(house, random);
    node.signal('SIGSTOP');
    await sleep(AFTER_LEASE);
    node.signal('SIGCONT');
  },
};

const line = (to: 'toNats' | 'toPostgres', how: 'cut' | 'silence', what: string): Blow => ({
  what,
  kind: 'node',
  strike: (house, random) => withoutLine(anyOf(house, random)[to], how),
});
const CUT_BUS = line('toNats', 'cut', 'a node was cut off from NATS');
const CUT_STORE = line('toPostgres', 'cut', 'a node was cut off from PostgreSQL');

const store = (how: 'stop' | 'crash', what: string): Blow => ({
  what,
  kind: 'store',
  async strike({ postgres }) {
    await postgres.pause(how);
    await sleep(SHORT);
    await postgres.resume();
  },
});
const RESTART_STORE = store('stop', 'PostgreSQL was restarted');

/** The whole list, in which every failure happens once. */
export const BLOWS: readonly Blow[] = [
  KILL,
  RESTART,
  PAUSE,
  CUT_BUS,
  line('toNats', 'silence', 'the line of a node to NATS fell silent'),
  CUT_STORE,
  line('toPostgres', 'silence', 'the line of a node to PostgreSQL fell silent'),
  RESTART_STORE,
  store('crash', 'PostgreSQL crashed'),
  {
    what: 'NATS was restarted',
    kind: 'bus',
    strike: (house) => house.restartNats(() => sleep(SHORT)),
  },
  {
    what: 'the clocks were set wrong',
    kind: 'node',
    async strike(house, random) {
      for (const node of house.nodes) {
        await node.end('SIGTERM');
        await node.start({ ahead: (random(5) - 2) * HOUR, rate: 0.9 + random(3) / 10 });
        node.setAhead((random(5) - 2) * HOUR); // and once more while it runs
      }
    },
  },
  {
    what: 'a rolling upgrade was done',
    kind: 'node',
    async strike(house) {
      for (const node of house.nodes) {
        await node.end('SIGTERM');
        await node.start();
      }
    },
  },
];

/** For a short run: each kind of failure once. */
export const A_FEW: readonly Blow[] = [KILL, PAUSE, CUT_BUS, CUT_STORE, RESTART_STORE];
