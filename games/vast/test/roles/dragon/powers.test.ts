import { loadDice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { POWERS, SLOTH } from '../../../src/data/dragon.ts';
import { TRAP } from '../../../src/data/goblins.ts';
import { DRAGON, FIRST_TRIBE, KNIGHT, pieceOfTribe, THIEF } from '../../../src/data/pieces.ts';
import { NOWHERE } from '../../../src/data/places.ts';
import { BONES, FANGS } from '../../../src/data/tiles.ts';
import { vast } from '../../../src/index.ts';
import { gainGrit } from '../../../src/roles/knight/words/effects/board.ts';
import { act, at, choices, go, told } from '../../../src/scenes/index.ts';
import type { State } from '../../../src/state.ts';
import { placeToken } from '../../../src/terrain/words/effects/tokens.ts';
import { isLit, isOnMap } from '../../../src/terrain/words/questions/map.ts';
import { castDie } from '../../../src/words/effects/dice.ts';
import { enter, movePiece } from '../../../src/words/effects/moments.ts';
import { CENTER, CORNERS, deal, lair, ORTHOGONAL, PLUS, RING } from './lair.ts';

const used = (s: State, power: string): string[] => choices(s, 'dragon').filter((line) => line.startsWith(power));
const why = (s: State, wish: object): string | undefined =>
  vast.why(s, s.seat, { do: 'power', ...wish } as never)?.clause;
/** A Tribe of so much Population at a place. */
function tribe(s: State, which: 0 | 1 | 2, place: string, population: number): void {
  s.goblins!.at[which] = at(s, place);
  s.goblins!.population[which] = population;
}

describe('Powers', () => {
  test('[DRAGON-POWER-1] paid by symbols; a question mark is any, and he chooses', () => {
    const s = lair('KGD', 'ENT #A01', { hand: 'FFW' });
    expect(choices(s, 'dragon')).toEqual([
      'glide e1',
      'flame',
      'wing e1',
      'scorch',
      'burn e1',
      'shriek',
      'settle',
      'end turn',
    ]);
    expect(why(s, { power: 'claw' })).toBe('DRAGON-POWER-1');
    act(s, 'dragon', 'shriek');
    expect(choices(s, 'dragon')).toEqual(['pay flame', 'pay wing']);
    act(s, 'dragon', 'pay wing'); // flame is all that is left
    expect([s.dragon!.hand, s.dragon!.discards, s.dragon!.shriek]).toEqual([[0, 1, 0], [0, 1, 1], true]);
  });
  test('[DRAGON-POWER-1] what powers cost', () => {
    const price = ({ cost, any }: (typeof POWERS)[number]): string =>
      'C'.repeat(cost[0]) + 'F'.repeat(cost[1]) + 'W'.repeat(cost[2]) + '?'.repeat(any);
    expect(POWERS.map(price)).toEqual('C F W CC CF CW FF FW WW ?? CCC FFF ??? ????'.split(' '));
  });
  test('[DRAGON-POWER-2] again and again while he can pay, in the first phase only', () => {
    const s = lair('KGD', 'ENT A01', { hand: 'WWW' });
    act(s, 'dragon', 'wing e1');
    act(s, 'dragon', 'wing 0');
    act(s, 'dragon', 'settle');
    expect(used(s, 'wing')).toEqual([]);
    expect(why(s, { power: 'wing', to: 1 })).toBe('DRAGON-POWER-2');
  });
  test('[DRAGON-POWER-3] all eighteen are shuffled, and he draws his Spirit', () => {
    const s = lair('KGD', 'ENT', { hand: 'CCCCCC' });
    s.dragon!.deck = [0, 6, 3];
    s.dragon!.discards = [0, 0, 3];
    s.dragon!.wakefulness = 6;
    loadDice(s, 0, 0, 5, 5, 13);
    act(s, 'dragon', 'end turn');
    expect([s.dragon!.hand, s.dragon!.discards]).toEqual([
      [2, 2, 1],
      [0, 0, 0],
    ]);
  });
  test('[DRAGON-POWER-4] walls do not stop powers; the Flame Wall must be seen', () => {
    const s = lair('KGDT', 'ENT A02 A05', { hand: 'CWFFF' });
    s.map.treasures[at(s, 'e1')] = 1;
    expect(used(s, 'swat')).toEqual([]); // the token itself cannot leave the tunnel
    s.dragon!.at = at(s, 'e1');
    s.map.treasures[0] = 1;
    s.map.treasures[at(s, 'e1')] = 0;
    expect(used(s, 'flameWall')).toEqual([]);
    expect(why(s, { power: 'flameWall', space: 0 })).toBe('DRAGON-FLAMEWALL-1');
    const t = lair('KGDT', '. A01 .\nA09 ENT A02', { place: 'w1', hand: 'CW' });
    t.map.treasures[0] = 1;
    t.knight!.at = at(t, 'e1');
    expect(used(t, 'swat')).toEqual(['swat treasure 0']); // over the tunnel's wall
  });
  test('[DRAGON-POWER-5] what is on his own space is not adjacent', () => {
    const s = lair('KGD', 'ENT A01', { hand: 'CWWW' });
    s.map.treasures[0] = 1;
    expect([used(s, 'swat'), used(s, 'slap')]).toEqual([[], []]); // the Knight is on the Entrance, too
    expect(why(s, { power: 'slap' })).toBe('DRAGON-SLAP-1');
  });
  test('[DRAGON-POWER-6] [DRAGON-CLAW-1] each Tribe struck enrages the Goblins', () => {
    const s = lair('KGD', 'ENT A01 A05', { hand: 'C' });
    tribe(s, FANGS, 'e1', 4);
    tribe(s, BONES, 'e1', 1);
    loadDice(s, ORTHOGONAL);
    act(s, 'dragon', 'claw');
    expect([s.goblins!.population, s.goblins!.at, s.goblins!.rage, s.dragon!.eaten]).toEqual([
      [2, 0, 0],
      [NOWHERE, NOWHERE, NOWHERE],
      3,
      3,
    ]);
  });
  test('[DRAGON-POWER-7] a Trap saves the Tribes, not the others', () => {
    const s = lair('KGDT', 'ENT A01 A05', { hand: 'C' });
    tribe(s, FANGS, 'e1', 4);
    s.thief!.at = at(s, 'e1');
    s.goblins!.faceUp = [TRAP];
    loadDice(s, ORTHOGONAL);
    act(s, 'dragon', 'claw');
    act(s, 'goblins', 'spring trap');
    expect([s.goblins!.population[FANGS], s.dragon!.eaten, s.goblins!.faceUp, s.thief!.at]).toEqual([
      4,
      0,
      [],
      NOWHERE,
    ]);
  });
  test('[DRAGON-POWER-7] he who bears it keeps the Trap', () => {
    const s = lair('KGD', 'ENT A01', { hand: 'CC' });
    tribe(s, FANGS, 'e1', 4);
    s.goblins!.faceUp = [TRAP];
    act(s, 'dragon', 'hiss fangs');
    act(s, 'goblins', 'bear it');
    expect([s.goblins!.population[FANGS], s.goblins!.faceUp]).toEqual([3, [TRAP]]);
  });

  test('[DRAGON-CLAW-2] Claw: the Knight may be moved a space, the Thief dies whatever his Stealth', () => {
    const s = lair('KGDT', 'ENT A01 A05', { hand: 'C' });
    s.knight!.at = at(s, 'e1');
    s.thief!.at = at(s, 'e1');
    s.thief!.assigned = [0, 2, 1];
    loadDice(s, RING);
    act(s, 'dragon', 'claw');
    expect(s.thief!.at).toBe(NOWHERE);
    expect(choices(s, 'dragon')).toEqual(['move knight e2', 'leave knight']);
    act(s, 'dragon', 'move knight e2');
    expect(s.knight!.at).toBe(at(s, 'e2'));
  });
  test('[DRAGON-CLAW-2] Claw leaves her where she is if he likes, and misses who is not affected', () => {
    const s = lair('KGDT', 'ENT A01 A05', { hand: 'CC' });
    s.knight!.at = at(s, 'e1');
    s.thief!.at = 0;
    loadDice(s, PLUS, CORNERS, 0, 0);
    act(s, 'dragon', 'claw');
    act(s, 'dragon', 'leave knight');
    expect([s.knight!.at, s.thief!.at]).toEqual([at(s, 'e1'), NOWHERE]);
    s.thief!.at = at(s, 'e1');
    act(s, 'dragon', 'claw');
    expect([s.thief!.at, s.agenda.at(-1)!.step]).toEqual([at(s, 'e1'), 'dragon.act']);
  });
  test('[DRAGON-CLAW-3] behind her Shield she is not moved', () => {
    const s = lair('KGD', 'ENT A01 A05', { hand: 'CWW' });
    s.knight!.at = at(s, 'e1');
    s.knight!.gear[3] = 1;
    expect(used(s, 'slap')).toEqual([]);
    loadDice(s, ORTHOGONAL);
    act(s, 'dragon', 'claw');
    expect(s.agenda.at(-1)!.step).toBe('dragon.act');
  });
  test('[DRAGON-FLAME-1] Flame: the Dark tiles affected are revealed', () => {
    const s = lair('KGD', '#E07 #A05 .\n#A10 ENT #A01\n. A13 .', { hand: 'F' });
    loadDice(s, ORTHOGONAL);
    act(s, 'dragon', 'flame');
    while (choices(s, 'dragon')[0]!.startsWith('reveal')) act(s, 'dragon', choices(s, 'dragon')[0]!);
    expect(['n1', 'e1', 'w1', 'n1w1'].map((place) => isLit(s, at(s, place)))).toEqual([true, true, true, false]);
  });
  test('[DRAGON-HISS-1] Hiss: a revealed Tribe anywhere loses one and hides', () => {
    const s = lair('KGD', 'ENT A01 A05 A10', { hand: 'CCCC' });
    tribe(s, FANGS, 'e3', 3);
    s.goblins!.population[BONES] = 2; // hidden: no target
    expect(used(s, 'hiss')).toEqual(['hiss fangs']);
    act(s, 'dragon', 'hiss fangs');
    expect([s.goblins!.at[FANGS], s.goblins!.population[FANGS], s.dragon!.eaten, s.goblins!.rage]).toEqual([
      NOWHERE,
      2,
      1,
      2,
    ]);
    tribe(s, BONES, 'e1', 1);
    s.goblins!.monsters[BONES] = [0];
    act(s, 'dragon', 'hiss bones');
    expect([s.goblins!.population[BONES], s.goblins!.monsters[BONES], s.dragon!.eaten]).toEqual([0, [], 2]);
  });
  test('[DRAGON-SLITHER-1] Slither: a Sloth cube to another section with room', () => {
    const s = lair('KGD', 'ENT', { hand: 'CF' });
    expect(used(s, 'slither')).toEqual([]); // all are full
    expect(why(s, { power: 'slither', from: 'greed', to: 'hunger' })).toBe('DRAGON-SLITHER-1');
    s.dragon!.sloth = [2, 4, 4, 0, 1];
    expect(used(s, 'slither').length).toBe(4 + 3); // into Greed from three others, into the Gem section from four
    act(s, 'dragon', 'slither prideEvent to prideGem');
    expect(s.dragon!.sloth).toEqual([2, 4, 3, 1, 1]);
    expect(SLOTH.length).toBe(5);
  });
  test('[DRAGON-SWAT-1] Swat: a Treasure or Gem up to five spaces, over Dark tiles and past players, not to another', () => {
    const s = lair('KGDT', 'ENT A01 #A05 A10 A13 E05 E07 E10', { hand: 'CW' });
    s.map.treasures[at(s, 'e1')] = 1;
    s.dragon!.gems[1] = at(s, 'e1');
    s.thief!.at = at(s, 'e3');
    s.knight!.at = at(s, 'e7');
    expect(used(s, 'swat')).toEqual(['swat treasure e1', 'swat flame e1']);
    act(s, 'dragon', 'swat flame e1');
    expect(choices(s, 'dragon')).toEqual(['swat to e2', 'swat to 0', 'swat to e4', 'swat to e5', 'swat to e6']);
    act(s, 'dragon', 'swat to e6');
    expect([s.dragon!.gems[1], s.map.treasures[at(s, 'e1')]]).toEqual([at(s, 'e6'), 1]);
    deal(s, 'CW');
    act(s, 'dragon', 'swat treasure e1');
    act(s, 'dragon', 'swat to 0');
    expect(s.map.treasures[0]).toBe(1);
  });
  test('[DRAGON-SCORCH-1] Scorch: the eight round him, not his own', () => {
    const s = lair('KGD', '#A01 #A05 #A10\n#A13 #E05 #E07\n#E10 ENT #E14', { place: 'n1', hand: 'FF' });
    act(s, 'dragon', 'scorch');
    while (choices(s, 'dragon')[0]!.startsWith('reveal')) act(s, 'dragon', choices(s, 'dragon')[0]!);
    expect([s.map.revealed, isLit(s, at(s, 'n1'))]).toEqual([7, false]);
  });
  test('[DRAGON-BURN-1] Burn: one Dark tile anywhere', () => {
    const s = lair('KGD', 'ENT A01 A05 A10 #A13', { hand: 'FW' });
    expect(used(s, 'burn')).toEqual(['burn e4']);
    act(s, 'dragon', 'burn e4');
    expect(isLit(s, at(s, 'e4'))).toBe(true);
  });
  test('[DRAGON-SLAP-1] Slap: the Knight next to him, up to three spaces, not onto Dark tiles', () => {
    const s = lair('KGD', 'ENT A01 A05 A10 A13 #E05', { hand: 'WW' });
    s.knight!.at = at(s, 'e1');
    act(s, 'dragon', 'slap');
    expect(choices(s, 'dragon')).toEqual(['slap knight to e2', 'slap knight to e3', 'slap knight to e4']);
    act(s, 'dragon', 'slap knight to e4');
    expect(s.knight!.at).toBe(at(s, 'e4'));
  });
  test('[DRAGON-SHRIEK-1] Shriek: he takes the token, if he has it not', () => {
    const s = lair('KGD', 'ENT', { hand: 'CCCC' });
    act(s, 'dragon', 'shriek');
    expect([s.dragon!.shriek, used(s, 'shriek')]).toEqual([true, []]);
    expect(why(s, { power: 'shriek' })).toBe('DRAGON-SHRIEK-1');
  });
  test('[DRAGON-SHRIEK-2] kept until it is spent, for a roll of his turn made again', () => {
    const s = lair('KGD', 'ENT #A01', { hand: 'FFCC' });
    s.dragon!.shriek = true;
    loadDice(s, CENTER, ORTHOGONAL);
    act(s, 'dragon', 'flame');
    expect(choices(s, 'dragon')).toEqual(['accept', 'shriek']);
    act(s, 'dragon', 'shriek');
    expect([isLit(s, at(s, 'e1')), s.dragon!.shriek]).toEqual([true, false]);
    loadDice(s, CENTER);
    act(s, 'dragon', 'flame');
    expect(s.agenda.at(-1)!.step).toBe('dragon.act'); // nothing left to shriek with
    s.dragon!.shriek = true;
    act(s, 'dragon', 'end turn');
    expect(s.dragon!.shriek).toBe(true);
    s.seat = 0;
    castDie(s, 'dragon', 'knight', { step: 'dragon.flameRead' });
    expect(s.agenda.at(-1)!.step).toBe('dragon.flameRead'); // it is not his turn
  });
  test('[DRAGON-SCRATCH-1] Scratch the Knight: 5 Grit', () => {
    const s = lair('KGD', 'ENT', { hand: 'CCC' });
    gainGrit(s, 9, 'TURN-11');
    expect(used(s, 'scratch')).toEqual(['scratch knight']);
    act(s, 'dragon', 'scratch knight');
    expect(s.knight!.grit).toBe(4);
  });
  test('[DRAGON-SCRATCH-1] [DRAGON-POWER-6] Scratch the Tribes: all their Population, eaten', () => {
    const s = lair('KGD', 'ENT A01', { place: 'e1', hand: 'CCC' });
    tribe(s, FANGS, 'e1', 3);
    tribe(s, BONES, 'e1', 2);
    act(s, 'dragon', 'scratch goblins');
    expect([s.goblins!.population, s.goblins!.at[FANGS], s.dragon!.eaten, s.goblins!.rage]).toEqual([
      [0, 0, 0],
      NOWHERE,
      5,
      3,
    ]);
  });
  test('[DRAGON-SCRATCH-1] Scratch the Thief: he is killed', () => {
    const s = lair('KGDT', 'ENT A01', { place: 'e1', hand: 'CCC' });
    s.thief!.at = at(s, 'e1');
    act(s, 'dragon', 'scratch thief');
    expect([s.thief!.at, s.dragon!.hand.reduce((a, b) => a + b)]).toEqual([NOWHERE, 3]);
    expect(used(s, 'scratch')).toEqual([]);
  });
  test('[DRAGON-FLAMEWALL-1] Flame Wall: on a visible neighbour until his next turn; used again it moves', () => {
    const s = lair('KGD', '. A01 .\n#A05 ENT A02\n. A10 .', { hand: 'FFFFFF' });
    expect(used(s, 'flameWall')).toEqual(['flameWall n1', 'flameWall s1']);
    act(s, 'dragon', 'flameWall n1');
    expect([s.map.flameWall, used(s, 'flameWall')]).toEqual([at(s, 'n1'), ['flameWall s1']]);
    act(s, 'dragon', 'flameWall s1');
    expect(s.map.flameWall).toBe(at(s, 's1'));
    s.agenda = [{ step: 'turn.begin', seat: 2 }];
    expect(go(s).map.flameWall).toBe(NOWHERE);
  });
  test('[SWITCH-19] a Dark neighbour will do for it by the switch', () => {
    const s = lair('KGD', '#A05 ENT A02', { hand: 'FFF', settings: { visibleTile: 'line' } });
    expect(used(s, 'flameWall')).toEqual(['flameWall w1']);
  });
  test('[DRAGON-FLAMEWALL-2] who enters burns, once a turn for each player; the Dragon does not', () => {
    const s = lair('KGDT', 'ENT A01');
    s.map.flameWall = at(s, 'e1');
    gainGrit(s, 12, 'TURN-11');
    for (const piece of [KNIGHT, THIEF, FIRST_TRIBE, DRAGON] as const) {
      if (piece === KNIGHT) s.knight!.at = at(s, 'e1');
      if (piece === THIEF) s.thief!.at = at(s, 'e1');
      if (piece === FIRST_TRIBE) tribe(s, FANGS, 'e1', 3);
      for (let twice = 0; twice < 2; twice++) enter(s, piece, at(s, 'e1'));
    }
    expect([s.knight!.grit, s.goblins!.population[FANGS], s.thief!.at, s.dragon!.health]).toEqual([7, 2, NOWHERE, 5]);
    enter(s, 2, at(s, 'e1')); // another Tribe, the same player
    expect(s.goblins!.population[BONES]).toBe(0);
  });
  test('[DRAGON-FLAMEWALL-3] who stands there is not burnt, and there is no Rage', () => {
    const s = lair('KGD', 'ENT A01 A05', { place: 'e2', hand: 'FFF' });
    gainGrit(s, 9, 'TURN-11');
    s.knight!.at = at(s, 'e1');
    act(s, 'dragon', 'flameWall e1');
    expect(s.knight!.grit).toBe(9);
    tribe(s, FANGS, 'e1', 3);
    enter(s, FIRST_TRIBE, at(s, 'e1'));
    expect([s.goblins!.population[FANGS], s.goblins!.rage, s.dragon!.eaten]).toEqual([2, 1, 0]);
  });
  test('[DRAGON-SMASH-1] Smash: the Crystal token on his space counts for nobody', () => {
    const s = lair('KGD', 'ENT C01', { place: 'e1', hand: 'WWW' });
    expect(used(s, 'smash')).toEqual([]);
    placeToken(s, at(s, 'e1'), 'crystal');
    act(s, 'dragon', 'smash');
    expect([s.map.tokens[at(s, 'e1')], s.map.crystalsSmashed, s.knight!.crystals, s.map.crystalsRemoved]).toEqual([
      0, 1, 0, 0,
    ]);
  });
  test('[DRAGON-WRATH-1] [COLLAPSE-10] Wrath: the affected tiles go, never the Entrance', () => {
    const s = lair('KGD', 'ENT A01 A05', { place: 'e1', hand: 'WWWW' });
    s.map.collapsing = true;
    loadDice(s, ORTHOGONAL);
    act(s, 'dragon', 'wrath');
    expect([isOnMap(s, 0), isOnMap(s, 2), s.dragon!.at, s.map.gone.length]).toEqual([true, false, 1, 1]);
  });
  test.each([
    [true, 2],
    [false, 1],
  ])(
    '[DRAGON-WRATH-2] [SWITCH-12] Tribes scatter first (Rage by the switch %s), he and others leave',
    (rageFromWrath, rage) => {
      const s = lair('KGDT', 'ENT A01 A05 A10', { place: 'e3', hand: 'WWWW', settings: { rageFromWrath } });
      s.map.collapsing = true;
      tribe(s, FANGS, 'e3', 4);
      s.thief!.at = at(s, 'e3');
      loadDice(s, PLUS);
      act(s, 'dragon', 'wrath');
      expect([s.goblins!.at[FANGS], s.goblins!.population[FANGS], s.goblins!.rage]).toEqual([NOWHERE, 2, rage]);
      expect([s.dragon!.at, s.thief!.at]).toEqual([at(s, 'e1'), at(s, 'e1')]);
      expect([isOnMap(s, 2), isOnMap(s, 3)]).toEqual([false, false]);
    },
  );
  test('[SWITCH-24] by the switch Tribes under Wrath move off, unhurt and no angrier', () => {
    const s = lair('KGDT', 'ENT A01 A05 A10', { place: 'e3', hand: 'WWWW', settings: { wrathOnTribes: 'moveOff' } });
    s.map.collapsing = true;
    s.goblins!.faceUp = [TRAP];
    tribe(s, FANGS, 'e3', 4);
    loadDice(s, PLUS);
    act(s, 'dragon', 'wrath');
    expect([s.goblins!.population[FANGS], s.goblins!.rage, s.goblins!.faceUp.length]).toEqual([4, 1, 1]);
    expect(s.goblins!.at[FANGS]).toBe(at(s, 'e1'));
  });
  test.each([
    ['strikes', 0],
    ['anyPower', 3],
  ] as const)('[SWITCH-27] what feeds him, %s: Wrath and the Flame Wall %i', (eatenBy, eaten) => {
    const s = lair('KGD', 'ENT A01 A05 A10', { place: 'e3', hand: 'WWWW', settings: { eatenBy } });
    s.map.collapsing = true;
    tribe(s, FANGS, 'e3', 4);
    loadDice(s, PLUS);
    act(s, 'dragon', 'wrath');
    tribe(s, BONES, '0', 2);
    s.map.flameWall = at(s, 'e1');
    movePiece(s, pieceOfTribe(BONES), at(s, 'e1'), 'prowls');
    expect(s.dragon!.eaten).toBe(eaten);
  });
  test('[DRAGON-POWER-7] Tribes that a Trap saves from Wrath are moved off', () => {
    const s = lair('KGD', 'ENT A01 A05', { place: 'e2', hand: 'WWWW' });
    s.map.collapsing = true;
    tribe(s, FANGS, 'e2', 4);
    s.goblins!.faceUp = [TRAP];
    loadDice(s, CENTER);
    act(s, 'dragon', 'wrath');
    act(s, 'goblins', 'spring trap');
    expect([s.goblins!.at[FANGS], s.goblins!.population[FANGS]]).toEqual([at(s, 'e1'), 4]);
    expect(told(s)).toContain('powerUsed');
  });
});
