import { chooseSettings } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { trollAndDragon } from '../../src/index.ts';
import { setup } from '../../src/rules/index.ts';
import { inCavern, newGame, settings } from '../../src/scenes/lay.ts';
import { choices, PRESETS } from '../acting.ts';

describe('Setup', () => {
  test('[SETUP-1] 60 diamonds, 50 nuggets, an empty Hand and empty packs', () => {
    const s = newGame(3);
    expect([s.grotto, s.cavern, s.hand]).toEqual([60, 50, 0]);
    expect(s.packDiamonds).toEqual([0, 0, 0]);
    expect(s.packNuggets).toEqual([0, 0, 0]);
  });

  test('[SETUP-2] two to five players, each with their own pack', () => {
    expect(trollAndDragon.seats).toEqual([2, 3, 4, 5]);
    expect(trollAndDragon.seatNames(settings(), 5)).toEqual(['knight', 'barbarian', 'cat', 'archer', 'thief']);
    expect(trollAndDragon.seatNames(settings(), 2)).toEqual(['knight', 'barbarian']);
  });

  test('[SETUP-3] any seat may start, and the seed decides', () => {
    const starters = new Set<number>();
    for (let i = 0; i < 60; i++) starters.add(setup(settings(), 5, `start ${i}`).adventurer);
    expect([...starters].sort()).toEqual([0, 1, 2, 3, 4]);
    expect(setup(settings(), 5, 'same').adventurer).toBe(setup(settings(), 5, 'same').adventurer);
  });

  test.each([2, 3, 4, 5])('[SETUP-8] %i players have the first packs, each a different one', (seats) => {
    const all = ['knight', 'barbarian', 'cat', 'archer', 'thief'];
    expect(trollAndDragon.seatNames(settings(), seats)).toEqual(all.slice(0, seats));
  });

  test('[SETUP-4] [SETUP-5] [SETUP-6] [SETUP-7] the settings, the usual value first', () => {
    expect(chooseSettings(trollAndDragon, {}, 4)).toEqual({
      end: 'first',
      reroll: 'all',
      dice: '1+2',
      duel: 'beats',
      shares: 'best',
      pace: 'even',
    });
    expect(trollAndDragon.settings.end?.values).toEqual(['first', 'both']);
    expect(trollAndDragon.settings.dice?.values).toEqual(PRESETS);
    expect(trollAndDragon.settings.duel?.values).toEqual(['beats', 'race', 'plan']);
    expect(trollAndDragon.settings.pace?.values).toEqual(['even', 'gentle', 'slow']);
  });

  test.each([
    ['beats', ['roll gold', 'leave']],
    ['race', ['roll gold', 'leave']],
  ] as const)('[SETUP-6] the Cavern in the form of %s', (duel, expected) => {
    const s = inCavern({ settings: { duel } });
    expect(trollAndDragon.current(s)).toEqual({ step: duel });
    expect(choices(s)).toEqual(expected);
  });

  test('[SETUP-6] the Cavern in the form of a plan', () => {
    expect(trollAndDragon.current(inCavern({ settings: { duel: 'plan' } }))).toEqual({ step: 'planBeats' });
  });
});
