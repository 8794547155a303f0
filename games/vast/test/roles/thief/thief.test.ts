import { loadDice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { THIEF } from '../../../src/data/pieces.ts';
import { NOWHERE } from '../../../src/data/places.ts';
import { LEVELS } from '../../../src/data/roles.ts';
import { vast } from '../../../src/index.ts';
import { stashNeeded, thiefMovement, thiefStealth, thiefThievery } from '../../../src/roles/thief/words/questions.ts';
import { act, at, choices, go, scene, told } from '../../../src/scenes/index.ts';
import type { State } from '../../../src/state.ts';
import { isDark, isLit } from '../../../src/terrain/words/questions/map.ts';
import { darkness } from '../../../src/variants/words/questions/alone-in-the-dark.ts';
import { seen, view } from '../../../src/view.ts';
import { enter } from '../../../src/words/effects/moments.ts';
import { den, may } from './den.ts';

const why = (s: State, wish: object): string | undefined => vast.why(s, s.seat, wish as never)?.clause;
const turn = (roles: string, picture = 'ENT', settings: object = {}): State => {
  const seat = roles.length - 1;
  return go(scene(roles, picture, { settings, plan: [{ step: 'turn.begin', seat }] }));
};

describe('The Thief', () => {
  test('[THIEF-1] Loot Drop 3, tokens 2, 3 and 4; he comes to the Entrance with his first turn', () => {
    const s = scene('KT');
    expect([s.thief!.at, s.thief!.lootDrop, view(s, 1).thief!.tokens]).toEqual([NOWHERE, 3, [2, 3, 4]]);
    expect(turn('KT').thief!.at).toBe(0);
  });
  test('[THIEF-2] he assigns the tokens and takes cubes for his Thievery', () => {
    const s = turn('KT', 'ENT A01');
    expect(choices(s, 'thief')).toEqual([
      'assign 2 3 4',
      'assign 2 4 3',
      'assign 3 2 4',
      'assign 3 4 2',
      'assign 4 2 3',
      'assign 4 3 2',
    ]);
    expect(why(s, { do: 'assign', movement: 4, stealth: 4, thievery: 4 })).toBe('THIEF-2');
    act(s, 'thief', 'assign 3 2 4');
    expect([thiefMovement(s), thiefStealth(s), thiefThievery(s), s.thief!.cubes]).toEqual([3, 2, 4, 4]);
  });
  test('[THIEF-3] movement and actions mixed; the turn ends when nothing is left, or when he stops', () => {
    const s = den('GT', 'ENT A01 A05', { cubes: 1 });
    s.map.treasures[at(s, 'e1')] = 1;
    act(s, 'thief', 'sneak e1');
    act(s, 'thief', 'loot treasure 1');
    act(s, 'thief', 'sneak e2');
    expect(s.agenda.at(-1)!.step).not.toBe('thief.act');
    expect(s.roles[s.seat]).toBe('goblins');
    const t = den('GT', 'ENT A01');
    act(t, 'thief', 'end turn');
    expect(t.roles[t.seat]).toBe('goblins');
  });
  test('[THIEF-4] every token carried and a Hex cost Stealth, below 0 too', () => {
    const s = den('GDT');
    expect(thiefStealth(s)).toBe(4);
    s.thief!.treasures = 2;
    s.dragon!.gems[0] = -2;
    expect(thiefStealth(s)).toBe(1);
    s.goblins!.hex = 3;
    expect(thiefStealth(s)).toBe(-2);
  });
  test.each(LEVELS.map((level, i) => [level, [4, 5, 6, 7, 8][i]!] as const))(
    '[THIEF-5] the %s card asks for %i tokens',
    (thiefLevel, needed) => {
      const s = den('GT', 'ENT A01', { place: 'e1', settings: { thiefLevel } });
      expect(stashNeeded(s)).toBe(needed);
      s.thief!.stashed = needed - 1;
      s.thief!.treasures = 1;
      act(s, 'thief', 'sneak 0');
      expect(s.outcome).toEqual({ winners: ['thief'], clause: 'WIN-11' });
    },
  );
  test.each([
    ['standard', 2],
    ['hard', 1],
    ['expert', 0],
  ] as const)('[THIEF-6] on the %s card two stashed tokens give %i upgrades', (thiefLevel, upgrades) => {
    const s = den('GT', 'ENT A01', { place: 'e1', settings: { thiefLevel } });
    s.thief!.treasures = 2;
    act(s, 'thief', 'sneak 0');
    const step = s.agenda.at(-1)!;
    expect(step.step === 'thief.upgrade' ? step.left : 0).toBe(upgrades);
  });
  test('[THIEF-7] the Flare, where he stands, for a cube each time', () => {
    const s = den('GT', 'ENT #A01', { cubes: 2 });
    loadDice(s, 5, 1);
    act(s, 'thief', 'flare');
    expect(s.thief!.cubes).toBe(1);
    act(s, 'thief', 'flare');
    expect([isLit(s, at(s, 'e1')), s.thief!.cubes, may(s, 'flare')]).toEqual([true, 0, []]);
    expect(may(den('KGDT'), 'flare')).toEqual([]);
    expect(why(den('KGDT'), { do: 'flareHere' })).toBe('THIEF-7');
  });
  test('[THIEF-8] alone, the cave grows by his Movement', () => {
    const s = den('T');
    expect(darkness(s)).toBe(2);
    s.thief!.assigned = [2, 1, 0];
    expect(darkness(s)).toBe(4);
  });
});

describe('Moving the Thief', () => {
  test('[THIEF-MOVE-1] over Lit and Dark tiles and past anybody, not through walls', () => {
    const s = den('KGDT', '. #A01 .\nA05 ENT A02\n. A10 .', { cubes: 0 });
    s.knight!.at = at(s, 's1');
    s.dragon!.at = at(s, 's1');
    expect(may(s, 'sneak')).toEqual(['sneak n1', 'sneak s1', 'sneak w1']);
    expect(why(s, { do: 'sneak', to: at(s, 'e1') })).toBe('THIEF-MOVE-1');
  });
  test('[THIEF-MOVE-2] no more steps than Movement', () => {
    const s = den('GT', 'ENT A01 A05 A10');
    act(s, 'thief', 'sneak e1');
    act(s, 'thief', 'sneak e2');
    expect([may(s, 'sneak'), why(s, { do: 'sneak', to: at(s, 'e3') })]).toEqual([[], 'THIEF-MOVE-2']);
  });
  test('[THIEF-MOVE-3] he peeks where he ends on a Dark tile; only he sees it, and he moves no more', () => {
    const s = den('KGT', 'ENT #E05 A01');
    expect([may(s, 'peek'), why(s, { do: 'peek' })]).toEqual([[], 'THIEF-MOVE-3']);
    act(s, 'thief', 'sneak e1');
    act(s, 'thief', 'peek');
    const news = s.news!.at(-1)!;
    expect(seen(news, 2)).toMatchObject({ news: 'peeked', face: 'E05' });
    expect(seen(news, 0)).toMatchObject({ news: 'peeked', face: null });
    const face = (seat: number | null): string | null => view(s, seat).map.spaces.find((x) => x.space === 1)!.face;
    expect([face(2), face(0), face(null)]).toEqual(['E05', null, null]);
    act(s, 'thief', 'leave dark');
    expect([may(s, 'sneak'), may(s, 'peek')]).toEqual([[], []]);
    expect(why(s, { do: 'sneak', to: 0 })).toBe('THIEF-MOVE-3');
  });
  test('[THIEF-MOVE-4] having peeked he may reveal the tile, and act on', () => {
    const s = den('KGT', 'ENT #T01', { place: 'e1' });
    act(s, 'thief', 'peek');
    act(s, 'thief', 'reveal');
    expect([isLit(s, at(s, 'e1')), s.map.treasures[at(s, 'e1')]]).toEqual([true, 1]);
    expect(may(s, 'loot')).toEqual(['loot treasure 1']);
    expect(s.thief!.peeked).toEqual([]);
  });
  test('[THIEF-MOVE-5] he remembers it as long as it lies there', () => {
    const s = den('KGT', 'ENT A01 #T01', { place: 'e2' });
    act(s, 'thief', 'peek');
    act(s, 'thief', 'leave dark');
    expect([s.thief!.peeked, isDark(s, at(s, 'e2'))]).toEqual([[at(s, 'e2')], true]);
    s.thief!.at = 0;
    s.map.collapsing = true;
    s.agenda.push({ step: 'map.clear', spaces: [at(s, 'e2')], by: 'thief', reach: 'adjacent' });
    expect(go(s).thief!.peeked).toEqual([]);
  });
  test('[THIEF-CLIMB-1] Climb: a wall for a cube and the step', () => {
    const s = den('KGT', 'ENT A02', { cubes: 1 });
    act(s, 'thief', 'climb e1');
    expect([s.thief!.at, s.thief!.cubes, s.thief!.steps]).toEqual([at(s, 'e1'), 0, 1]);
    expect([may(s, 'climb'), why(s, { do: 'climb', to: 0 })]).toEqual([[], 'THIEF-CLIMB-1']);
  });
  test.each([
    ['book', [], 1],
    ['published', [], 2],
    ['book', ['climbingGear'], 0],
    ['published', ['climbingGear'], 1],
  ] as const)('[SWITCH-3] [THIEF-UPGRADE-6] climbing by the %s with %o costs %i', (climbCost, upgrades, cost) => {
    const s = den('KGT', 'ENT A02', { settings: { climbCost }, upgrades });
    act(s, 'thief', 'climb e1');
    expect(s.thief!.cubes).toBe(3 - cost);
    if (cost === 0) return;
    expect(may(den('KGT', 'ENT A02', { cubes: cost - 1, settings: { climbCost }, upgrades }), 'climb')).toEqual([]);
  });
});

describe('Death', () => {
  test('[THIEF-DEATH-1] he drops everything, and is back at the Entrance with his next turn, unburnt', () => {
    const s = den('GDT', 'ENT A01', { place: 'e1' });
    s.thief!.treasures = 2;
    s.dragon!.gems[1] = -2;
    s.map.flameWall = at(s, 'e1');
    enter(s, THIEF, at(s, 'e1'));
    expect([s.thief!.at, s.map.treasures[at(s, 'e1')], s.dragon!.gems[1], s.thief!.treasures]).toEqual([
      NOWHERE,
      2,
      at(s, 'e1'),
      0,
    ]);
    s.map.flameWall = 0;
    s.agenda = [{ step: 'turn.begin', seat: 2 }];
    expect(go(s).thief!.at).toBe(0);
  });
  test('[THIEF-DEATH-2] [THIEF-DEATH-3] [THIEF-LOOT-2] a trap pays nobody and leaves the Loot Drop', () => {
    const s = den('KGDT', 'ENT A01', { place: 'e1' });
    s.dragon!.gems[0] = at(s, 'e1');
    s.thief!.lootDrop = 2;
    const cards = s.dragon!.hand.join();
    loadDice(s, 5);
    act(s, 'thief', 'loot claw 1');
    expect([s.thief!.at, s.thief!.lootDrop, s.knight!.grit, s.goblins!.rage, s.dragon!.hand.join()]).toEqual([
      NOWHERE,
      2,
      0,
      1,
      cards,
    ]);
    expect([s.dragon!.gems[0], told(s)]).toEqual([at(s, 'e1'), expect.arrayContaining(['gemTrapped', 'thiefKilled'])]);
  });
  test('[THIEF-DEATH-4] killed in his own turn, it ends', () => {
    const s = den('DT', 'ENT A01');
    s.map.flameWall = at(s, 'e1');
    act(s, 'thief', 'sneak e1');
    expect([s.thief!.at, s.agenda.at(-1)!.step]).toEqual([NOWHERE, expect.not.stringMatching(/^thief/)]);
  });
  test('[THIEF-DEATH-5] a Flame Wall on the Entrance kills him before he stashes', () => {
    const s = den('GDT', 'ENT A01', { place: 'e1' });
    s.thief!.treasures = 1;
    s.map.flameWall = 0;
    act(s, 'thief', 'sneak 0');
    expect([s.thief!.at, s.thief!.stashed, s.map.treasures[0]]).toEqual([NOWHERE, 0, 1]);
  });
});
