import { DamagedSave, type Game, readAct, readSaved, type Saved, underNewRules, writeSaved } from '@trollmoot/kernel';
import { dash, ticTacToe } from '@trollmoot/testkit';
import { describe, expect, test } from 'vitest';

const find = (name: string): Game | undefined => [ticTacToe as Game, dash as Game].find((game) => game.name === name);
const saved: Saved = {
  game: 'tic-tac-toe',
  rules: '1',
  settings: {},
  seats: 2,
  seed: 'any seed: with = signs',
  log: [4, 0, 1, 2, 7].map((cell, ply) => ({ by: ply % 2, act: { do: 'mark', cell } })),
};
const TEXT = `game tic-tac-toe
rules 1
seats 2
seed any seed: with = signs

crosses: middle
noughts: top left
crosses: top
noughts: top right
crosses: bottom

# 1. crosses 1
# 2. noughts 0
`;

describe('a saved game', () => {
  test('is readable text', () => expect(writeSaved(ticTacToe, saved)).toBe(TEXT));

  test('reads back exactly, with its last position', () => {
    const read = readSaved(TEXT, find);
    expect(read.saved).toEqual(saved);
    expect(read.game).toBe(ticTacToe);
    expect(read.s.ply).toBe(5);
    expect(writeSaved(read.game, read.saved)).toBe(TEXT);
  });

  test('keeps settings by name', () => {
    const race: Saved = {
      ...saved,
      game: 'dash',
      settings: { track: 8 },
      seats: 3,
      log: [{ by: 2, act: { do: 'leap' } }],
    };
    const text = writeSaved(dash, race);
    expect(text).toContain('set track=8\n');
    expect(text).toContain('\ngreen: leap\n');
    expect(readSaved(text, find).saved).toEqual(race);
  });

  test('may contain remarks, empty lines and Windows line ends', () => {
    const text = `# a fine game\n${TEXT.replace('crosses: top\n', '# hm\n\ncrosses: top\n')}`.replaceAll('\n', '\r\n');
    expect(readSaved(text, find).saved).toEqual(saved);
  });

  test('has no result before the game is over', () => {
    expect(writeSaved(ticTacToe, { ...saved, log: saved.log.slice(0, 2) })).toMatch(/noughts: top left\n$/);
  });
});

describe('a damaged save names its line', () => {
  const read = (text: string): unknown => {
    try {
      return readSaved(text, find);
    } catch (error) {
      return error instanceof DamagedSave ? `${error.line} | ${error.message}` : error;
    }
  };
  test.each([
    [
      'an unknown heading',
      TEXT.replace('seats', 'chairs'),
      "3 | line 3: 'chairs 2' is not a heading of a saved game, such as 'seats 3'",
    ],
    ['a missing heading', TEXT.replace(/seed.*\n/, ''), "4 | line 4: the heading has no 'seed' line"],
    [
      'a setting without a value',
      TEXT.replace('seats 2', 'set track'),
      "3 | line 3: 'set track' is not a heading of a saved game, such as 'seats 3'",
    ],
    ['nothing at all', '', "1 | line 1: the heading has no 'game' line"],
    ['an unknown game', TEXT.replace('tic-tac-toe', 'chess'), "1 | line 1: there is no game 'chess'"],
    [
      'other rules',
      TEXT.replace('rules 1', 'rules 2'),
      '2 | line 2: saved under rules 2, but this version has rules 1.',
    ],
    ['too many seats', TEXT.replace('seats 2', 'seats 5'), '3 | line 3: Tic-tac-toe is played with 2 seats, not 5'],
    [
      'seats that are not a number',
      TEXT.replace('seats 2', 'seats x'),
      '3 | line 3: Tic-tac-toe is played with 2 seats, not NaN',
    ],
    ['no seat named', TEXT.replace('noughts: top left', 'top left'), "7 | line 7: 'top left' does not say who acts"],
    [
      'a stranger acting',
      TEXT.replace('noughts: top left', 'red: top left'),
      "7 | line 7: 'red: top left' does not say who acts",
    ],
    [
      'an action out of turn',
      TEXT.replace('noughts: top l', 'crosses: top l'),
      "7 | line 7: crosses cannot 'top left' here",
    ],
    ['an unknown action', TEXT.replace('top right', 'castle'), "9 | line 9: noughts cannot 'castle' here"],
    ['an action after the end', `${TEXT}noughts: left\n`, "14 | line 14: noughts cannot 'left' here"],
  ])('%s', (_what, text, message) => expect(read(text)).toBe(message));

  test.each([
    ['an unknown setting', 'set speed=1', "'speed'"],
    ['a value it cannot have', 'set track=6', "'track' cannot be '6'; it can be 5, 8"],
  ])('%s', (_what, line, message) => {
    const text = `game dash\nrules 1\nseats 2\n# settings\n${line}\nseed x\n\n`;
    expect(read(text)).toMatch(/^5 \| line 5: /);
    expect(read(text)).toContain(message);
  });

  test('the second of two settings', () => {
    expect(read('game dash\nrules 1\nseats 2\nset track=5\nset speed=1\nseed x\n\n')).toMatch(/^5 \| line 5: /);
  });
});

test('a game saved under older rules is refused with what has changed since', () => {
  const changed: Game = {
    ...ticTacToe,
    rules: '3',
    changes: { 3: { en: 'Corners count double.' }, 2: { en: 'Noughts begin.' }, 4: { en: 'Not yet.' } },
  };
  expect(() => readSaved(TEXT, () => changed)).toThrow(
    'line 2: saved under rules 1, but this version has rules 3. Noughts begin. Corners count double.',
  );
});

test('a game goes on under newer rules if all that was played is legal under them, with new settings at their default', () => {
  const { saved } = readSaved(TEXT, find);
  const settings = { windy: { values: ['no', 'yes'], clause: 'END-1' } };
  expect(underNewRules({ ...ticTacToe, rules: '2', settings }, saved)).toEqual({
    ...saved,
    rules: '2',
    settings: { windy: 'no' },
  });
  const noCorners: Game = {
    ...ticTacToe,
    options: (s, seat) => ticTacToe.options(s as never, seat).filter((act) => Reflect.get(act, 'cell') !== 0),
  };
  expect(underNewRules(noCorners, saved)).toBeNull();
  expect(underNewRules(ticTacToe, { ...saved, settings: { speed: 1 } })).toBeNull();
});

test('readAct finds the option with exactly this notation', () => {
  const s = ticTacToe.setup({}, 2, 'x');
  expect(readAct(ticTacToe, s, 0, 'middle')).toEqual({ do: 'mark', cell: 4 });
  expect(readAct(ticTacToe, s, 0, 'Middle')).toBeUndefined();
  expect(readAct(ticTacToe, s, 1, 'middle')).toBeUndefined();
});
