import { describe, expect, test } from 'vitest';
import { vast } from '../../../src/index.ts';
import { act, at, choices, go, places, told } from '../../../src/scenes/index.ts';
import { EVENT_TOKEN } from '../../../src/terrain/state.ts';
import { placeToken } from '../../../src/terrain/words/effects/tokens.ts';
import { wayTo } from '../../../src/terrain/words/questions/map.ts';
import { cavern } from './cavern.ts';

const EAST = 1;
const omens = (s: ReturnType<typeof cavern>): string[] => choices(s, 'cave').filter((line) => line.startsWith('omen'));

describe('Paying', () => {
  test('[CAVE-OMEN-1] each of its three symbols pays, in any mix; tokens go back to the bag', () => {
    const s = cavern('KGC', 'ENT A01', { knight: '0', shaped: true, omens: ['bat', 'boulder', 'boulder', 'crystal'] });
    act(s, 'cave', 'omen rockslide');
    expect(choices(s, 'cave')).toEqual(['pay bat', 'pay boulder', 'pay crystal']);
    act(s, 'cave', 'pay boulder');
    act(s, 'cave', 'pay crystal');
    expect([s.cave!.omens, s.cave!.bag[2], s.cave!.bag[3]]).toEqual([[0, 1, 1, 0, 0, 0], 5, 6]);
    expect(s.agenda.at(-1)!.step).toBe('cave.rockslide');
  });
  test('[CAVE-OMEN-1] one way to pay is no question; too little is refused', () => {
    const s = cavern('KGC', 'ENT A01', { knight: '0', shaped: true, omens: ['bat', 'bat'] });
    act(s, 'cave', 'omen rockslide');
    expect([s.cave!.omens[1], s.agenda.at(-1)!.step]).toEqual([0, 'cave.rockslide']);
    const t = cavern('KGC', 'ENT A01', { knight: '0', shaped: true, omens: ['boulder'] });
    expect(vast.why(t, 2, { do: 'useOmen', omen: 1 } as never)).toEqual({
      clause: 'CAVE-OMEN-1',
      fact: { omen: 1, cost: 2, held: 1 },
    });
  });
  test('[CAVE-OMEN-2] Hatred and Past Plunder cost 1, 2, 3, 3; the next turn 1 again', () => {
    const s = cavern('KGC', 'ENT', {
      omens: [
        'trail',
        'trail',
        'trail',
        'trail',
        'trail',
        'trail',
        'chasm',
        'chasm',
        'chasm',
        'mushroom',
        'mushroom',
        'mushroom',
      ],
    });
    const held = (): number => s.cave!.omens.reduce((a, b) => a + b);
    const costs: number[] = [];
    while (omens(s).includes('omen hatred')) {
      const before = held();
      act(s, 'cave', 'omen hatred');
      while (s.agenda.at(-1)!.step === 'cave.pay') act(s, 'cave', choices(s, 'cave')[0]!);
      costs.push(before - held());
      act(s, 'cave', choices(s, 'cave')[0]!);
      act(s, 'cave', choices(s, 'cave')[0]!);
    }
    expect(costs).toEqual([1, 2, 3, 3, 3]);
    expect(s.cave!.shaped).toBe(false); // the tile of its turn comes besides
    s.agenda.pop();
    s.agenda.push({ step: 'cave.turn' });
    expect(go(s).cave!.used).toEqual([0, 0, 0, 0, 0, 0]);
  });
  test('[CAVE-OMEN-3] a power that could do nothing is not used', () => {
    const s = cavern('GC', 'ENT', { shaped: true, omens: ['bat', 'crystal', 'mushroom', 'mushroom', 'trail'] });
    s.goblins!.population = [1, 0, 1];
    expect(omens(s)).toEqual(['omen hatred']);
    expect(vast.why(s, 1, { do: 'useOmen', omen: 0 } as never)).toMatchObject({ clause: 'CAVE-OMEN-3' });
  });
});

