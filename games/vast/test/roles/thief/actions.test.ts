import { loadDice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { GOBLIN_RUBY, TRAP } from '../../../src/data/goblins.ts';
import { KNIGHT } from '../../../src/data/pieces.ts';
import { BONES, EYE, FANGS } from '../../../src/data/tiles.ts';
import { vast } from '../../../src/index.ts';
import { gainGrit } from '../../../src/roles/knight/words/effects/board.ts';
import { act, at, choices } from '../../../src/scenes/index.ts';
import type { State } from '../../../src/state.ts';
import { placeToken } from '../../../src/terrain/words/effects/tokens.ts';
import { seen } from '../../../src/view.ts';
import { den, may } from './den.ts';

const why = (s: State, wish: object): string | undefined => vast.why(s, s.seat, wish as never)?.clause;
/** He and the Knight, who has two Treasure cards, one of them face up. */
function withKnight(cubes = 3, settings: object = {}): State {
  const s = den('KGDT', 'ENT A01', { place: 'e1', cubes, settings });
  s.knight!.at = at(s, 'e1');
  s.knight!.treasure[2] = 1;
  s.knight!.treasure[4] = 2;
  return s;
}
/** He and two Tribes with a Secret in hand. */
function withTribes(cubes = 3, settings: object = {}): State {
  const s = den('KGDT', 'ENT A01', { place: 'e1', cubes, settings });
  s.goblins!.at = [1, 1, -1];
  s.goblins!.population = [2, 3, 0];
  s.goblins!.secrets = [0];
  s.goblins!.secretDeck = s.goblins!.secretDeck.filter((card) => card !== 0);
  return s;
}

describe('His actions', () => {
  test('[THIEF-LOOT-1] Loot: a Treasure token of his space for a cube', () => {
    const s = den('GT', 'ENT A01', { place: 'e1' });
    s.map.treasures[at(s, 'e1')] = 2;
    act(s, 'thief', 'loot treasure 1');
    expect([s.thief!.treasures, s.map.treasures[at(s, 'e1')], s.thief!.cubes]).toEqual([1, 1, 2]);
    expect(why(den('GT'), { do: 'loot', token: 'treasure', cubes: 1 })).toBe('THIEF-LOOT-1');
  });
  test('[THIEF-LOOT-2] Loot: a Gem for one cube unless the center is rolled', () => {
    const s = den('GDT', 'ENT A01', { place: 'e1' });
    s.dragon!.gems[2] = at(s, 'e1');
    loadDice(s, 0);
    act(s, 'thief', 'loot wing 1');
    expect([s.dragon!.gems[2], s.thief!.at]).toEqual([-2, at(s, 'e1')]);
  });
  test('[THIEF-LOOT-3] Loot: a Gem for two cubes is safe', () => {
    const s = den('GDT', 'ENT A01', { place: 'e1', cubes: 2 });
    s.dragon!.gems[2] = at(s, 'e1');
    act(s, 'thief', 'loot wing 2');
    expect([s.dragon!.gems[2], s.thief!.cubes]).toEqual([-2, 0]);
    const t = den('GDT', 'ENT A01', { place: 'e1', cubes: 1 });
    t.dragon!.gems[2] = at(t, 'e1');
    expect(may(t, 'loot')).toEqual(['loot wing 1']);
  });

  test('[THIEF-TARGET-1] each player once a turn, robbed or stabbed; a failure counts', () => {
    const s = withTribes();
    loadDice(s, 0); // shows 1
    act(s, 'thief', 'pickpocket fangs 1');
    expect([may(s, 'pickpocket'), may(s, 'backstab')]).toEqual([[], []]);
    expect(why(s, { do: 'backstab', victim: 2, effort: 1 })).toBe('THIEF-TARGET-1');
  });
  test('[SWITCH-15] by the switch each piece once a turn', () => {
    const s = withTribes(3, { targetOncePerTurn: 'piece' });
    s.goblins!.population[BONES] = 2;
    loadDice(s, 0);
    act(s, 'thief', 'pickpocket fangs 1');
    expect(may(s, 'backstab')).toEqual(['backstab bones 1', 'backstab bones 2']);
  });
  test('[THIEF-TARGET-2] Stealth above Perception or Armor', () => {
    const s = withKnight();
    expect(may(s, 'backstab')).toEqual(['backstab knight 1', 'backstab knight 2', 'backstab knight 3']);
    s.thief!.treasures = 3; // Stealth 1, her Perception 1
    expect([may(s, 'backstab'), why(s, { do: 'backstab', victim: KNIGHT, effort: 1 })]).toEqual([[], 'THIEF-TARGET-2']);
    const t = den('KGDT', 'ENT A01', { place: 'e1', cubes: 1 });
    t.dragon!.at = at(t, 'e1');
    t.dragon!.wakefulness = 8; // Armor 3
    expect(may(t, 'backstab')).toEqual(['backstab dragon 1']);
    t.dragon!.wakefulness = 12; // Armor 4
    expect(may(t, 'backstab')).toEqual([]);
  });
  test('[THIEF-TARGET-3] on his own space; of several Tribes one, whose Perception counts', () => {
    const s = withTribes(1);
    expect(may(s, 'backstab')).toEqual(['backstab fangs 1']); // Perception 3 and 4 against Stealth 4
    expect(why(s, { do: 'backstab', victim: 2, effort: 1 })).toBe('THIEF-TARGET-2');
    expect(why(s, { do: 'pickpocket', victim: KNIGHT, effort: 1 })).toBe('THIEF-TARGET-3');
  });
  test('[THIEF-TARGET-4] Rage for the Goblins; a Trap adds 1 and is spent', () => {
    const s = withTribes();
    act(s, 'thief', 'backstab fangs 1');
    expect(s.goblins!.rage).toBe(2);
    const t = withTribes();
    t.goblins!.faceUp = [TRAP];
    expect(may(t, 'backstab')).toEqual([]);
    t.goblins!.population[FANGS] = 1;
    act(t, 'thief', 'backstab fangs 1');
    expect(t.goblins!.faceUp).toEqual([]);
  });

  test.each([
    [1, 3, true],
    [1, 2, false],
    [2, 1, true],
    [2, 0, false],
    [3, null, true],
  ] as const)('[THIEF-PICKPOCKET-1] Pickpocket with %i cubes and a roll of %o + 1: %s', (effort, roll, success) => {
    const s = withTribes();
    if (roll !== null) loadDice(s, roll, 0);
    act(s, 'thief', `pickpocket fangs ${effort}`);
    if (success) act(s, 'thief', 'take a hidden secret');
    expect([s.thief!.treasures, s.map.supply, s.thief!.cubes]).toEqual(
      success ? [1, 11, 3 - effort] : [0, 12, 3 - effort],
    );
  });
  test('[THIEF-PICKPOCKET-2] there must be something to take', () => {
    const s = den('KGDT', 'ENT A01', { place: 'e1' });
    s.knight!.at = at(s, 'e1');
    s.dragon!.at = at(s, 'e1');
    s.goblins!.at[FANGS] = at(s, 'e1');
    s.goblins!.population[FANGS] = 1;
    expect(may(s, 'pickpocket')).toEqual([]);
    for (const victim of [0, 1, 4]) expect(why(s, { do: 'pickpocket', victim, effort: 1 })).toBe('THIEF-PICKPOCKET-2');
    s.dragon!.wakefulness = 1; // a cube, but no room in Greed
    expect(may(s, 'pickpocket')).toEqual([]);
    s.dragon!.sloth[0] = 3;
    expect(may(s, 'pickpocket dragon').length).toBe(3);
  });
  test('[THIEF-PICKPOCKET-3] the Knight: a face-up card of his choice, or a face-down one at random, under the deck', () => {
    const s = withKnight();
    act(s, 'thief', 'pickpocket knight 3');
    expect(choices(s, 'thief')).toEqual(['take mightyAxe', 'take a hidden card']);
    act(s, 'thief', 'take mightyAxe');
    expect([s.knight!.treasure[4], s.treasureDeck[0], s.thief!.treasures]).toEqual([0, 4, 1]);
    const t = withKnight();
    act(t, 'thief', 'pickpocket knight 3');
    act(t, 'thief', 'take a hidden card');
    expect([t.knight!.treasure[2], t.treasureDeck[0]]).toEqual([0, 2]);
    const news = t.news!.find((piece) => piece.news === 'cardStolen')!;
    expect([seen(news, 0), seen(news, 3)]).toMatchObject([{ card: 'heroicBoots' }, { card: null }]);
  });
  test('[THIEF-PICKPOCKET-4] the Goblins: a hidden Secret at random, or the Ruby', () => {
    const s = withTribes();
    s.goblins!.faceUp = [GOBLIN_RUBY, TRAP];
    s.goblins!.population[FANGS] = 1;
    act(s, 'thief', 'pickpocket fangs 3');
    expect(choices(s, 'thief')).toEqual(['take goblinRuby', 'take a hidden secret']);
    act(s, 'thief', 'take goblinRuby');
    expect([s.goblins!.faceUp, s.goblins!.secrets]).toEqual([[], [0]]);
  });
  test('[THIEF-PICKPOCKET-4] [SWITCH-13] a Trap that was all there was to take is spent: the token alone is his', () => {
    const s = withTribes(3, { pickpocketFaceUpSecrets: 'any' });
    s.goblins!.population[FANGS] = 1;
    s.goblins!.secrets = [];
    s.goblins!.faceUp = [TRAP];
    act(s, 'thief', 'pickpocket fangs 3');
    expect([s.goblins!.faceUp, s.thief!.treasures, s.agenda.at(-1)!.step]).toEqual([[], 1, 'thief.act']);
  });
  test('[THIEF-PICKPOCKET-5] the Dragon: a Wakefulness cube goes back to Greed', () => {
    const s = den('GDT', 'ENT A01', { place: 'e1' });
    s.dragon!.at = at(s, 'e1');
    s.dragon!.sloth[0] = 2;
    s.dragon!.wakefulness = 2;
    act(s, 'thief', 'pickpocket dragon 3');
    expect([s.dragon!.sloth[0], s.dragon!.wakefulness, s.thief!.treasures]).toEqual([3, 1, 1]);
  });
  test('[THIEF-SUPPLY-1] with an empty supply, a token from anywhere on the map; else none', () => {
    const s = withTribes();
    s.map.supply = 0;
    s.map.treasures[0] = 1;
    act(s, 'thief', 'pickpocket fangs 3');
    act(s, 'thief', 'fetch 0');
    act(s, 'thief', 'take a hidden secret');
    expect([s.thief!.treasures, s.map.treasures[0]]).toEqual([1, 0]);
    const t = withTribes();
    t.map.supply = 0;
    act(t, 'thief', 'pickpocket fangs 3');
    act(t, 'thief', 'take a hidden secret');
    expect(t.thief!.treasures).toBe(0);
  });

  const withVault = (cubes: number, kit = false): State => {
    const s = den('GT', 'ENT V01', { place: 'e1', cubes, upgrades: kit ? ['lockPickingKit'] : [] });
    placeToken(s, at(s, 'e1'), 'vault');
    return s;
  };
  test('[THIEF-LOCK-1] Pick Lock: the Vault opens as a pocket does', () => {
    for (const [effort, roll, success] of [
      [1, 3, true],
      [1, 2, false],
      [2, 1, true],
      [3, null, true],
    ] as const) {
      const s = withVault(3);
      if (roll !== null) loadDice(s, roll);
      act(s, 'thief', `pick lock ${effort}`);
      expect([s.thief!.treasures, s.map.tokens[at(s, 'e1')]]).toEqual(success ? [1, 0] : [0, 2]);
    }
    expect(why(den('GT'), { do: 'pickLock', effort: 1 })).toBe('THIEF-LOCK-1');
  });
  test('[THIEF-LOCK-2] each Vault once a turn', () => {
    const s = withVault(3);
    loadDice(s, 0);
    act(s, 'thief', 'pick lock 1');
    expect([may(s, 'pick lock'), why(s, { do: 'pickLock', effort: 1 })]).toEqual([[], 'THIEF-LOCK-2']);
  });
  test('[THIEF-UPGRADE-5] Lock Picking Kit: a cube less, down to none', () => {
    const s = withVault(0, true);
    expect(may(s, 'pick lock')).toEqual(['pick lock 1']);
    const t = withVault(2, true);
    act(t, 'thief', 'pick lock 3');
    expect([t.thief!.cubes, t.thief!.treasures]).toEqual([0, 1]);
  });

  test.each([
    [1, 19],
    [2, 17],
    [3, 15],
  ])('[THIEF-BACKSTAB-1] Backstab with %i cubes leaves the Knight %i of 20 Grit', (effort, grit) => {
    const s = withKnight();
    gainGrit(s, 20, 'TURN-11');
    act(s, 'thief', `backstab knight ${effort}`);
    expect([s.knight!.grit, s.thief!.cubes]).toEqual([grit, 3 - effort]);
  });
  test('[THIEF-BACKSTAB-2] Backstab: a Tribe loses Population', () => {
    for (const effort of [1, 2]) {
      const s = withTribes();
      act(s, 'thief', `backstab fangs ${effort}`);
      expect([s.goblins!.population[FANGS], s.goblins!.at[FANGS]]).toEqual([2 - effort, effort === 2 ? -1 : 1]);
    }
    expect(EYE).toBe(2);
  });
  test('[THIEF-BACKSTAB-3] Backstab: the Dragon discards cards of his choice', () => {
    const s = den('GDT', 'ENT A01', { place: 'e1' });
    s.dragon!.at = at(s, 'e1');
    s.dragon!.hand = [1, 1, 1];
    act(s, 'thief', 'backstab dragon 2');
    act(s, 'dragon', 'discard wing');
    act(s, 'dragon', 'discard claw');
    expect([s.dragon!.hand, s.agenda.at(-1)!.step]).toEqual([[0, 1, 0], 'thief.act']);
  });
  test('[THIEF-HIDE-1] Hide Loot: a cube for each level, down to 0', () => {
    const s = den('GT', 'ENT A01', { cubes: 4 });
    for (let i = 0; i < 3; i++) act(s, 'thief', 'hide loot');
    expect([s.thief!.lootDrop, s.thief!.cubes, may(s, 'hide')]).toEqual([0, 1, []]);
    expect(why(s, { do: 'hideLoot' })).toBe('THIEF-HIDE-1');
  });
});
