import { dice, type Seat } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { cavernValues } from '../src/bot/cavern.ts';
import { grottoValues } from '../src/bot/grotto.ts';
import { A_OUT, B_OUT, BOTH_OUT } from '../src/bot/odds.ts';
import { worthOfPlan } from '../src/bot/planning.ts';
import { worthOfTurn } from '../src/bot/values.ts';
import { type State, trollAndDragon } from '../src/index.ts';
import { scenes } from '../src/scenes/index.ts';
import { inCavern, inGrotto, newGame, settings } from '../src/scenes/lay.ts';
import { KNIGHT, PRESETS, play } from './acting.ts';

const { bot, options, write, waitingFor } = trollAndDragon;
const firstHabit = (s: State, seat = s.adventurer): string => write(bot.habits(s, seat, options(s, seat))[0]!, s);

describe('when to stop', () => {
  const OWN = { rivals: 0, pool: 0 };

  test('a duel with one eye open is worth what the sum on paper says', () => {
    const values = cavernValues([1, 2], OWN);
    expect(values.throwing(A_OUT, 14, 50)).toBeGreaterThan(14);
    expect(values.throwing(A_OUT, 15, 50)).toBeCloseTo((5 / 6) * 18, 9); // one roll, then leave
    expect(values.throwing(B_OUT, 5, 50)).toBeGreaterThan(5);
    expect(values.throwing(B_OUT, 6, 50)).toBeLessThanOrEqual(6 + 1e-9);
    expect(values.worth(BOTH_OUT, 0, 0)).toBe(0); // nothing there
  });

  test('playing by the tables brings what they promise, on average over all rolls', () => {
    // Iterated from scratch: the same values by brute force, without solving for rolls that change nothing.
    const values = cavernValues([1, 2], OWN);
    const gold = [16, 8, 9, 2, 1];
    const next = [
      [20, 10, 4],
      [0, 30, 0],
      [0, 0, 24],
    ];
    let worth = [0, 1, 2].map(() => Array.from({ length: 140 }, (_, r) => r));
    for (let i = 0; i < 200; i++)
      worth = worth.map((row, eyes) =>
        row.map((leave, r) => {
          if (r > 100) return leave;
          let sum = 0;
          for (let n = 0; n < gold.length; n++)
            for (let to = 0; to < 3; to++) sum += (gold[n]! / 36) * (next[eyes]![to]! / 36) * worth[to]![r + 3 * n]!;
          return Math.max(leave, sum);
        }),
      );
    for (const eyes of [BOTH_OUT, A_OUT, B_OUT] as const)
      for (const r of [0, 3, 10, 25, 50]) expect(values.worth(eyes, r, 50)).toBeCloseTo(worth[eyes]![r]!, 9);
  });

  test('in the Grotto: more dice, more kept, more courage', () => {
    const values = grottoValues(cavernValues([1, 2], { rivals: 1 / 3, pool: 0 }), 50, true, false);
    const courage = (free: number, kept: number): number => {
      let atRisk = 60;
      while (atRisk >= 0 && values.rolling(free, kept, atRisk) <= atRisk) atRisk--;
      return atRisk;
    };
    const none = [1, 2, 3, 4].map((free) => courage(free, 0));
    expect(none).toEqual(none.toSorted((a, b) => a - b));
    for (const free of [1, 2, 3]) expect(courage(free, 1)).toBeGreaterThan(courage(free, 0));
    expect(values.entering(5)).toBeGreaterThan(5);
  });

  test('where dice can be held back [GROTTO-9], a good player risks no diamonds while two dice are free', () => {
    const s = inGrotto('D D T T', { atRisk: [9, 0], settings: { reroll: 'any' } });
    const first = (): string => {
      const [act] = trollAndDragon.bot.habits(s, 0, trollAndDragon.options(s, 0));
      return trollAndDragon.write(act!, s);
    };
    expect(first()).toMatch(/^hold diamond/);
    trollAndDragon.play(s, 0, { do: 'hold', die: 0, face: 'diamond' });
    expect(first()).toBe('roll white');
    const all = inGrotto('D D T T', { atRisk: [9, 0], cavern: 0, settings: { end: 'both' } });
    expect(trollAndDragon.bot.habits(all, 0, trollAndDragon.options(all, 0))[0]).toEqual({ do: 'leave' });
  });

  test('with one die and nothing kept the Grotto is worth half a diamond, by hand', () => {
    const closed = grottoValues(cavernValues([1, 2], OWN), 0, true, false);
    expect(closed.rolling(1, 0, 0)).toBeCloseTo(0.5, 6); // diamond 1/3, Troll 1/3, again 1/3: x = 1/3 + x/3
  });
});

