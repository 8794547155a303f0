import { dice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { caveTroll } from '../src/index.ts';
import { defaults, lay, scene } from '../src/scenes/index.ts';

const { bot, options, write } = caveTroll;
const [RED, BLUE] = [0, 1];
const worth = (layout: string, seat = RED) => bot.evaluate(scene(layout, { seats: 2 }), seat);
const firstHabit = (layout: string) => {
  const s = scene(layout, { seats: 2 });
  return write(bot.habits(s, RED, options(s, RED))[0]!, s);
};

describe('what a good player values', () => {
  test('shares of the win add up to one', () => {
    const s = scene('N Throne Room: red adventurer; NW Crypt: blue knight; W Pit: blue orc', { seats: 2 });
    expect(bot.evaluate(s, RED) + bot.evaluate(s, BLUE)).toBeCloseTo(1, 9);
  });

  test('control of a room is better than a tie, and a rich one better than a poor one', () => {
    const rich = worth('N Throne Room: red adventurer; NW Staircase: blue adventurer');
    expect(rich).toBeGreaterThan(worth('NW Vault: red adventurer; NW Staircase: blue adventurer'));
    expect(rich).toBeGreaterThan(worth('N Throne Room: red adventurer, blue adventurer'));
  });

  test('opponents in adjacent spaces make a room less safe', () => {
    const near = worth('N Throne Room: red adventurer; NW Crypt: blue adventurer');
    const far = worth('N Throne Room: red adventurer; SW Crypt: blue adventurer');
    expect(near).toBeLessThan(far);
  });

  test('a Dwarf and a chest make a room worth more to the player who controls it', () => {
    const plain = worth('NW Crypt: 2 red adventurer; SE Vault: blue adventurer');
    expect(worth('NW Crypt: red adventurer, red dwarf; SE Vault: blue adventurer')).toBeGreaterThan(plain);
    expect(worth('NW Crypt: 2 red adventurer, red chest; SE Vault: blue adventurer')).toBeGreaterThan(plain);
  });

  test('gold counts for more when a deck has nearly run out', () => {
    const s = scene('', { seats: 2 });
    s.gold = [6, 0];
    const early = bot.evaluate(s, RED);
    s.deck[BLUE]!.length = 1;
    expect(bot.evaluate(s, RED)).toBeGreaterThan(early);
  });

  test('the listener hears the terms by name', () => {
    const heard: string[] = [];
    bot.evaluate(scene('N Throne Room: red adventurer'), RED, (term) => heard.push(term));
    expect(heard).toEqual(['gold', 'rooms', 'heroes on their way', 'figures in play', 'artifacts']);
  });
});

describe('[END-1] drawing out', () => {
  const near = (red: number, blue: number, left: number, actions = left) =>
    lay({
      seats: 2,
      actions,
      board: 'W Treasury: red adventurer; E Treasury: blue adventurer; NW Crypt: 3 blue adventurer',
      players: { red: { gold: red, hand: 'adventurer', left }, blue: { gold: blue, left: 9 } },
    });

  test('who can draw the last cards this turn and win by it has all but won', () => {
    const s = near(24, 18, 4);
    expect(bot.evaluate(s, RED)).toBeGreaterThan(0.85); // 24, 5 and 3 against 18, 5 and 4
    expect(bot.evaluate(s, RED) + bot.evaluate(s, BLUE)).toBeCloseTo(1, 9);
    expect(bot.evaluate(near(24, 18, 4, 3), RED)).toBeLessThan(bot.evaluate(s, RED)); // one action short
  });

  test('who would lose by it plays on', () => {
    expect(bot.evaluate(near(10, 18, 4), RED)).toBeGreaterThan(0);
    expect(bot.evaluate(near(10, 18, 2), RED)).toBeCloseTo(bot.evaluate(near(10, 18, 2, 1), RED), 9);
  });
});

describe('habits', () => {
  test('an Orc slays heroes who control its room', () => {
    expect(firstHabit('N Throne Room: red orc, blue adventurer')).toMatch(/orc/);
  });

  test('a hero walks towards gold, and passing is left out', () => {
    const s = scene('NW Hall: red adventurer', { seats: 2 });
    const kept = bot.habits(s, RED, options(s, RED)).map((act) => write(act, s));
    expect(kept[0]).toMatch(/Crypt/);
    expect(kept).not.toContain('pass');
  });

  test('they are never empty, and always among the options', () => {
    const random = dice('habits');
    for (const [characterSet, seats] of [
      ['classic', 2],
      ['variant', 4],
    ] as const) {
      const s = caveTroll.setup({ ...defaults(), characterSet }, seats, 'habits');
      for (let ply = 0; ply < 600 && caveTroll.result(s) === null; ply++) {
        const seat = caveTroll.waitingFor(s)[0]!;
        const open = options(s, seat);
        const kept = bot.habits(s, seat, open);
        expect(kept.length).toBeGreaterThan(0);
        for (const act of kept) expect(open).toContain(act);
        caveTroll.play(s, seat, open[random(open.length)]!);
      }
    }
  });
});