describe('Giant Bats', () => {
  const bats = (roles: string, picture: string, more: Parameters<typeof cavern>[2] = {}) =>
    cavern(roles, picture, { shaped: true, omens: ['bat'], ...more });
  test('[CAVE-BATS-1] they carry Treasure, the Knight or a Tribe up to three spaces', () => {
    const s = bats('KGC', 'ENT A01 A05 A10 A13', { knight: '0' });
    s.goblins!.at[0] = at(s, 'e4');
    s.goblins!.population[0] = 1;
    placeToken(s, at(s, 'e1'), 'treasure');
    act(s, 'cave', 'omen giantBats');
    expect(choices(s, 'cave')).toEqual(['bats seize knight', 'bats seize fangs', 'bats seize treasure e1']);
    act(s, 'cave', 'bats seize fangs');
    expect(choices(s, 'cave')).toEqual(['drop e3', 'drop e2', 'drop e1']);
    act(s, 'cave', 'drop e1');
    expect([s.goblins!.at[0], s.goblins!.population[0], s.goblins!.litLeft[0]]).toEqual([at(s, 'e1'), 1, 0]);
  });
  test('[CAVE-BATS-1] Treasure passes players and Dark tiles, and does not end with players', () => {
    const s = bats('KGC', 'A10 ENT #A05 A01', { knight: '0' });
    placeToken(s, at(s, 'w1'), 'treasure');
    act(s, 'cave', 'omen giantBats');
    act(s, 'cave', 'bats seize treasure w1');
    expect(choices(s, 'cave')).toEqual(['drop e1', 'drop e2']);
    act(s, 'cave', 'drop e2');
    expect([s.map.treasures[at(s, 'w1')], s.map.treasures[at(s, 'e2')]]).toEqual([0, 1]);
  });
  test('[CAVE-BATS-1] a Shield holds the Knight', () => {
    const s = bats('KC', 'ENT A01', { knight: '0' });
    s.knight!.gear[3] = 1;
    expect(omens(s)).not.toContain('omen giantBats');
  });
  test('[SWITCH-9] a Tribe onto a weaker Dragon, by the switch never', () => {
    for (const [batsTribeOntoDragon, spots] of [
      ['ifStronger', ['drop e1', 'drop e2']],
      ['never', ['drop e1']],
    ] as const) {
      const s = bats('KGDC', 'ENT A01 A05', { settings: { batsTribeOntoDragon } });
      s.goblins!.at[0] = 0;
      s.goblins!.population[0] = 3;
      s.dragon!.at = at(s, 'e2');
      act(s, 'cave', 'omen giantBats');
      act(s, 'cave', 'bats seize fangs');
      expect(choices(s, 'cave')).toEqual(spots);
    }
  });
});

describe('Rockslide', () => {
  test('[CAVE-ROCK-1] between two tiles without a wall, one of them Lit; then there is a wall', () => {
    const s = cavern('KGC', 'ENT A01 A02 #A05 #A10', { shaped: true, omens: ['boulder', 'boulder'] });
    act(s, 'cave', 'omen rockslide');
    expect(choices(s, 'cave')).toEqual(['rockslide 0 east']); // A02 has walls, and two Dark tiles will not do
    act(s, 'cave', 'rockslide 0 east');
    expect([wayTo(s, 0, EAST), s.map.layout.rockslides]).toEqual([-1, [EAST]]);
  });
  test('[CAVE-ROCK-1] when all three lie, one is moved', () => {
    const s = cavern('KGC', 'ENT A01 A05 A10 A13', { shaped: true, omens: ['boulder', 'boulder'] });
    s.map.layout = { ...s.map.layout, rockslides: [4 * 0 + EAST, 4 * at(s, 'e1') + EAST, 4 * at(s, 'e2') + EAST] };
    act(s, 'cave', 'omen rockslide');
    act(s, 'cave', 'lift rockslide e1 east');
    expect(choices(s, 'cave')).toEqual(['rockslide e3 east']);
    act(s, 'cave', 'rockslide e3 east');
    expect([s.map.layout.rockslides.length, wayTo(s, at(s, 'e1'), EAST)]).toEqual([3, at(s, 'e2')]);
  });
});

test('[CAVE-PLUNDER-1] Past Plunder places Treasure by the same rule', () => {
  const s = cavern('KGC', 'ENT #A05 #A10 A01', { shaped: true, omens: ['crystal'] });
  placeToken(s, at(s, 'e1'), 'treasure');
  act(s, 'cave', 'omen pastPlunder');
  expect(choices(s, 'cave')).toEqual(['treasure e2']);
  act(s, 'cave', 'treasure e2');
  expect(s.map.treasures[at(s, 'e2')]).toBe(1);
});

