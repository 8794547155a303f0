import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chooseSettings, dice, type Settings } from '@trollmoot/kernel';
import { findGame } from '@trollmoot/shelf';
import { describe, expect, test } from 'vitest';
import { neverUsed, newUsageTally, playCounted, rolesOf, usageOf } from '../src/usage.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const usage = (...words: string[]) => spawnSync(process.execPath, [MAIN, 'usage', ...words], { encoding: 'utf8' });

describe('the tally of what is used', () => {
  const game = findGame('troll-and-dragon')!;
  const settings = chooseSettings(game, {}, 2) as Settings;
  const roles = rolesOf(game, game.seatNames(settings, 2));

  /** A game in which nobody does this while there is something else to do. */
  function playedWithout(shunned: string) {
    const tally = newUsageTally();
    const s = game.setup(settings, 2, 'usage');
    const random = dice('players');
    const decisions = { offered: 0, made: 0 };
    for (let seat = game.waitingFor(s)[0]; seat !== undefined; seat = game.waitingFor(s)[0]) {
      const options = game.options(s, seat);
      const others = options.filter((act) => act.do !== shunned);
      const from = others.length > 0 ? others : options;
      if (others.length > 0 && others.length < options.length) decisions.offered++;
      decisions.made++;
      playCounted(game, s, seat, options, from[random(from.length)]!, roles, tally);
    }
    return { tally, decisions };
  }

  test('counts every decision that offers an act, and names the act nobody chooses', () => {
    const { tally, decisions } = playedWithout('keep');
    const kept = usageOf(tally.acts).find(({ name }) => name === 'keep');
    expect(kept).toMatchObject({ role: 'everyone', offers: decisions.offered, chosen: 0 });
    expect(decisions.offered).toBeGreaterThan(0);
    expect(neverUsed(game, tally).acts.map(({ name }) => name)).toContain('keep');
  });

  test('counts every act that is played, chosen or forced', () => {
    const { tally, decisions } = playedWithout('keep');
    const uses = usageOf(tally.acts).reduce((sum, row) => sum + row.uses, 0);
    expect(uses).toBe(decisions.made);
    for (const { offers, chosen, uses } of usageOf(tally.acts)) {
      expect(chosen).toBeLessThanOrEqual(offers);
      expect(chosen).toBeLessThanOrEqual(uses);
    }
  });

  test('a thing is never used exactly if no row has a use of it', () => {
    const { tally } = playedWithout('leave');
    const used = usageOf(tally.things).filter(({ uses }) => uses > 0);
    const { things } = neverUsed(game, tally);
    expect(used.length).toBeGreaterThan(0);
    expect(new Set([...things, ...used.map(({ name }) => name)])).toEqual(new Set(game.things));
    expect(things.length + used.length).toBe(game.things.length);
  });
});

describe('usage', () => {
  test('counts by role where seats are roles, the same for the same seed', () => {
    const words = ['vast', '--seats', 'knight,dragon', '--games', '1', '--bots', 'pebble', '--seed', 'test', '--json'];
    const [first, second] = [usage(...words).stdout, usage(...words).stdout];
    expect(second).toBe(first);
    const { acts, things } = JSON.parse(first);
    expect(new Set(acts.map(({ role }: { role: string }) => role))).toEqual(new Set(['knight', 'dragon']));
    expect(things).toContainEqual(expect.objectContaining({ role: 'dragon', name: 'power wing' }));
  });

  test('prints offers, choices and what was never used', () => {
    const { status, stdout } = usage('troll-and-dragon', '--games', '1', '--bots', 'pebble', '--seed', 'test');
    expect(status).toBe(0);
    expect(stdout).toMatch(/everyone roll +\d+ +\d+ +[\d.]+ % +\d+/);
    expect(stdout).toMatch(/^Never used: /m);
  });

  test('forces what bots pass over, and says what it gains with an interval', () => {
    const words = [
      'troll-and-dragon',
      '--games',
      '6',
      '--seed',
      'test',
      '--try',
      'leave,fly',
      '--pairs',
      '2',
      '--json',
    ];
    const { trials, acts } = JSON.parse(usage(...words).stdout);
    const [leave, fly] = trials;
    const offered = acts.find(({ name }: { name: string }) => name === 'leave');
    expect(leave).toMatchObject({ name: 'leave' });
    expect(leave.positions).toBeGreaterThan(0);
    expect(leave.positions).toBeLessThanOrEqual(offered.offers - offered.chosen);
    expect(leave.gain).toBeCloseTo(leave.with - leave.without);
    expect(leave.low).toBeLessThanOrEqual(leave.gain);
    expect(leave.high).toBeGreaterThanOrEqual(leave.gain);
    expect(leave.gain).toBeLessThan(0); // bots that roll on know why
    expect(fly).toMatchObject({ name: 'fly', positions: 0, games: 0 });
  });
});
