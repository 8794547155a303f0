import { loadDice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { THIEF } from '../../../src/data/pieces.ts';
import { NOWHERE } from '../../../src/data/places.ts';
import { FANGS } from '../../../src/data/tiles.ts';
import { vast } from '../../../src/index.ts';
import { sporesOnThief } from '../../../src/roles/thief/words/effects/board.ts';
import { attackThief, killThief } from '../../../src/roles/thief/words/effects/death.ts';
import { thiefMovement, thiefStealth, thiefThievery } from '../../../src/roles/thief/words/questions.ts';
import { act, at, choices, go, scene } from '../../../src/scenes/index.ts';
import type { State } from '../../../src/state.ts';
import { view } from '../../../src/view.ts';
import { enter } from '../../../src/words/effects/moments.ts';
import { broken } from '../../invariants.ts';
import { den, may } from './den.ts';

const stats = (s: State): number[] => [thiefMovement(s), thiefStealth(s), thiefThievery(s)];
/** At the Entrance, having stashed so many tokens. */
function stashed(tokens: number): State {
  const s = den('GDT', 'ENT A01', { place: 'e1', cubes: 1 });
  s.thief!.treasures = tokens;
  s.map.supply -= tokens;
  return act(s, 'thief', 'sneak 0');
}

describe('The stash', () => {
  test('[THIEF-STASH-1] everything he carries, in whoever’s turn he comes to the Entrance', () => {
    const s = stashed(2);
    expect([s.thief!.stashed, s.thief!.treasures]).toEqual([2, 0]);
    const t = den('GDT', 'ENT A01', { place: 'e1' });
    t.seat = 0;
    t.thief!.treasures = 1;
    t.thief!.at = 0;
    enter(t, THIEF, 0);
    expect([t.thief!.stashed, t.agenda.at(-1)!.step]).toEqual([1, 'thief.upgrade']);
  });
  test('[THIEF-STASH-2] [DRAGON-GEM-4] a Gem goes home and a Treasure token takes its place', () => {
    const s = den('GDT', 'ENT A01', { place: 'e1' });
    s.dragon!.gems = [-2, -1, -2];
    s.map.supply = 1;
    s.map.treasures[at(s, 'e1')] = 1;
    act(s, 'thief', 'sneak 0');
    expect([s.dragon!.gems, s.map.supply, s.thief!.stashed]).toEqual([[-1, -1, -1], 0, 1]);
    act(s, 'thief', 'fetch e1'); // the supply had only one
    expect([s.map.treasures[at(s, 'e1')], s.thief!.treasures, s.thief!.stashed]).toEqual([0, 0, 2]);
    act(s, 'thief', 'upgrade plusMovement');
    expect(s.agenda.at(-1)).toEqual({ step: 'thief.upgrade', left: 1 }); // one for each token
  });
  test('[THIEF-STASH-2] [WIN-11] a Gem wins the game once its token is fetched, and no token is in two places', () => {
    const s = den('GDT', 'ENT A01', { place: 'e1' });
    s.dragon!.gems = [-1, -1, -2];
    s.thief!.stashed = 5;
    s.map.treasures[at(s, 'e1')] = 7;
    s.map.supply = 0;
    act(s, 'thief', 'sneak 0');
    expect([s.outcome, choices(s, 'thief'), broken(s)]).toEqual([null, ['fetch e1'], []]);
    act(s, 'thief', 'fetch e1');
    expect([s.outcome?.winners, s.thief!.stashed, broken(s)]).toEqual([['thief'], 6, []]);
  });
  test.each([
    ['nextArrival', [0, 1]],
    ['atOnce', [1, 0]],
  ] as const)('[SWITCH-25] [THIEF-STASH-5] a token looted on the Entrance: %s', (lootOnEntrance, [kept, carried]) => {
    const s = den('GDT', 'ENT A01', { settings: { lootOnEntrance } });
    s.map.treasures[0] = 1;
    s.map.supply--;
    act(s, 'thief', 'loot treasure 1');
    expect([s.thief!.stashed, s.thief!.treasures, broken(s)]).toEqual([kept, carried, []]);
    const t = den('GDT', 'ENT A01', { settings: { lootOnEntrance } });
    t.dragon!.gems = [-1, 0, -1];
    act(t, 'thief', 'loot flame 2');
    expect([t.thief!.stashed, t.dragon!.gems[1]]).toEqual([kept, kept === 1 ? -1 : -2]);
  });
  test('[THIEF-STASH-3] each token an upgrade of his choice; the Loot Drop is 3 again', () => {
    const s = den('GDT', 'ENT A01', { place: 'e1' });
    s.thief!.treasures = 2;
    s.thief!.lootDrop = 0;
    act(s, 'thief', 'sneak 0');
    expect(s.thief!.lootDrop).toBe(3);
    expect(choices(s, 'thief')).toEqual([
      'upgrade plusMovement',
      'upgrade plusStealth',
      'upgrade plusThievery',
      'upgrade stickyFingers',
      'upgrade lockPickingKit',
      'upgrade climbingGear',
      'upgrade handCrossbow',
      'upgrade unnaturalEvasion',
      'upgrade flip2to3',
    ]);
    act(s, 'thief', 'upgrade handCrossbow');
    expect(choices(s, 'thief')).not.toContain('upgrade handCrossbow');
    act(s, 'thief', 'upgrade stickyFingers');
    expect([view(s, 2).thief!.upgrades, s.agenda.at(-1)!.step]).toEqual([
      ['stickyFingers', 'handCrossbow'],
      'thief.act',
    ]);
  });
  test('[THIEF-STASH-4] stashed tokens stay with him, through Spores and death', () => {
    const s = stashed(1);
    act(s, 'thief', 'upgrade handCrossbow');
    sporesOnThief(s);
    act(s, 'thief', 'lose handCrossbow');
    killThief(s, { by: null, how: 'trap', tribe: null });
    expect([s.thief!.stashed, s.map.supply]).toEqual([1, 11]);
  });
  test('[THIEF-STASH-5] what he takes on the Entrance is stashed when he next comes there', () => {
    const s = den('GDT', 'ENT A01');
    s.map.treasures[0] = 1;
    act(s, 'thief', 'loot treasure 1');
    expect([s.thief!.stashed, s.thief!.treasures]).toEqual([0, 1]);
    act(s, 'thief', 'sneak e1');
    act(s, 'thief', 'sneak 0');
    expect([s.thief!.stashed, s.thief!.treasures]).toEqual([1, 0]);
  });
});

describe('Upgrades', () => {
  test('[THIEF-UPGRADE-1] [THIEF-UPGRADE-2] plusThievery brings its cube at once', () => {
    const s = stashed(1);
    act(s, 'thief', 'upgrade plusThievery');
    expect([stats(s), s.thief!.cubes]).toEqual([[2, 4, 4], 2]);
  });
  test('[THIEF-UPGRADE-1] [THIEF-UPGRADE-2] plusMovement brings its step at once', () => {
    const s = stashed(1);
    act(s, 'thief', 'upgrade plusMovement');
    act(s, 'thief', 'sneak e1');
    expect([stats(s), may(s, 'sneak')]).toEqual([[3, 4, 3], ['sneak 0']]);
  });
  test('[THIEF-UPGRADE-2] plusStealth; no stat above 5', () => {
    const s = stashed(1);
    act(s, 'thief', 'upgrade plusStealth');
    expect(stats(s)).toEqual([2, 5, 3]);
    s.thief!.treasures = 1;
    expect(thiefStealth(s)).toBe(4);
  });
  test('[THIEF-UPGRADE-3] flip2to3, flip3to4 and all4, strictly from left to right', () => {
    const s = stashed(3);
    act(s, 'thief', 'upgrade flip2to3');
    expect([stats(s), view(s, 2).thief!.tokens]).toEqual([
      [3, 4, 3],
      [3, 3, 4],
    ]);
    expect(vast.why(s, s.seat, { do: 'upgrade', upgrade: 'all4' } as never)?.clause).toBe('THIEF-UPGRADE-3');
    act(s, 'thief', 'upgrade flip3to4');
    expect([stats(s), s.thief!.cubes]).toEqual([[3, 4, 4], 2]);
    act(s, 'thief', 'upgrade all4');
    expect(stats(s)).toEqual([4, 4, 4]);
    s.agenda = [{ step: 'turn.close' }, { step: 'thief.turn' }];
    expect([go(s).agenda.at(-1)!.step, s.thief!.cubes]).toEqual(['thief.act', 4]); // nothing to assign
  });
  test('[THIEF-UPGRADE-3] with equal tokens there are fewer ways to assign', () => {
    const s = den('GT', 'ENT', { upgrades: ['flip2to3'] });
    s.agenda = [{ step: 'turn.close' }, { step: 'thief.turn' }];
    expect(choices(go(s), 'thief')).toEqual(['assign 3 3 4', 'assign 3 4 3', 'assign 4 3 3']);
  });
  test('[THIEF-UPGRADE-4] stickyFingers: a failed Pickpocket again, once a turn', () => {
    const s = den('GDT', 'ENT A01', {
      place: 'e1',
      cubes: 4,
      upgrades: ['stickyFingers'],
      settings: { targetOncePerTurn: 'piece' },
    });
    s.dragon!.at = at(s, 'e1');
    s.dragon!.sloth[0] = 1;
    s.dragon!.wakefulness = 3;
    loadDice(s, 0, 5);
    act(s, 'thief', 'pickpocket dragon 1');
    expect(choices(s, 'thief')).toEqual(['try again', 'give up']);
    act(s, 'thief', 'try again');
    expect(s.thief!.treasures).toBe(1);
    s.thief!.targets = 0;
    loadDice(s, 0);
    act(s, 'thief', 'pickpocket dragon 1');
    expect([s.agenda.at(-1)!.step, s.thief!.treasures]).toEqual(['thief.act', 1]);
  });
  test('[THIEF-UPGRADE-4] or he lets it be', () => {
    const s = den('GDT', 'ENT A01', { place: 'e1', upgrades: ['stickyFingers'] });
    s.dragon!.at = at(s, 'e1');
    s.dragon!.sloth[0] = 1;
    s.dragon!.wakefulness = 3;
    loadDice(s, 0);
    act(s, 'thief', 'pickpocket dragon 2');
    act(s, 'thief', 'give up');
    expect([s.thief!.treasures, s.news!.at(-1)!.news]).toEqual([0, 'thiefFailed']);
  });
  test('[THIEF-UPGRADE-7] handCrossbow: Backstab somebody seen within three spaces', () => {
    const picture = 'ENT A01 A05 A10 A13';
    const s = den('KGDT', picture, { place: 'e1', cubes: 1, upgrades: ['handCrossbow'] });
    s.knight!.at = at(s, 'e4');
    s.dragon!.at = 0;
    expect(may(s, 'backstab')).toEqual(['backstab knight 1', 'backstab dragon 1']);
    expect(may(s, 'pickpocket')).toEqual([]);
    s.thief!.at = 0;
    expect(may(s, 'backstab')).toEqual(['backstab dragon 1']);
    expect(may(den('KGDT', picture, { place: 'e1' }), 'backstab')).toEqual([]);
  });
  const evading = (settings: object = {}): State => {
    const s = scene('KGDT', 'ENT A01 A02', { plan: [{ step: 'dragon.act' }], settings });
    s.thief!.upgrades = 1 << 7;
    s.thief!.at = at(s, 'e1');
    return s;
  };
  test('[THIEF-UPGRADE-8] unnaturalEvasion: on 4 or more the attack fails and he may slip aside, not through walls', () => {
    const s = evading();
    loadDice(s, 3);
    attackThief(s, 'knight');
    expect(choices(go(s), 'thief')).toEqual(['dodge 0', 'stay']);
    act(s, 'thief', 'dodge 0');
    expect(s.thief!.at).toBe(0);
    const t = evading();
    loadDice(t, 2);
    attackThief(t, 'knight');
    expect(go(t).thief!.at).toBe(NOWHERE);
  });
  test('[THIEF-UPGRADE-8] the first attack of each player’s turn', () => {
    const s = evading();
    loadDice(s, 3);
    attackThief(s, 'knight');
    act(go(s), 'thief', 'stay');
    s.agenda = [{ step: 'turn.over' }];
    go(s);
    expect(s.thief!.evaded).toBe(false);
    s.thief!.evaded = true;
    attackThief(s, 'goblins', FANGS);
    expect(s.thief!.at).toBe(NOWHERE);
  });
  test('[SWITCH-26] by the switch he is asked before he rolls, and may let the attack hit', () => {
    const s = evading({ evasionAsks: true });
    attackThief(s, 'knight');
    expect(choices(go(s), 'thief')).toEqual(['evade', 'succumb']);
    loadDice(s, 3);
    act(s, 'thief', 'evade');
    expect([s.thief!.evaded, choices(s, 'thief')]).toEqual([true, ['dodge 0', 'stay']]);
    const t = evading({ evasionAsks: true });
    attackThief(t, 'knight');
    act(go(t), 'thief', 'succumb');
    expect([t.thief!.at, t.thief!.evaded]).toEqual([NOWHERE, false]);
  });
  test('[FORCE-5] Claw and Scratch, a Tribe and the Knight attack him; a shot and a fire do not', () => {
    for (const by of ['knight', 'goblins', 'dragon'] as const) {
      const s = evading();
      loadDice(s, 3);
      attackThief(s, by, by === 'goblins' ? FANGS : null);
      expect([go(s).thief!.evaded, s.agenda.at(-1)!.step]).toEqual([true, 'thief.dodge']);
    }
    for (const how of ['bow', 'flameWall'] as const) {
      const s = evading();
      killThief(s, { by: how === 'bow' ? 'knight' : 'dragon', how, tribe: null });
      expect([s.thief!.evaded, s.thief!.at]).toEqual([false, NOWHERE]);
    }
  });
  test('[THIEF-UPGRADE-9] not against a Bow or the Flame Wall', () => {
    const s = evading();
    killThief(s, { by: 'knight', how: 'bow', tribe: null });
    expect(s.thief!.at).toBe(NOWHERE);
    const t = evading();
    t.map.flameWall = at(t, 'e1');
    enter(t, THIEF, at(t, 'e1'));
    expect(t.thief!.at).toBe(NOWHERE);
  });
  test('[THIEF-UPGRADE-10] Spores take one of his choice; of the Flip row the last', () => {
    const s = den('GDT', 'ENT', { upgrades: ['plusStealth', 'flip2to3', 'flip3to4'] });
    sporesOnThief(s);
    expect(choices(s, 'thief')).toEqual(['lose plusStealth', 'lose flip3to4']);
    expect(vast.why(s, s.seat, { do: 'loseUpgrade', upgrade: 'flip2to3' } as never)?.clause).toBe('THIEF-UPGRADE-10');
    expect(stats(s)).toEqual([3, 5, 4]);
    act(s, 'thief', 'lose flip3to4');
    expect([stats(s), view(s, 0).thief!.tokens]).toEqual([
      [3, 5, 3],
      [3, 3, 4],
    ]);
    const t = den('GDT');
    sporesOnThief(t);
    expect(t.agenda.at(-1)).toEqual({ step: 'thief.act' }); // nothing to lose
  });
});
