import { dice, type Game } from '@trollmoot/kernel';
import { frameOf } from '@trollmoot/protocol';
import { GAMES } from '@trollmoot/shelf';
import { sealedBids, tablesOf } from '@trollmoot/testkit';
import { describe, expect, test } from 'vitest';
import { acts, begun, FakeViewer, fakeHouse, people, settled } from './fake-house.ts';
import { leaksIn } from './leaks.ts';

describe('Frames, refusals and news tell no one what they must not know', () => {
  test.each(GAMES.map((game) => [game.title, game] as const))('%s', (_title, game) => {
    const tables = tablesOf(game, dice('leak'));
    for (const [i, seats] of game.seats.entries()) {
      const { settings } = tables
        .filter((one) => one.seats === seats)
        .slice(0, 1 + (i % 2))
        .at(-1)!;
      const seed = i % 2 === 0 ? `leak${i}` : `chacha20 leak${i}`;
      expect(leaksIn(game, settings, seats, seed, 150)).toEqual([]);
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
    [
      'a list shared with the position',
      {
        view: (s, eye) => ({
          ...sealedBids.view(s as never, eye),
          points: (s as unknown as { points: number[] }).points,
        }),
      },
      'a frame changed after it was shown',
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
  /** Everything sent to everyone in a game, or in its first part. */
  async function recordedGame(game: Game) {
    const house = fakeHouse({ games: [game] });
    const most = game.seats.at(-1)!;
    const { settings } = tablesOf(game, dice('wire')).find(({ seats }) => seats === most)!;
    const { table, viewers } = await begun(house, game.name, people(...NAMES.slice(0, most)), { settings });
    const spectator = new FakeViewer('zoe');
    table.viewers.watch(spectator, 1, null);
    const all = [...viewers, spectator];
    const generators: number[] = [];
    const random = dice(`wire ${game.name}`);
    for (let ply = 0; ply < 80 && table.record.status === 'playing'; ply++) {
      generators.push(...table.match!.s.rng);
      const waiting = game.waitingFor(table.match!.s);
      const seat = waiting[random(waiting.length)]!;
      const { options } = viewers[seat]!.frame;
      const heard = all.map(({ texts }) => texts.length);
      const { beat } = table.match!.count;
      await acts(table, viewers[seat]!, options[random(options.length)]!);
      await settled();
      const wasQuiet = table.match!.count.beat === beat;
      for (const [i, viewer] of all.entries()) {
        expect(viewer.frame).toEqual(frameOf(table.match!, table.seatOf(viewer.user)));
        if (wasQuiet && i !== seat) expect(viewer.texts).toHaveLength(heard[i]!);
      }
    }
    return { table, all, generators };
  }

  test.each([sealedBids as Game, ...GAMES].map((game) => [game.title, game] as const))(
    'leaves every viewer with exactly the frame the rules give them, and holds no seed, key or generator: %s',
    async (_title, game) => {
      const { table, all, generators } = await recordedGame(game);
      for (const { texts } of all) {
        const during = texts.filter((text) => !text.includes('"status":"over"')).join('\n');
        expect(during).not.toContain(table.record.seed!.replace('chacha20 ', ''));
        expect(during).not.toContain(table.record.secret);
        for (const integer of generators) if (integer > 1_000_000) expect(during).not.toContain(String(integer));
        for (const field of ['"rng"', '"sealed"', '"agenda"', `"${table.record.key}"`])
          expect(during).not.toContain(field);
      }
    },
  );
});
const NAMES = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay'];
