import { describe, expect, test } from 'vitest';
import { KNIGHT, THIEF } from '../../src/data/pieces.ts';
import { NOWHERE } from '../../src/data/places.ts';
import { vast } from '../../src/index.ts';
import { attackThief, killThief } from '../../src/roles/thief/words/effects/death.ts';
import { act, at, choices, go, scene, told } from '../../src/scenes/index.ts';
import { placeToken } from '../../src/terrain/words/effects/tokens.ts';
import { endTurnNow } from '../../src/words/effects/agenda.ts';
import { enter } from '../../src/words/effects/moments.ts';

const begin = (seat: number) => ({ plan: [{ step: 'turn.begin', seat } as const] });

describe('The turn', () => {
  test('[TURN-1] [TURN-2] [SETUP-2] players act in their order; a round is once round', () => {
    const s = go(scene('KGDCT', 'ENT', begin(0)));
    const order: string[] = [];
    for (let i = 0; i < 6; i++) {
      const role = s.roles[s.seat]!;
      order.push(`${role} ${s.round}`);
      const { seat } = s;
      while (s.seat === seat) {
        const [asked] = vast.waitingFor(s);
        vast.play(s, asked!, vast.options(s, asked!).at(-1)!); // ending the turn is always the last option
      }
    }
    expect(order).toEqual(['knight 2', 'goblins 2', 'dragon 2', 'cave 2', 'thief 2', 'knight 3']);
  });
  test('[TURN-3] a Knight who is out is skipped', () => {
    const s = scene('KDC', 'ENT', begin(0));
    s.knight!.health = 0;
    expect(go(s).roles[s.seat]).toBe('dragon');
  });
  test('[TURN-4] Dragon and Thief come at the start of their turn; Flame Wall and Hex end', () => {
    const s = scene('KGDT', 'ENT A01', begin(2));
    s.knight!.at = at(s, 'e1');
    s.map.flameWall = 0;
    go(s);
    expect([s.dragon!.at, s.map.flameWall]).toEqual([1, NOWHERE]);
    expect(go(scene('GD', 'ENT', begin(1))).dragon!.at).toBe(0);
    expect(go(scene('KGDT', 'ENT', begin(3))).thief!.at).toBe(0);
    const t = scene('KGT', 'ENT', begin(1));
    t.goblins!.hex = 2;
    expect(go(t).goblins!.hex).toBe(0);
  });
  test('[TURN-5] [TURN-7] [TURN-8] the Dragon surfaces, then a tile, then Past Plunder, then the next player', () => {
    const s = scene('KGD', 'ENT C01 #A05', begin(2));
    s.dragon!.at = at(s, 'e1');
    s.dragon!.awake = true;
    placeToken(s, at(s, 'e1'), 'crystal');
    act(go(s), 'dragon', 'end turn');
    expect(s.dragon!.surfaced).toBe(true);
    expect(choices(s, 'dragon')[0]).toMatch(/^place/);
    act(s, 'dragon', choices(s, 'dragon')[0]!);
    expect(choices(s, 'dragon')).toContain('treasure e2');
    act(s, 'dragon', 'treasure e2');
    expect(s.roles[s.seat]).toBe('knight');
  });
  test('[TURN-6] surfacing smashes a Crystal token; asleep or elsewhere he stays below', () => {
    const s = scene('KGDC', 'ENT C01', { plan: [{ step: 'turn.close' }] });
    s.seat = 2;
    s.dragon!.at = at(s, 'e1');
    placeToken(s, at(s, 'e1'), 'crystal');
    s.dragon!.awake = true;
    go(s);
    expect([s.dragon!.surfaced, s.map.tokens[1], s.map.crystalsSmashed]).toEqual([true, 0, 1]);
    const t = scene('KGDC', 'ENT C01', { plan: [{ step: 'turn.close' }] });
    t.seat = 2;
    t.dragon!.at = at(t, 'e1');
    expect(go(t).dragon!.surfaced).toBe(false);
  });
  test('[TURN-7] [SWITCH-16] in the Collapse everybody removes three, four players by the switch one', () => {
    for (const [noCave4plusRemovals, prompt] of [
      [3, 3],
      [1, 1],
    ] as const) {
      const s = scene('KGDT', 'A01 A05 ENT A10 A13', {
        plan: [{ step: 'turn.close' }],
        settings: { noCave4plusRemovals },
      });
      s.map.collapsing = true;
      expect(go(s).agenda.at(-1)).toMatchObject({ step: 'map.shrink', left: prompt });
    }
  });
  test('[SWITCH-8] with Goblins, Dragon and Thief the switch takes Past Plunder away', () => {
    for (const [gdtPastPlunder, asked] of [
      ['goblins', true],
      ['nobody', false],
    ] as const) {
      const s = go(
        scene('GDT', 'ENT #A01', {
          plan: [{ step: 'turn.plunder' }, { step: 'goblins.act' }],
          settings: { gdtPastPlunder },
        }),
      );
      expect(choices(s, 'goblins').includes('treasure e1')).toBe(asked);
    }
  });
  test('[TURN-9] once a turn: the Flame Wall burns a player once, and again in the next turn', () => {
    const s = scene('KGD', 'ENT A01', { plan: [{ step: 'turn.over' }] });
    s.knight!.grit = 20;
    s.map.flameWall = 1;
    enter(s, KNIGHT, 1);
    enter(s, KNIGHT, 1);
    expect(s.knight!.grit).toBe(15);
    go(s);
    enter(s, KNIGHT, 1);
    expect(s.knight!.grit).toBe(10);
  });
  test('[TURN-10] a turn cut short still closes', () => {
    const s = scene('KG', 'ENT', { plan: [{ step: 'knight.act' }, { step: 'knight.axe' }] });
    endTurnNow(s);
    expect(s.agenda).toEqual([{ step: 'turn.close' }]);
  });
  test('[TURN-11] the killer of the Thief gains his Loot Drop at once; the loser chooses', () => {
    const s = scene('KGDT', 'ENT A01', { plan: [{ step: 'knight.act' }] });
    s.thief!.at = 1;
    s.thief!.treasures = 2;
    attackThief(s, 'knight');
    expect([s.knight!.grit, s.thief!.at, s.map.treasures[1]]).toEqual([3, NOWHERE, 2]);
    s.thief!.at = 1;
    killThief(s, { by: 'goblins', how: 'attack', tribe: null });
    expect(choices(go(s), 'goblins')).toEqual(['draw secrets', 'gain rage']);
  });
  test('[SWITCH-21] by the switch the Dragon draws for Claw and Scratch only', () => {
    for (const [lootBonusAnyKill, cards] of [
      [true, 6],
      [false, 3],
    ] as const) {
      const s = scene('KDT', 'ENT A01', { settings: { lootBonusAnyKill } });
      s.thief!.at = 1;
      killThief(s, { by: 'dragon', how: 'flameWall', tribe: null });
      expect(s.dragon!.hand.reduce((a, b) => a + b)).toBe(cards);
    }
  });
  test('[TURN-12] the Flame Wall on the Entrance kills the Thief before he stashes', () => {
    const s = scene('DT', 'ENT A01');
    s.thief!.at = 0;
    s.thief!.treasures = 1;
    s.map.flameWall = 0;
    enter(s, THIEF, 0);
    expect([s.thief!.at, s.thief!.stashed, s.map.treasures[0]]).toEqual([NOWHERE, 0, 1]);
    expect(told(s)).not.toContain('stashed');
  });
  test('[TURN-13] [TURN-14] [TURN-15] who is not asked may not act, and only what is asked', () => {
    const s = go(scene('KG', 'ENT', { plan: [{ step: 'knight.act' }] }));
    expect(vast.why(s, 1, { do: 'endTurn' })).toMatchObject({ clause: 'TURN-14' });
    expect(vast.why(s, 0, { do: 'stand' })).toMatchObject({ clause: 'TURN-15' });
    s.agenda = [];
    expect(vast.why(s, 0, { do: 'endTurn' })).toMatchObject({ clause: 'TURN-13' });
  });
});