describe('Soporific Spores', () => {
  const spores = () =>
    cavern('KGDCT', 'ENT A01', { shaped: true, knight: '0', omens: ['crystal', 'mushroom', 'trail'] });
  test('[CAVE-SPORES-1] the Knight loses 5 Grit', () => {
    const s = spores();
    s.knight!.grit = 4;
    act(s, 'cave', 'omen soporificSpores');
    expect(choices(s, 'cave')).toEqual(['spores knight']); // nobody else has anything to lose
    act(s, 'cave', 'spores knight');
    expect(s.knight!.grit).toBe(0);
  });
  test('[CAVE-SPORES-1] Goblins, Dragon and Thief choose what they lose', () => {
    for (const [line, step] of [
      ['spores goblins', 'goblins.spores'],
      ['spores dragon', 'dragon.spores'],
      ['spores thief', 'thief.spores'],
    ] as const) {
      const s = spores();
      s.goblins!.population[1] = 2;
      s.dragon!.wakefulness = 1;
      s.dragon!.sloth[0]!--;
      s.thief!.upgrades = 1;
      act(s, 'cave', 'omen soporificSpores');
      expect(choices(s, 'cave')).toEqual(['spores goblins', 'spores dragon', 'spores thief']);
      act(s, 'cave', line);
      expect(s.agenda.at(-1)!.step).toBe(step);
    }
  });
});

describe('Hatred', () => {
  test('[CAVE-HATRED-1] a tile more is placed, in the Collapse removed', () => {
    const s = cavern('KGC', 'ENT #A05', { shaped: true, omens: ['trail'], hand: ['A02', 'C03', 'E01'] });
    act(s, 'cave', 'omen hatred');
    expect(choices(s, 'cave')).toEqual(['take tile 2']); // a Crystal tile first
    act(s, 'cave', 'take tile 2');
    act(s, 'cave', 'lay n1');
    expect(places(s, [1, 2])).toEqual(['e1', 'n1']);
    const t = cavern('KGC', 'ENT A01 A05', { collapsing: true, shaped: true, omens: ['trail'] });
    act(t, 'cave', 'omen hatred');
    act(t, 'cave', 'collapse e2');
    expect([told(t).includes('removed'), choices(t, 'cave')]).toEqual([true, ['end turn']]);
  });
  test('[CAVE-HATRED-2] or a Hatred token is shed; the last one may win', () => {
    const s = cavern('KGC', 'ENT A01 A05', {
      collapsing: true,
      shaped: true,
      omens: ['trail'],
      settings: { caveLevel: 'hard' },
    });
    s.cave!.hatred = 1;
    s.map.crystalsRemoved = 5;
    act(s, 'cave', 'omen hatred');
    act(s, 'cave', 'shed hatred');
    expect(s.outcome).toEqual({ winners: ['cave'], clause: 'WIN-6' });
  });
});

describe('Crystal Curse', () => {
  const curse = (picture: string) => {
    const s = cavern('KGC', picture, { shaped: true, knight: '0', omens: ['chasm'] });
    return act(s, 'cave', 'omen crystalCurse');
  };
  test('[CAVE-CURSE-1] a Lit tile is turned freely, and open edges are filled', () => {
    const s = curse('ENT A03');
    expect(choices(s, 'cave')).toContain('twist e1'); // A03 has one wall, to the west
    act(s, 'cave', 'twist e1');
    expect(choices(s, 'cave')).toEqual(['twist e1 n', 'twist e1 e', 'twist e1 s']);
    act(s, 'cave', 'twist e1 e');
    expect([s.map.layout.walls[1], s.agenda.at(-1)!.step]).toEqual([2, 'cave.fill']);
  });
  test('[CAVE-CURSE-2] an Event token on an Event tile without one, also under the Knight', () => {
    const s = curse('ENT E05 E07 #E10');
    s.knight!.at = at(s, 'e1');
    placeToken(s, at(s, 'e2'), 'event');
    expect(choices(s, 'cave').filter((line) => line.startsWith('event'))).toEqual(['event e1']);
    expect(vast.why(s, 2, { do: 'rouse', space: at(s, 'e2') } as never)).toMatchObject({ clause: 'CAVE-CURSE-2' });
    act(s, 'cave', 'event e1');
    expect(s.map.tokens[at(s, 'e1')]).toBe(EVENT_TOKEN);
  });
  test('[CAVE-CURSE-3] the top three Events go under the deck', () => {
    const s = curse('ENT A03');
    const before = [...s.events];
    act(s, 'cave', 'bury events');
    expect(s.events).toEqual([...before.slice(-3), ...before.slice(0, -3)]);
    expect(vast.view(s, 2).knight!.nextEvents).toHaveLength(3);
  });
});
