import { describe, expect, test } from 'vitest';
import { caveTroll } from '../../src/index.ts';
import { defaults, figureNamed, go, lines, scene, spaceNamed } from '../../src/scenes/index.ts';
import { happen, refused } from '../looks.ts';

const scored = (room: string, figures: string, set = {}) =>
  go(scene(`${room}: ${figures}`, { artifact: 'wand', set }), 'play artifact', `score ${room}`).gold;
const boardScored = (layout: string, set = {}) =>
  happen(scene(layout, { set }), { step: 'scoreBoard', final: false }).gold;

describe('Scoring', () => {
  test('[SCORE-1] five icons on the pile set off a scoring', () => {
    const s = scene('NW Crypt: red adventurer; W Storeroom: blue adventurer', {
      pile: 4,
      hand: ['adventurerWithIcon', 'dwarf'],
    });
    go(s, 'draw', 'play adventurerWithIcon', 'place red adventurer→NW Staircase');
    expect(s.gold).toEqual([4, 3, 0, 0]);
  });

  test('[SCORE-1] four are not enough', () => {
    const s = scene('NW Crypt: red adventurer', { pile: 3, hand: ['adventurerWithIcon', 'dwarf'] });
    go(s, 'draw', 'play adventurerWithIcon', 'place red adventurer→NW Staircase');
    expect(s.gold).toEqual([0, 0, 0, 0]);
    expect(s.pile).toHaveLength(4);
  });

  test('[SCORE-2] the pile leaves the game with its surplus, and the turn continues', () => {
    const s = scene('NW Crypt: red adventurer', { pile: 4, hand: ['scoreARoom', 'dwarf'] });
    go(s, 'draw', 'play scoreARoom', 'score SE Hall');
    expect(s.pile).toEqual([]);
    expect(s.gone).toHaveLength(5);
    expect(s.left).toBe(3);
    expect(lines(s)).toContain('draw');
  });

  test('[SCORE-3] Score a Room pays first, then its icons count', () => {
    const s = scene('NW Crypt: red adventurer', { pile: 3, hand: ['scoreARoom', 'dwarf'] });
    go(s, 'draw', 'play scoreARoom');
    expect(lines(s)).toHaveLength(30);
    expect(refused(s, { do: 'score', room: spaceNamed(s, 'W Pit') })).toBe('SCORE-3');
    go(s, 'score NW Crypt');
    expect(s.gold[0]).toBe(8);
    const told = s.news!.map(({ news }) => news).filter((news) => /cored|filed/.test(news));
    expect(told).toEqual(['scored', 'filed', 'scored', 'boardScored']);
  });

  test.each([
    ['[SCORE-4] most heroes', 'NW Crypt', '2 red adventurer, blue adventurer', [4, 0, 0, 0]],
    [
      '[SCORE-5] a tie pays nobody, not even a third',
      'NW Crypt',
      '2 red adventurer, 2 blue adventurer, green adventurer',
      [0, 0, 0, 0],
    ],
    ['[SCORE-6] monsters do not count', 'NW Crypt', 'red orc, red wraith, blue adventurer', [0, 4, 0, 0]],
    ['[SCORE-7] an empty room pays nobody', 'NW Crypt', 'red orc', [0, 0, 0, 0]],
    ['[ADVENTURER-1] an Adventurer counts as one', 'N Throne Room', 'green adventurer', [0, 0, 5, 0]],
    ['[BARBARIAN-1] a Barbarian counts as two', 'NW Crypt', 'red barbarian, blue adventurer', [4, 0, 0, 0]],
    ['[BARBARIAN-1] and ties two Adventurers', 'W Storeroom', 'red barbarian, 2 blue adventurer', [0, 0, 0, 0]],
    ['[DWARF-1] a Dwarf doubles', 'NW Crypt', 'red dwarf', [8, 0, 0, 0]],
    [
      '[DWARF-1] two Dwarves make it four times',
      'N Throne Room',
      'red dwarf, blue dwarf, red adventurer',
      [20, 0, 0, 0],
    ],
    ['[DWARF-2] no matter who controls the room', 'NW Crypt', 'red dwarf, 2 blue adventurer', [0, 8, 0, 0]],
    [
      '[DWARF-3] the chest is not doubled',
      'NW Crypt',
      'red dwarf, red adventurer, blue adventurer, blue chest',
      [12, 0, 0, 0],
    ],
    ['[CHEST-2] a chest adds four', 'NW Cell', 'red adventurer, green chest', [5, 0, 0, 0]],
    ['[CHEST-2] several add up', 'NW Cell', 'red adventurer, green chest, blue chest', [9, 0, 0, 0]],
  ])('%s', (_title, room, figures, gold) => expect(scored(room, figures)).toEqual(gold));

  test('[DWARF-4] linear: two Dwarves make it three times', () => {
    expect(scored('N Throne Room', 'red dwarf, blue dwarf, red adventurer', { dwarfStacking: 'linear' })[0]).toBe(15);
  });

  test('[DWARF-5] fullBoardOnly: a single room is not doubled, the board is', () => {
    const set = { dwarfAppliesTo: 'fullBoardOnly' };
    expect(scored('NW Crypt', 'red dwarf', set)[0]).toBe(4);
    expect(boardScored('NW Crypt: red dwarf', set)[0]).toBe(8);
  });

  test('[SCORE-8] rooms add up in any order', () => {
    expect(boardScored('NW Crypt: red adventurer; SE Cell: red knight; N Throne Room: blue thief')).toEqual([
      5, 5, 0, 0,
    ]);
    expect(boardScored('N Throne Room: blue thief; SE Cell: red knight; NW Crypt: red adventurer')).toEqual([
      5, 5, 0, 0,
    ]);
  });

  test('[SCORE-9] gold has no limit', () => {
    const s = scene('NW Crypt: red adventurer');
    s.gold[0] = 400;
    expect(happen(s, { step: 'scoreBoard', final: false }).gold[0]).toBe(404);
  });

  test.each([
    [
      '[BERSERKER-2] shared evenly, the remainder is lost',
      'N Throne Room',
      '2 red adventurer, blue berserker',
      [2, 2, 0, 0],
    ],
    ['[BERSERKER-3] a tie pays nobody', 'N Throne Room', 'red adventurer, blue berserker', [0, 0, 0, 0]],
    [
      '[BERSERKER-4] two of them: three shares',
      'N Throne Room',
      '2 red adventurer, blue berserker, green berserker',
      [1, 1, 1, 0],
    ],
    [
      '[BERSERKER-5] the controlling player’s own takes no extra share',
      'N Throne Room',
      'red adventurer, red berserker, blue berserker',
      [2, 2, 0, 0],
    ],
    ['[BERSERKER-5] alone it takes all', 'N Throne Room', 'red berserker', [5, 0, 0, 0]],
  ])('%s', (_title, room, figures, gold) => expect(scored(room, figures, { characterSet: 'variant' })).toEqual(gold));
});