describe('habits', () => {
  test.each([
    ['enters with few diamonds', () => inGrotto('K L D T', { atRisk: [2, 0] }), 'set key aside'],
    ['completes the pair', () => inGrotto('T T K* L', { atRisk: [4, 0] }), 'set door aside'],
    ['leaves with a handful and one die', () => inGrotto('T T T D', { atRisk: [4, 0] }), 'leave'],
    ['rolls four dice', () => inGrotto('D D D D', { atRisk: [4, 0] }), 'roll white'],
    ['throws while the Dragon sleeps', () => inCavern({ atRisk: [4, 2] }), 'roll gold'],
    ['runs from one open eye', () => inCavern({ atRisk: [4, 4] }, 'Dragon –'), 'leave'],
    ['stays with next to nothing', () => inCavern({ atRisk: [1, 0] }, '– Dragon'), 'roll gold'],
  ])('%s', (_what, scene, act) => expect(firstHabit(scene())).toBe(act));

  test('a plan follows the same limits', () => {
    const s = scenes.plan!(); // four players: rivals count a third, so 10 and 3 points are the most to roll on with
    expect(firstHabit(s)).toBe('at most 20 rolls');
    play(s, KNIGHT, 'at most 20 rolls');
    expect(firstHabit(s)).toBe('12 nuggets are enough'); // 4 diamonds and 36 points: one nugget less is 37
    play(s, KNIGHT, '12 nuggets are enough');
    expect(firstHabit(s)).toBe('11 points are enough');
    play(s, KNIGHT, '11 points are enough');
    expect(firstHabit(s)).toBe('4 points are enough');
  });

  test('never empty, always legal, in every form of the duel', () => {
    const random = dice('habits');
    for (const duel of ['beats', 'race', 'plan'] as const) {
      const s = trollAndDragon.setup(settings({ duel, end: 'both' }), 3, 'habits');
      for (let waiting = waitingFor(s); waiting.length > 0; waiting = waitingFor(s)) {
        const seat = waiting[random(waiting.length)]!;
        const all = options(s, seat);
        const habits = bot.habits(s, seat, all);
        expect(habits.length).toBeGreaterThan(0);
        for (const act of habits) expect(all).toContain(act);
        trollAndDragon.play(s, seat, habits[random(habits.length)]!);
      }
    }
  });
});

describe('plans', () => {
  test('a full plan is worth as much as deciding step by step', () => {
    const s = scenes.plan!();
    const plan = { beats: 20, nuggets: 12, points: [11, 4] } as const;
    const limit = worthOfTurn(s);
    expect(worthOfPlan(s, plan, 3)).toBeLessThanOrEqual(limit + 1e-9);
    expect(worthOfPlan(s, plan, 3)).toBeGreaterThan(limit - 0.01); // except for the limit of twenty rolls
    expect(worthOfPlan(s, { beats: 1, nuggets: 1, points: [0, 0] }, 3)).toBeLessThan(limit - 1);
    expect(worthOfPlan(s, { ...plan, points: ['never', 'never'] }, 3)).toBeLessThan(limit - 1);
  });

  test('open questions are expected to get good answers', () => {
    const s = scenes.plan!();
    const open = { beats: 20, nuggets: 'never', points: ['never', 'never'] } as const;
    const worth = ([0, 1, 2, 3] as const).map((answered) => worthOfPlan(s, open, answered));
    expect(worth).toEqual(worth.toSorted((a, b) => b - a));
    expect(worth[0]).toBeCloseTo(worthOfTurn(s), 2);
  });
});

