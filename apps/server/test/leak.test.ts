import { dice, type Game, type Table as Position } from '@trollmoot/kernel';
import { GAMES } from '@trollmoot/shelf';
import { sealedBids, tablesOf } from '@trollmoot/testkit';
import { describe, expect, test } from 'vitest';
import { acts, begun, FakeViewer, fakeHouse, people } from './fake-house.ts';
import { leaksIn } from './leaks.ts';

describe('Frames, refusals and news tell nobody what they cannot know', () => {
  test.each(GAMES.map((game) => [game.title, game] as const))('%s', (_title, game) => {
    const tables = tablesOf(game, dice('leak'));
    for (const [i, seats] of game.seats.entries()) {
      const table = tables.filter((one) => one.seats === seats)[i % 2]!;
      expect(leaksIn(game, table.settings, seats, `leak${i}`, 150)).toEqual([]);
    }
  });

  const planted = (change: Partial<Game>): Game => ({ ...(sealedBids as Game), ...change });
  test.each<[string, Partial<Game>, string]>([
    [
      'a hand in the view',
      { view: (s, eye) => ({ ...sealedBids.view(s as never, eye), all: (s as unknown as { hands: object }).hands }) },
      'an imagined position gives another frame',
    ],
    [
      'the number of small sealed acts',
      { view: (s, eye) => ({ ...sealedBids.view(s as never, eye), ply: s.ply }) },
      'a quiet act shows',
    ],
    ['a card in the news', { seen: (news) => news }, 'the news tell what the view hides'],
    [
      'a card in a refusal',
      {
        why: (s, _seat, wish) => ({
          clause: 'BID-3',
          fact: { wish: wish.do, top: (s as unknown as { deck: number[] }).deck[0] ?? 0 },
        }),
      },
      'why not',
    ],
  ])('a leak planted on purpose is caught: %s', (_what, change, report) => {
    const leaks = ['a', 'b', 'c', 'd'].flatMap((seed) => leaksIn(planted(change), { rounds: 3 }, 3, seed));
    expect(leaks.map(({ what }) => what)).toContainEqual(expect.stringContaining(report));
  });
});

describe('What goes over the wire', () => {
  /** Everything sent to everybody in a game of sealed bids. */
  async function recordedGame() {
    const house = fakeHouse();
    const { table, viewers } = await begun(house, 'sealed-bids', people('ann', 'bob', 'cat'));
    const spectator = new FakeViewer('dan');
    table.onlookers.watch(spectator, 1, null);
    const positions: Position[] = [];
    const random = dice('wire');
    while (table.record.status === 'playing') {
      const viewer = viewers[random(3)]!;
      if (!viewer.frame.waiting.includes(table.seatOf(viewer.user)!)) continue;
      positions.push(structuredClone(table.match!.s));
      await acts(table, viewer, viewer.frame.options[random(viewer.frame.options.length)]!);
    }
    return { table, all: [...viewers, spectator], positions };
  }

  test('never carries the seed before the end, the generator, the deck or another hand', async () => {
    const { table, all, positions } = await recordedGame();
    for (const viewer of all) {
      const last = viewer.texts.findLastIndex((text) => text.includes('"status":"playing"'));
      const during = viewer.texts.slice(0, last + 1).join('\n');
      expect(during).not.toContain(table.record.seed);
      const text = viewer.texts.join('\n');
      for (const { rng } of positions)
        for (const integer of rng.filter((integer) => integer > 1_000_000)) expect(text).not.toContain(String(integer));
      for (const field of ['"rng"', '"deck":[[', '"hands"', '"sealed"', '"agenda"', table.record.key])
        expect(text).not.toContain(field);
    }
  });

  test('leaves every viewer with exactly the frame the rules give it', async () => {
    const { table, all } = await recordedGame();
    const { game, match } = table;
    for (const viewer of all) expect(viewer.frame.view).toEqual(game.view(match!.s, table.seatOf(viewer.user)));
  });
});
