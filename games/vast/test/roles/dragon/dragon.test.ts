import { describe, expect, test } from 'vitest';
import { ARMOR, SPIRIT } from '../../../src/data/dragon.ts';
import { LEVELS } from '../../../src/data/roles.ts';
import {
  discardPowers,
  drawPowers,
  hurtDragon,
  sporesOnDragon,
} from '../../../src/roles/dragon/words/effects/board.ts';
import { dragonArmor, dragonSpirit } from '../../../src/roles/dragon/words/questions.ts';
import { attackThief } from '../../../src/roles/thief/words/effects/death.ts';
import { act, at, choices, go, scene, told } from '../../../src/scenes/index.ts';
import { seen, view } from '../../../src/view.ts';
import { deal, lair } from './lair.ts';

describe('The Dragon', () => {
  test('[DRAGON-1] fourteen Sloth cubes', () => {
    const { sloth, wakefulness, awake, surfaced } = scene('KGDC').dragon!;
    expect([sloth, wakefulness, awake, surfaced]).toEqual([[4, 4, 4, 1, 1], 0, false, false]);
  });
  test('[DRAGON-2] 5 Health, nothing eaten, three cards that only he sees', () => {
    const s = scene('KGDC');
    expect([s.dragon!.health, s.dragon!.eaten, view(s, 2).dragon!.cards]).toEqual([5, 0, 3]);
    expect(view(s, 2).dragon!.hand).toEqual(s.dragon!.hand);
    expect([view(s, 0).dragon!.hand, view(s, null).dragon!.hand]).toEqual([null, null]);
    const drawn = { news: 'powersDrawn', seat: 2, count: 1, cards: ['claw'] } as const;
    expect(seen(drawn, 2)).toEqual(drawn);
    expect(seen(drawn, 1)).toEqual({ ...drawn, cards: null });
  });
  test.each(LEVELS.map((level, i) => [level, [3, 4, 5, 6, 7][i]!] as const))(
    "[DRAGON-3] the Knight's %s card gives him %i Health, without her the Goblins'",
    (level, health) => {
      expect(scene('KGD', 'ENT', { settings: { knightLevel: level } }).dragon!.health).toBe(health);
      expect(scene('GD', 'ENT', { settings: { goblinsLevel: level } }).dragon!.health).toBe(health);
      expect(scene('D', 'ENT', { settings: { knightLevel: level } }).dragon!.health).toBe(5);
    },
  );
  test('[DRAGON-4] Armor and Spirit by the last row that holds a cube', () => {
    const s = scene('KGDC');
    for (let cubes = 0; cubes <= 14; cubes++) {
      s.dragon!.wakefulness = cubes;
      expect([dragonArmor(s), dragonSpirit(s)]).toEqual([Math.floor((cubes + 4) / 4), Math.floor((cubes + 14) / 4)]);
    }
    expect([ARMOR.length, SPIRIT.length]).toEqual([15, 15]);
  });
  test('[DRAGON-5] Spirit is no limit to his hand', () => {
    const s = lair('KGDC', 'ENT', { hand: 'CCCFFFW' });
    s.dragon!.wakefulness = 2; // Spirit 4
    s.dragon!.sloth = [2, 4, 4, 1, 1];
    sporesOnDragon(s);
    act(s, 'dragon', 'doze greed');
    expect(dragonSpirit(s)).toBe(3);
    expect(s.dragon!.hand).toEqual([3, 3, 1]);
  });
  test('[DRAGON-5] a cube that wakes in this turn counts for the cards he draws', () => {
    const s = lair('KGDC');
    s.dragon!.wakefulness = 1; // Spirit 3
    act(s, 'dragon', 'settle');
    act(s, 'dragon', 'wake prideStill'); // Spirit 4
    act(s, 'dragon', 'end turn');
    expect(s.dragon!.hand.reduce((a, b) => a + b)).toBe(4);
  });
  test('[DRAGON-6] powers and movement, then Treasure, then a Gem, then a new hand', () => {
    const s = lair('KGD', 'ENT A01', { hand: 'W' });
    s.map.treasures[0] = 1;
    expect(choices(s, 'dragon')).toEqual(['glide e1', 'wing e1', 'settle', 'end turn']);
    act(s, 'dragon', 'settle');
    expect(choices(s, 'dragon')).toEqual([
      'wake prideStill',
      'pick up',
      'place claw gem',
      'place flame gem',
      'place wing gem',
      'end turn',
    ]);
    act(s, 'dragon', 'place wing gem');
    expect(choices(s, 'dragon')).toEqual(['wake prideStill', 'end turn']);
    act(s, 'dragon', 'end turn');
    expect(s.dragon!.hand.reduce((a, b) => a + b)).toBe(3);
  });
  test('[DRAGON-7] two Hunger cubes begin awake where the table says so; locked ones Spores leave alone', () => {
    const s = scene('KDC');
    expect([s.dragon!.sloth, s.dragon!.wakefulness, s.dragon!.locked]).toEqual([[4, 2, 4, 1, 1], 2, 2]);
    const planned = s.agenda.length;
    sporesOnDragon(s);
    expect(s.agenda.length).toBe(planned);
    const t = scene('KD');
    expect([t.dragon!.wakefulness, t.dragon!.locked]).toEqual([2, 0]);
    sporesOnDragon(t);
    expect(t.agenda.at(-1)).toEqual({ step: 'dragon.spores' });
  });
  test('[SWITCH-23] alone he may begin with more', () => {
    for (const soloDragonHunger of [0, 2, 4])
      expect(scene('D', 'ENT', { settings: { soloDragonHunger } }).dragon!.wakefulness).toBe(soloDragonHunger);
  });
  test('[DRAGON-8] without Health he is dead', () => {
    const s = lair('KGDC');
    hurtDragon(s, 4);
    expect(s.outcome).toBeNull();
    hurtDragon(s, 1);
    expect(s.outcome).toEqual({ winners: ['knight'], clause: 'WIN-3' });
  });
  test('[DRAGON-9] he chooses what he discards, no more than he has', () => {
    const s = lair('KGDC', 'ENT', { hand: 'CF' });
    discardPowers(s, 3);
    expect(choices(go(s), 'dragon')).toEqual(['discard claw', 'discard flame']);
    act(s, 'dragon', 'discard flame');
    act(s, 'dragon', 'discard claw');
    expect([s.dragon!.hand, s.dragon!.discards, s.agenda.at(-1)]).toEqual([
      [0, 0, 0],
      [1, 1, 0],
      { step: 'dragon.act' },
    ]);
  });
  test('[DRAGON-10] [THIEF-DEATH-3] cards for a killed Thief come from the rest of the deck', () => {
    const s = lair('KGDCT', 'ENT A01', { hand: 'CCC' });
    s.thief!.at = at(s, 'e1');
    s.dragon!.deck = [0, 1, 1];
    attackThief(s, 'dragon');
    expect([s.dragon!.hand, s.dragon!.deck]).toEqual([
      [3, 1, 1],
      [0, 0, 0],
    ]);
  });
  test('[SWITCH-21] for the Flame Wall he draws too, by the switch only for Claw and Scratch', () => {
    for (const [lootBonusAnyKill, cards] of [
      [true, 3],
      [false, 0],
    ] as const) {
      const s = lair('KGDCT', 'ENT A01', { settings: { lootBonusAnyKill } });
      s.seat = 4;
      s.thief!.at = 0;
      s.map.flameWall = at(s, 'e1');
      s.agenda.push({ step: 'thief.act' });
      s.thief!.assigned = [0, 1, 2];
      act(s, 'thief', 'sneak e1');
      expect(s.dragon!.hand.reduce((a, b) => a + b)).toBe(cards);
    }
  });
  test('[DRAGON-11] Spores: a cube goes back to a section of his choice with room', () => {
    const s = lair('KGDC');
    s.dragon!.sloth = [3, 4, 4, 1, 0];
    s.dragon!.wakefulness = 2;
    sporesOnDragon(s);
    expect(choices(s, 'dragon')).toEqual(['doze greed', 'doze prideStill']);
    act(s, 'dragon', 'doze prideStill');
    expect([s.dragon!.sloth, s.dragon!.wakefulness]).toEqual([[3, 4, 4, 1, 1], 1]);
  });
  test('discards are seen by all, and nobody imagines them in his hand', () => {
    const s = lair('KGDC', 'ENT', { hand: 'CCCCCC' });
    discardPowers(s, 5);
    for (let i = 0; i < 5; i++) act(go(s), 'dragon', 'discard claw');
    expect(view(s, 0).dragon!.discards).toEqual([5, 0, 0]);
    drawPowers(s, 1);
    expect(told(s)).toContain('powersDiscarded');
    deal(s, '');
    expect(s.dragon!.deck).toEqual([6, 6, 6]);
  });
});
