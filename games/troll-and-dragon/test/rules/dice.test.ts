import { below, loadDice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { DRAGON_PRESETS, GROTTO_DICE, GROTTO_FACES, TREASURE_DICE, TREASURE_FACES } from '../../src/data/dice.ts';
import { inCavern, newGame } from '../../src/scenes/lay.ts';
import { KNIGHT, play } from '../acting.ts';

describe('Dice', () => {
  test('[DICE-1] four white dice: two diamonds, a Key, a Door, two Trolls', () => {
    expect(newGame().white).toHaveLength(GROTTO_DICE);
    const shown = GROTTO_FACES.map((_, face) => {
      const s = newGame();
      loadDice(s, face, 0, 0, 0);
      return play(s, KNIGHT, 'roll white').white[0];
    });
    expect(shown).toEqual(['diamond', 'diamond', 'key', 'door', 'troll', 'troll']);
  });

  test('[DICE-2] two gold dice: four blanks, one nugget, two nuggets', () => {
    expect(TREASURE_DICE).toBe(2);
    const paid = TREASURE_FACES.map((_, face) => {
      const s = inCavern();
      loadDice(s, face, 0, 5, 5);
      return play(s, KNIGHT, 'roll gold').riskNuggets;
    });
    expect(paid).toEqual([0, 0, 0, 0, 1, 2]);
  });

  test.each(Object.entries(DRAGON_PRESETS))('[DICE-3] preset %s', (preset, [a, b]) => {
    const dragons = (die: 0 | 1): number => {
      let count = 0;
      for (let face = 0; face < 6; face++) {
        const s = inCavern({ settings: { dice: preset as keyof typeof DRAGON_PRESETS } });
        loadDice(s, 0, 0, ...(die === 0 ? [face, 5] : [5, face]));
        if (play(s, KNIGHT, 'roll gold').red[die] === 'dragon') count++;
      }
      return count;
    };
    expect([dragons(0), dragons(1)]).toEqual([a, b]);
    expect(preset).toBe(`${a}+${b}`);
  });

  test('[DICE-4] the generator shows each of six faces about equally often', () => {
    const s = newGame();
    const times = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) times[below(s, 6)]!++;
    for (const n of times) expect(Math.abs(n - 10_000)).toBeLessThan(500); // more than five standard deviations
  });
});
