import { describe, expect, test } from 'vitest';
import { BOARDS, caveTroll, claim, claims, reach } from '../src/index.ts';
import { type Extras, figureNamed, scene, spaceNamed } from '../src/scenes/index.ts';
import { happen } from './looks.ts';

const seen = (layout: string, extras: Extras = {}) => {
  const s = scene(layout, extras);
  return { s, view: caveTroll.view(s, null) };
};

describe('Who would score', () => {
  test('every room with heroes: value, count, controller and gains', () => {
    const { view } = seen(
      'NW Crypt: red dwarf, blue barbarian; NW Cell: red adventurer, blue adventurer; NW Hall: red orc',
    );
    expect(claims(view)).toEqual([
      { room: 4, value: 1, heroes: [1, 1, 0, 0], player: null, shares: 0, gains: [0, 0, 0, 0] },
      { room: 6, value: 8, heroes: [1, 2, 0, 0], player: 1, shares: 1, gains: [0, 8, 0, 0] },
    ]);
  });

  test('a locked room counts for its owner', () => {
    const { s } = seen('');
    s.idol = { room: spaceNamed(s, 'NW Crypt'), player: 2 };
    expect(claims(caveTroll.view(s, 0))).toEqual([
      { room: 6, value: 4, heroes: [0, 0, 0, 0], player: 2, shares: 1, gains: [0, 0, 4, 0] },
    ]);
  });

  test('what the query says is what a scoring pays', () => {
    const { s, view } = seen(
      'NW Crypt: red dwarf, blue barbarian, red chest; N Throne Room: 2 green adventurer, blue thief',
    );
    const promised = s.gold.map((_, seat) => claims(view).reduce((sum, { gains }) => sum + gains[seat]!, 0));
    expect(happen(s, { step: 'scoreBoard', final: false }).gold).toEqual(promised);
  });

  test('a single room follows the Dwarf’s setting', () => {
    const { s, view } = seen('NW Crypt: red dwarf', { set: { dwarfAppliesTo: 'fullBoardOnly' } });
    expect(claim(view, spaceNamed(s, 'NW Crypt')).value).toBe(4);
    expect(claims(view)[0]!.value).toBe(8);
  });
});

describe('Where a character could go', () => {
  const reached = (layout: string, figure: string, actions: number, extras: Extras = {}) => {
    const { s, view } = seen(layout, extras);
    return Object.fromEntries(
      reach(view, figureNamed(s, figure), actions).map(({ to, actions }) => [
        BOARDS.threePits.spaces[to]!.name,
        actions,
      ]),
    );
  };

  test('one action, one doorway, bans respected', () => {
    expect(reached('NW Vault: red adventurer; NW Gallery: blue knight', 'red adventurer', 1)).toEqual({
      'NW Staircase': 1,
    });
  });

  test('more actions reach further', () => {
    expect(reached('W Storeroom: red adventurer; SW Cell: blue caveTroll', 'red adventurer', 2)).toEqual({
      'NW Cell': 1,
      'NW Hall': 2,
      'NW Staircase': 2,
    });
  });

  test('a Banshee takes two steps per action', () => {
    const set = { characterSet: 'variant' as const };
    expect(reached('W Storeroom: red banshee; SW Cell: 5 blue adventurer', 'red banshee', 1, { set })).toEqual({
      'NW Cell': 1,
      'NW Hall': 1,
      'NW Staircase': 1,
    });
  });

  test('a Rampaging Troll moves once per turn, a Cave Troll never', () => {
    const set = { characterSet: 'variant' as const };
    expect(Object.keys(reached('W Storeroom: red rampagingTroll', 'red rampagingTroll', 3, { set }))).toHaveLength(2);
    expect(reached('W Storeroom: red caveTroll', 'red caveTroll', 3)).toEqual({});
  });
});