describe('End of the game', () => {
  /** Red has one card left in the deck. */
  const lastCard = (layout: string, extras: object = {}) => {
    const s = scene(layout, { hand: ['dwarf', 'thief'], ...extras });
    s.discard[0]!.push(...s.deck[0]!.splice(0, s.deck[0]!.length - 1));
    return s;
  };
  const end = ['draw', 'play dwarf', 'place red dwarf→NW Staircase'];

  test('[END-1] an empty deck ends the game after the action; the last card stays in hand', () => {
    const s = go(lastCard('NW Crypt: red adventurer'), ...end);
    expect(caveTroll.waitingFor(s)).toEqual([]);
    expect(s.hand[0]).toEqual(['thief']);
    expect(s.left).toBe(0);
  });

  test('[END-2] the player who ends it gains three, [END-3] and the board is scored', () => {
    const s = go(lastCard('NW Crypt: red adventurer; NW Hall: blue adventurer'), ...end);
    expect(s.gold).toEqual([7, 1, 0, 0]);
  });

  test('[END-3] if the last card fills the pile, the board is scored twice', () => {
    const s = lastCard('NW Crypt: red adventurer', { pile: 4, hand: ['adventurerWithIcon', 'thief'] });
    go(s, 'draw', 'play adventurerWithIcon', 'place red adventurer→NW Staircase');
    expect(s.gold[0]).toBe(11);
  });

  test('[END-4] unspent artifacts pay, even one found with the last card', () => {
    const s = lastCard('', { hand: ['findAnArtifact', 'thief'] });
    s.artifactDeck.push(...s.artifactDeck.splice(s.artifactDeck.indexOf('idol'), 1));
    s.artifact[2] = s.artifactDeck.splice(s.artifactDeck.indexOf('cloak'), 1)[0]!;
    go(s, 'draw', 'play findAnArtifact');
    expect(s.gold).toEqual([7, 0, 2, 0]);
  });

  test('[END-4] the last view shows who used an artifact, who was paid for one, and which', () => {
    const s = lastCard('NW Hall: red adventurer', { artifact: 'wand' });
    s.artifact[2] = s.artifactDeck.splice(s.artifactDeck.indexOf('cloak'), 1)[0]!;
    go(s, 'play artifact', 'score NW Hall');
    expect(caveTroll.view(s, 0).players.map(({ artifact }) => artifact)).toEqual([null, null, 'faceDown', null]);
    go(s, ...end);
    for (const reader of [0, 1, null]) {
      const { players, spent } = caveTroll.view(s, reader);
      expect(players.map(({ artifact }) => artifact)).toEqual([null, null, 'cloak', null]);
      expect(spent).toEqual([{ player: 0, artifact: 'wand' }]);
    }
  });

  test('[END-5] the most gold wins, equal gold shares a place', () => {
    const s = go(
      lastCard('NW Crypt: red adventurer; N Throne Room: blue thief, blue knight; NW Gallery: blue adventurer'),
      ...end,
    );
    expect(caveTroll.result(s)).toEqual({ places: [1, 1, 3, 3], scores: [7, 7, 0, 0] });
  });

  test('[END-6] mostControlledRooms: more rooms place higher', () => {
    const s = go(
      lastCard('NW Crypt: red adventurer; N Throne Room: blue thief; NW Gallery: blue adventurer', {
        set: { tieBreak: 'mostControlledRooms' },
      }),
      ...end,
    );
    expect(s.controlled).toEqual([1, 2, 0, 0]);
    expect(caveTroll.result(s)).toEqual({ places: [2, 1, 3, 3], scores: [7, 7, 0, 0] });
  });

  test('[END-7] fifty turns each without a draw end it, without the three gold', () => {
    const s = caveTroll.setup(defaults(), 2, 'quiet');
    for (let turn = 0; turn < 99; turn++) go(s, 'pass');
    expect(caveTroll.result(s)).toBeNull();
    go(s, 'pass');
    expect(caveTroll.result(s)).toEqual({ places: [1, 1], scores: [0, 0] });
  });

  test('[END-7] drawing a card restarts the count', () => {
    const s = scene('', { seats: 2, hand: ['knight', 'dwarf'] });
    s.quiet = 99;
    go(s, 'draw', 'play knight', 'place red knight→NW Staircase', 'pass');
    expect(s.quiet).toBe(1);
    expect(figureNamed(s, 'red knight')).toBe(9);
  });
});
