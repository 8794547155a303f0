import { describe, expect, test } from 'vitest';
import { DARK } from '../../src/data/places.ts';
import { FACES } from '../../src/data/tiles.ts';
import { VARIANTS } from '../../src/data/variants.ts';
import { vast } from '../../src/index.ts';
import { setup } from '../../src/rules/setup.ts';
import { places, settingsFor } from '../../src/scenes/index.ts';
import { tilesLeft } from '../../src/terrain/words/questions/filling.ts';
import { tilesThat } from '../../src/terrain/words/questions/map.ts';

const game = (roles: string, changes: object = {}) =>
  setup(settingsFor({ ...changes, roles }, roles.length), roles.length, `setup ${roles}`);

describe('Setting up', () => {
  test('[SETUP-1] [VARIANT-1] thirty rows, each playable, the recommended one by default', () => {
    expect(VARIANTS.length).toBe(30);
    for (const { roles } of VARIANTS) expect(game(roles).roles.length).toBe(roles.length);
    for (const seats of [1, 2, 3, 4, 5])
      expect(VARIANTS[setup(settingsFor({}, seats), seats, 'x').variant]!.starred).toBe(true);
    expect(vast.seatsNamed!(['dragon', 'knight', 'G'])).toEqual({ seats: 3, settings: { roles: 'KGD' } });
    expect(vast.seatsNamed!(['cave'])).toBe('the Cave has no game alone');
    expect(vast.misfit!(settingsFor({ roles: 'KG' }, 2), 3)).toContain('KG');
  });
  test('[SETUP-2] the seats are the roles in order of play', () => {
    expect(vast.seatNames(settingsFor({ roles: 'GDCT' }, 4), 4)).toEqual(['goblins', 'dragon', 'cave', 'thief']);
  });
  test('[SETUP-3] the Entrance with a Dark tile on each side', () => {
    const s = game('KG');
    expect(places(s, tilesThat(s, DARK))).toEqual(['e1', 'n1', 's1', 'w1']);
  });
  test('[SETUP-4] three Crystal tiles in each third of the stack, and with the Thief two Vaults', () => {
    const s = game('KT');
    const fromTop = s.map.stack.toReversed().map((face) => FACES[face]!.kind);
    expect(fromTop.length).toBe(47);
    const piles = [fromTop.slice(0, 16), fromTop.slice(16, 32), fromTop.slice(32)];
    for (const pile of piles) expect(pile.filter((kind) => kind === 'crystal').length).toBe(3);
    for (const pile of piles) expect(pile.filter((kind) => kind === 'vault').length).toBe(2);
  });
  test('[SETUP-5] [SETUP-6] Vaults and two more Treasure tokens only with the Thief', () => {
    expect([game('KG').map.stack.length, game('KG').map.supply, game('KT').map.supply]).toEqual([41, 10, 12]);
    expect(tilesLeft(game('KC'))).toBe(41);
  });
  test('[SETUP-7] Event and Treasure cards only with the Knight', () => {
    expect([game('KG').events.length, game('KG').treasureDeck.length]).toEqual([15, 7]);
    expect([game('GD').events.length, game('GD').treasureDeck.length]).toEqual([0, 0]);
  });
  test('[SETUP-8] difficulty cards change Health, Wakefulness, tiles and stash', () => {
    expect(game('KGD', { goblinsLevel: 'easiest' }).knight!.health).toBe(5);
    expect(game('KGD', { knightLevel: 'expert' }).dragon!.health).toBe(7);
    expect(game('GD', { goblinsLevel: 'easy' }).dragon!.health).toBe(4);
    expect(game('KC', { caveLevel: 'hard' }).cave!.hatred).toBe(4);
  });
  test('[SETUP-9] a shallower cave has fewer tiles', () => {
    expect(game('KG', { shallow: 3 }).map.stack.length).toBe(38);
  });
  test('[SETUP-10] the Lava Tube lacks two tiles of each kind', () => {
    const s = game('KC', { caveLevel: 'easiest' });
    expect(tilesLeft(s)).toBe(41 - 8);
    expect(tilesLeft(game('CT', { caveLevel: 'easy' }))).toBe(47 - 5);
  });
  test('[SWITCH-23] a Dragon alone may begin with Hunger cubes awake', () => {
    expect(game('D').dragon!.wakefulness).toBe(0);
    expect(game('D', { soloDragonHunger: 4 }).dragon!).toMatchObject({ wakefulness: 4, sloth: [4, 0, 4, 1, 1] });
    expect(game('KDC').dragon!).toMatchObject({ wakefulness: 2, locked: 2 });
  });
});
