import { afterEach, describe, expect, test, vi } from 'vitest';
import { newClock, type TimeGap } from '../src/adapters/system.ts';
import { Maintenance } from '../src/maintenance.ts';
import { Tables } from '../src/tables.ts';
import { begun, type FakeClock, fakeHouse, people, settled } from './fake-house.ts';

const DAY = 86_400_000;
const HOUR = DAY / 24;

/** A clock on a machine whose time the test sets. */
function machine() {
  const time = { date: 1_800_000_000_000, awake: 5000 };
  const gaps: TimeGap[] = [];
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const clock = newClock((gap) => gaps.push(gap), { date: () => time.date, awake: () => time.awake });
  /** The process runs: it looks at its clock all the time. */
  const runs = (milliseconds: number): void => {
    for (let left = milliseconds; left > 0; left -= 250) {
      time.date += Math.min(left, 250);
      time.awake += Math.min(left, 250);
      vi.advanceTimersByTime(250);
    }
  };
  return { time, gaps, clock, runs };
}
afterEach(() => void vi.useRealTimers());

describe('The server’s clock', () => {
  test('follows the date, in whole milliseconds', () => {
    const { clock, gaps, runs } = machine();
    expect(clock.now()).toBe(1_800_000_000_000);
    runs(60_000.5);
    expect([clock.now(), gaps]).toEqual([1_800_000_060_000, []]);
  });

  test('does not count the time in which the process was stopped', () => {
    const { time, clock, gaps, runs } = machine();
    runs(1000);
    const before = clock.now();
    time.date += HOUR;
    time.awake += HOUR;
    expect(clock.now()).toBe(before);
    expect(gaps).toEqual([{ kind: 'pause', milliseconds: HOUR }]);
    runs(1000);
    expect(clock.now()).toBe(before + 1000);
  });

  test.each([200 * DAY, -HOUR])('does not follow a date that jumps, and reports it (%i ms)', (jump) => {
    const { time, clock, gaps, runs } = machine();
    const before = clock.now();
    time.date += jump;
    expect(clock.now()).toBe(before);
    runs(5000);
    expect(clock.now()).toBe(before + 5000);
    expect(gaps).toEqual([{ kind: 'date', milliseconds: jump }]);
  });

  test('notices without being asked', () => {
    const { time, gaps, runs } = machine();
    time.date += DAY;
    runs(250);
    expect(gaps).toHaveLength(1);
  });

  test('pays no attention to a busy moment, or to a date that is corrected little by little', () => {
    const { time, clock, gaps, runs } = machine();
    for (let i = 0; i < 100; i++) {
      time.date += 50;
      runs(250);
    }
    time.awake += 1000;
    time.date += 1000;
    expect([clock.now(), gaps]).toEqual([1_800_000_026_000, []]);
  });
});

describe('Clean-up', () => {
  const gathering = async () => {
    const house = fakeHouse();
    const tables = new Tables(house);
    const how = { game: 'tic-tac-toe', rules: '1', settings: {}, isPublic: true, host: 'ann' };
    const { made, safe } = tables.open({ ...how, occupants: people('ann', 'bob'), pace: { kind: 'none' } });
    await safe;
    await house.store.write(
      { write: 'user', user: { id: 'ann', name: 'Ann', made: 1 } },
      { write: 'session', session: { hash: 'h', user: 'ann', seen: house.clock.now() } },
    );
    const left = async () => [(await house.store.table(made.id))?.status, (await house.store.session('h'))?.user];
    return { house, left };
  };
  /** A new process, on a machine whose date may have jumped while the server was off. */
  const started = async (house: { clock: FakeClock } & ReturnType<typeof fakeHouse>, off: number) => {
    await house.clock.pass(off);
    const maintenance = new Maintenance(new Tables({ ...house, opened: house.clock.now() }));
    maintenance.start();
    await settled();
    return maintenance;
  };

  test('deletes tables that never started after three days, and sessions after half a year', async () => {
    const { house, left } = await gathering();
    const maintenance = await started(house, 0);
    await house.clock.pass(2.9 * DAY);
    expect(await left()).toEqual(['gathering', 'ann']);
    await house.clock.pass(0.2 * DAY);
    expect(await left()).toEqual([undefined, 'ann']);
    maintenance.stop();
  });

  test('waits a day of running time if the date is far ahead of the last time the server ran', async () => {
    const { house, left } = await gathering();
    (await started(house, 0)).stop();
    const again = await started(house, 200 * DAY);
    await house.clock.pass(0.9 * DAY);
    expect(await left()).toEqual(['gathering', 'ann']);
    await house.clock.pass(0.2 * DAY);
    expect(await left()).toEqual([undefined, undefined]);
    again.stop();
  });

  test('waits a day after a jump that was noticed while running', async () => {
    const { house, left } = await gathering();
    const maintenance = await started(house, 0);
    await house.clock.pass(2.9 * DAY);
    maintenance.postponeCleanUp();
    await house.clock.pass(0.9 * DAY);
    expect((await left())[0]).toBe('gathering');
    await house.clock.pass(0.2 * DAY);
    expect((await left())[0]).toBeUndefined();
    maintenance.stop();
  });
});

test('a player does not pay for the time in which nothing could be written', async () => {
  const house = fakeHouse();
  const pace = { kind: 'live', bank: 60, gain: 5 } as const;
  const { table, tables } = await begun(house, 'tic-tac-toe', people('ann', 'bob'), { pace });
  await house.clock.pass(20_000);
  const from = house.clock.now();
  const writable = vi.spyOn(house.store, 'canWrite', 'get').mockReturnValue(false);
  await house.clock.pass(300_000);
  expect(table.card().chairs[0]).toMatchObject({ standIn: null });
  writable.mockRestore();
  tables.resume(from);
  expect(table.clocks.face()).toMatchObject({ left: [40_000, 60_000], running: [0] });
  await house.clock.pass(41_000);
  expect(table.card().chairs[0]).toMatchObject({ standIn: 'goblin' });
});
