import { dice } from '@trollmoot/kernel';
import { findGame } from '@trollmoot/shelf';
import type { Blow } from './blows.ts';
import { faultsIn, type Trial } from './checker.ts';
import type { TableHistory } from './history.ts';
import { ChaosHouse } from './house.ts';
import { keptIn } from './kept.ts';
import { Party } from './party.ts';
import { sleep } from './player.ts';

const PATIENCE = 300_000; // milliseconds for a table to go on after a failure: then it stands still
const CALM = 3000; // milliseconds between two failures

export interface ChaosOptions {
  readonly blows: readonly Blow[]; // again and again, in this order
  readonly isEnough: (struck: number) => boolean;
  readonly tables: number;
  readonly nodes?: number;
  readonly entry?: string; // the program of a node
  readonly say?: (line: string) => void;
}

/** How long the tables stood still because of a failure, in milliseconds. */
interface Felt {
  readonly what: string;
  readonly kind: Blow['kind'];
  readonly median: number; // of the tables
  readonly longest: number;
}

export interface ChaosReport {
  readonly faults: readonly string[];
  readonly felt: readonly Felt[];
  readonly tables: number; // of all games that were begun
  readonly acknowledged: number;
  readonly unknown: number; // asked for, and no answer came
  readonly sights: number; // frames and updates that were checked
  readonly errors: readonly string[]; // lines of the nodes' logs
}

/** A house under load, while one thing after another fails. */
export async function chaos(options: ChaosOptions): Promise<ChaosReport> {
  const { nodes = 3, tables, entry, say = () => {} } = options;
  const house = await ChaosHouse.open(nodes, entry);
  const random = dice('chaos');
  try {
    const parties: Party[] = [];
    const doors = (): string => house.nodes[Math.floor(Math.random() * house.nodes.length)]!.address;
    for (let i = 0; i < tables; i++) parties.push(await Party.gather(i, doors));
    const playing = parties.map((party) => party.play());
    await allGoOn(parties, performance.now());
    const trials: Trial[] = [];
    const felt: Felt[] = [];
    for (let struck = 0; !options.isEnough(struck); struck++) {
      const { what, kind, strike } = options.blows[struck % options.blows.length]!;
      await sleep(CALM);
      const at = performance.now();
      await strike(house, random);
      const healed = performance.now();
      await allGoOn(parties, healed);
      const trial = { what, at, healed, until: performance.now() };
      trials.push(trial);
      felt.push({ what, kind, ...feltBy(parties, trial) });
      const { median, longest } = felt.at(-1)!;
      say(`${what}: felt for ${seconds(median)} (median of the tables), at most ${seconds(longest)}`);
    }
    for (const party of parties) party.stop();
    await Promise.all(playing);
    await house.stopNodes();
    const histories = parties.flatMap(({ tables }) => tables);
    const kept = await keptIn(house.postgres.url, histories, findGame);
    const progress = new Map(parties.map(({ name, progress }) => [name, progress]));
    const faults = faultsIn({ kept, tables: histories, trials, progress });
    return { faults, felt, ...counted(histories), errors: house.nodes.flatMap(({ errors }) => errors) };
  } finally {
    await house.close();
  }
}

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** Something has happened at every table since then; or that takes too long. */
async function allGoOn(parties: readonly Party[], since: number): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (performance.now() < end && !parties.every(({ progress }) => (progress.at(-1) ?? 0) > since)) await sleep(50);
}

function feltBy(parties: readonly Party[], { at, until }: Trial): Pick<Felt, 'median' | 'longest'> {
  const gaps = parties.map(({ progress }) => longestGap(progress, at, until)).sort((a, b) => a - b);
  return { median: gaps[Math.floor(gaps.length / 2)] ?? 0, longest: gaps.at(-1) ?? 0 };
}

/** The longest time without anything happening, as far as it reaches into the time from `at` to `until`. */
function longestGap(times: readonly number[], at: number, until: number): number {
  const before = times.findLast((time) => time <= at) ?? at;
  const within = [before, ...times.filter((time) => at < time && time <= until), until];
  return Math.max(...within.slice(1).map((time, i) => time - within[i]!));
}

function counted(histories: readonly TableHistory[]): Omit<ChaosReport, 'faults' | 'felt' | 'errors'> {
  const wishes = histories.flatMap(({ wishes }) => wishes);
  return {
    tables: histories.length,
    acknowledged: wishes.filter(({ outcome }) => outcome === 'yes').length,
    unknown: wishes.filter(({ outcome }) => outcome === 'unknown').length,
    sights: histories.reduce((sum, { sights }) => sum + sights.length, 0),
  };
}
