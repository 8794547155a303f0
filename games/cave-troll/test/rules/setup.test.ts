import { describe, expect, test } from 'vitest';
import { COLOURS, SETS } from '../../src/data/figures.ts';
import { caveTroll } from '../../src/index.ts';
import { defaults } from '../../src/scenes/index.ts';

describe('Setting up', () => {
  test('[SETUP-1] two to four players', () => expect(caveTroll.seats).toEqual([2, 3, 4]));

  test.each(['classic', 'variant'] as const)(
    '[SETUP-2] a colour and seventeen figures each, %s set',
    (characterSet) => {
      const { figures, players } = caveTroll.view(caveTroll.setup({ ...defaults(), characterSet }, 4, 'figures'), null);
      expect(players.map(({ colour }) => colour)).toEqual(COLOURS);
      for (const seat of players.keys()) {
        const own = figures.filter(({ owner }) => owner === seat);
        expect(own.map(({ kind }) => kind)).toEqual(SETS[characterSet]);
        expect(own).toHaveLength(17);
        expect(own.filter(({ kind }) => kind === 'adventurer')).toHaveLength(9);
      }
    },
  );

  test('[SETUP-3] everyone starts with no gold', () => {
    expect(caveTroll.setup(defaults(), 3, 'gold').gold).toEqual([0, 0, 0]);
  });
});