describe('evaluate', () => {
  test('the shares of all seats add up to the whole win', () => {
    for (const scene of Object.values(scenes)) {
      const s = scene();
      const shares = s.packDiamonds.map((_, seat) => bot.evaluate(s, seat));
      expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
    }
  });

  test('a lead is worth more nearer the end', () => {
    const ahead = (grotto: number) =>
      bot.evaluate(
        inGrotto('D D D D', {
          grotto,
          packs: [
            [20, 0],
            [10, 0],
            [10, 0],
            [10, 0],
          ],
        }),
        KNIGHT,
      );
    expect(ahead(5)).toBeGreaterThan(ahead(50));
    expect(ahead(50)).toBeGreaterThan(0.25);
  });

  test('a game that is over is worth what it brought', () => {
    const s = play(
      inGrotto('D T T T', {
        grotto: 0,
        packs: [
          [5, 0],
          [5, 0],
          [1, 0],
          [0, 0],
        ],
      }),
      KNIGHT,
      'leave',
    );
    expect([0, 1, 2, 3].map((seat) => bot.evaluate(s, seat))).toEqual([0.5, 0.5, 0, 0]);
  });

  test('it reports its terms by name', () => {
    const terms: Record<string, number> = {};
    bot.evaluate(
      inCavern({
        atRisk: [4, 2],
        packs: [
          [7, 1],
          [3, 0],
        ],
      }),
      KNIGHT,
      (term, value) => (terms[term] = value),
    );
    expect(terms.pack).toBe(10);
    expect(terms.turn).toBeGreaterThan(10);
    expect(terms['to come']).toBeGreaterThan(0);
    expect(terms['best rival']).toBeLessThan(-3); // three in the pack, and the next turn
  });

  test('following the habits beats playing at random, with every preset', () => {
    const random = dice('match');
    for (const preset of PRESETS) {
      let won = 0;
      for (let game = 0; game < 40; game++) {
        const s = trollAndDragon.setup(settings({ dice: preset }), 2, `match ${game}`);
        for (let [seat] = waitingFor(s); seat !== undefined; [seat] = waitingFor(s)) {
          const all = options(s, seat);
          trollAndDragon.play(s, seat, seat === game % 2 ? bot.habits(s, seat, all)[0]! : all[random(all.length)]!);
        }
        if (trollAndDragon.result(s)!.places[game % 2] === 1) won++;
      }
      expect(won).toBeGreaterThan(30);
    }
  });
});

test('a share does not jump when a turn ends', () => {
  // Nothing gained: what the Knight hoped for in this turn is gone, and nothing else changes but the order.
  const before = inGrotto('T T T D', { seats: 3, grotto: 30, cavern: 30 });
  const hoped = bot.evaluate(before, 1);
  const after = play(before, KNIGHT, 'leave');
  expect(Math.abs(bot.evaluate(after, 1) - hoped)).toBeLessThan(0.02);
});

test('in a new game an earlier turn is worth a little more', () => {
  const s = newGame(3);
  const shares = [0, 1, 2].map((seat) => bot.evaluate(s, seat));
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  expect(shares[0]).toBeLessThan(0.45);
});

describe('among careless rivals', () => {
  const among = bot.among!([1]);
  const two = (own: number, theirs: number, grotto: number, adventurer: Seat = KNIGHT): State => {
    const s = newGame(2);
    const packs = { packDiamonds: [own, theirs], packNuggets: [0, 0] };
    return Object.assign(s, { grotto, adventurer, ...packs, agenda: [{ step: 'grotto' }] });
  };

  test('small leads are nearly wins, close to the exact chances', () => {
    // exactly 0.985 and 0.964, three points ahead before the rival's turn; 0.968 at the start
    expect(among.evaluate(two(23, 20, 2, 1), KNIGHT)).toBeGreaterThan(0.9);
    expect(among.evaluate(two(13, 10, 40, 1), KNIGHT)).toBeCloseTo(0.964, 1);
    expect(among.evaluate(two(0, 0, 60, 1), KNIGHT)).toBeCloseTo(0.968, 1);
    expect(bot.evaluate(two(0, 0, 60, 1), KNIGHT)).toBeLessThan(0.6);
  });

  test('a player who is behind can still gamble', () => {
    const behind = among.evaluate(two(10, 20, 5, KNIGHT), KNIGHT); // exactly 0.43
    expect(behind).toBeGreaterThan(0.25);
    expect(behind).toBeLessThan(0.6);
  });

  test('beside one careful rival, none of this counts as safe', () => {
    const s = inGrotto('D D D D', { grotto: 20 });
    const mixed = bot.among!([2, 3]).evaluate(s, KNIGHT);
    expect(mixed).toBeGreaterThan(bot.evaluate(s, KNIGHT));
    expect(mixed).toBeLessThan(bot.among!([1, 2, 3]).evaluate(s, KNIGHT));
  });

  test('a game that is over is worth what it brought', () => {
    const s = Object.assign(two(10, 3, 0), { agenda: [] });
    expect([0, 1].map((seat) => among.evaluate(s, seat))).toEqual([1, 0]);
  });

  test('it reports its terms by the same names', () => {
    const names = (evaluate: typeof bot.evaluate): string[] => {
      const told: string[] = [];
      evaluate(two(3, 4, 30), KNIGHT, (term) => told.push(term));
      return told;
    };
    expect(names(among.evaluate)).toEqual(names(bot.evaluate));
  });
});
