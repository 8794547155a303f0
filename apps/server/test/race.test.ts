import type { Game } from '@trollmoot/kernel';
import { PACING, trollAndDragon } from '@trollmoot/troll-and-dragon';
import { describe, expect, test } from 'vitest';
import * as requests from '../src/table/requests.ts';
import { acts, begun, type FakeViewer, fakeHouse, people } from './fake-house.ts';

/** A race that has just begun. */
async function race(names = ['ann', 'bob', 'cat']) {
  const house = fakeHouse({ games: [trollAndDragon as Game], policy: { botPause: 0 } });
  const settings = { duel: 'race' };
  for (;;) {
    const { table, viewers } = await begun(house, 'troll-and-dragon', people(...names), { settings });
    for (let i = 0; i < 40; i++) {
      if (table.race.isOn) return { house, table, viewers, ...sides(viewers) };
      const viewer = viewers[viewers[0]!.frame.waiting[0]!]!;
      const way = viewer.frame.options.find((act) => act.do === 'keep') ?? viewer.frame.options[0]!;
      await acts(table, viewer, way);
    }
  }
}
const sides = (viewers: FakeViewer[]) => {
  const adventurer = viewers.find(({ frame }) => frame.options.some((act) => act.do === 'throw'))!;
  return { adventurer, others: viewers.filter((viewer) => viewer !== adventurer) };
};
const THROW = { do: 'throw' };
const ROUSE = { do: 'rouse' };
const LEAVE = { do: 'leave' };
const newsOf = (viewer: FakeViewer) =>
  viewer.heard.flatMap((heard) =>
    heard.say === 'frame' ? heard.updates.flatMap(({ news }) => news.map((n) => n.news)) : [],
  );

describe('The race', () => {
  test('nothing can be thrown during the countdown, and the refusal says how long to wait', async () => {
    const { house, table, adventurer } = await race();
    await house.clock.pass(1000);
    const refusal = { clause: 'PACE-1', fact: { wait: PACING.countdown - 1000 } };
    expect(acts(table, adventurer, THROW)).toEqual({ ok: false, no: 'forbidden', index: 0, refusal });
  });

  test('a throw is shown 350 ms after the press, and counts then', async () => {
    const { house, table, adventurer, others } = await race();
    await house.clock.pass(PACING.countdown);
    expect(acts(table, adventurer, THROW)).toEqual({ ok: true });
    await house.clock.pass(PACING.reveal - 1);
    expect(newsOf(others[0]!)).not.toContain('threw');
    expect(others[0]!.heard.findLast((heard) => heard.say === 'clock')?.clock.race?.pressed).toHaveLength(1);
    await house.clock.pass(1);
    expect(newsOf(others[0]!)).toContain('threw');
  });

  test('the adventurer must wait between throws, as long as the data says', async () => {
    const { house, table, adventurer } = await race();
    await house.clock.pass(PACING.countdown);
    await acts(table, adventurer, THROW);
    await house.clock.pass(PACING.goldInterval - 1);
    expect(acts(table, adventurer, THROW)).toMatchObject({
      no: 'forbidden',
      refusal: { clause: 'PACE-3', fact: { wait: 1 } },
    });
    await house.clock.pass(1);
    expect(acts(table, adventurer, THROW)).toEqual({ ok: true });
  });

  test('the server throws for a dragon player who does not', async () => {
    const { house, table, adventurer } = await race();
    await house.clock.pass(PACING.countdown);
    await acts(table, adventurer, THROW);
    await house.clock.pass(PACING.redThrowAfter + PACING.reveal + PACING.tick);
    expect(newsOf(adventurer)).toContain('roused');
  });

  test('leaving before the red dice are shown comes first, even if pressed on an old frame', async () => {
    const { house, table, adventurer } = await race();
    await house.clock.pass(PACING.countdown);
    const { beat, mine } = adventurer.frame;
    await acts(table, adventurer, THROW);
    await house.clock.pass(PACING.redThrowAfter + 100); // the gold is shown, the red is in the air
    expect(requests.act(table, adventurer.user, { beat, mine, acts: [LEAVE] })).toEqual({ ok: true });
    await house.clock.pass(PACING.reveal);
    expect(newsOf(adventurer)).toContain('left');
    expect(newsOf(adventurer)).not.toContain('roused');
  });

  test('a press from a race that is over is stale', async () => {
    const { house, table, adventurer } = await race();
    await house.clock.pass(PACING.countdown);
    const { beat, mine } = adventurer.frame;
    await acts(table, adventurer, LEAVE);
    await house.clock.pass(100);
    expect(table.race.isOn).toBe(false);
    expect(await requests.act(table, adventurer.user, { beat, mine, acts: [LEAVE] })).toEqual({
      ok: false,
      no: 'stale',
    });
  });

  test('the clock is sent once: with the frame, or alone if there is none', async () => {
    const { house, table, adventurer, others } = await race();
    await house.clock.pass(PACING.countdown);
    const before = others[0]!.heard.length;
    await acts(table, adventurer, THROW);
    await house.clock.pass(PACING.reveal);
    const faces = others[0]!.heard.slice(before).map((heard) => ('clock' in heard ? heard.clock?.race : null));
    expect(faces.length).toBeGreaterThan(1);
    for (const [i, face] of faces.slice(1).entries()) expect(face).not.toEqual(faces[i]);
  });

  test('the frame that ends it says that no race is on', async () => {
    const { house, table, adventurer, others } = await race();
    await house.clock.pass(PACING.countdown);
    const during = others[0]!.heard.findLast((heard) => heard.say === 'clock');
    expect(during?.clock.race).not.toBeNull();
    await acts(table, adventurer, LEAVE);
    await house.clock.pass(100);
    const last = others[0]!.heard.findLast((heard) => heard.say === 'frame');
    expect(last?.updates.flatMap(({ news }) => news.map((n) => n.news))).toContain('left');
    expect(last?.clock).toMatchObject({ race: null });
  });

  test('only the players with dice may press, and no one for another', async () => {
    const { house, table, adventurer, others } = await race();
    await house.clock.pass(PACING.countdown);
    await acts(table, adventurer, THROW);
    const answers = others.map((viewer) => acts(table, viewer, ROUSE));
    expect(answers.filter((answer) => 'ok' in answer && answer.ok)).toHaveLength(1);
    expect(acts(table, others[0]!, THROW)).toMatchObject({ ok: false });
    expect(requests.act(table, 'mallory', { beat: adventurer.frame.beat, mine: 0, acts: [LEAVE] })).toEqual({
      ok: false,
      no: 'notSeated',
    });
  });

  test('an adventurer who does nothing leaves, and a lost player does not hold the table up', async () => {
    const { house, table, adventurer } = await race();
    await house.clock.pass(PACING.countdown + PACING.hardStop + 1000);
    expect(table.race.isOn).toBe(false);
    expect(newsOf(adventurer).some((news) => news === 'left' || news === 'woke')).toBe(true);
  });

  test('bots race too', async () => {
    const house = fakeHouse({ games: [trollAndDragon as Game], policy: { botPause: 0 } });
    const bot = { kind: 'bot', level: 'goblin' } as const;
    const { table } = await begun(house, 'troll-and-dragon', [bot, bot, ...people('ann')], {
      settings: { duel: 'race' },
    });
    await table.standIn(2);
    await house.clock.pass(1_200_000);
    expect(table.record.status).toBe('over');
  });
});
