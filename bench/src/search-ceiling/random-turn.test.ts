import { usualSettings } from '@trollmoot/bots';
import { dice } from '@trollmoot/kernel';
import { expect, test } from 'vitest';
import type { DragonPosition } from './exact.ts';
import { game } from './match.ts';
import { type Ending, randomTurn } from './random-turn.ts';
import { CAVERN, GROTTO } from './table.ts';

const chanceOf = (grotto: number, cavern: number, is: (ending: Ending) => boolean): number =>
  randomTurn(grotto, cavern)
    .filter(is)
    .reduce((sum, { chance }) => sum + chance, 0);

test.each([
  [60, 50],
  [3, 50],
  [60, 2],
  [1, 1],
])('the endings of a random turn add up to 1, with %i diamonds and %i nuggets left', (grotto, cavern) => {
  expect(chanceOf(grotto, cavern, () => true)).toBeCloseTo(1, 6);
  expect(chanceOf(grotto, cavern, ({ diamonds, nuggets }) => diamonds > grotto || nuggets > cavern)).toBe(0);
});

test('random turns in the real game end with the same frequencies', () => {
  const TURNS = 4000;
  const random = dice('random turns');
  const happened = { trolled: 0, empty: 0, rich: 0 };
  for (let n = 0; n < TURNS; n++) {
    const s = game.setup(usualSettings(game, 2), 2, `random turn ${n}`) as DragonPosition;
    const { adventurer } = s;
    while (s.adventurer === adventurer) {
      const options = game.options(s, adventurer);
      game.play(s, adventurer, options[random(options.length)]!);
    }
    if (s.hand > 0) happened.trolled++;
    if (s.grotto === GROTTO && s.cavern === CAVERN) happened.empty++;
    if (s.packNuggets[adventurer]! > 0) happened.rich++;
  }
  const chances = {
    trolled: chanceOf(GROTTO, CAVERN, ({ how, diamonds }) => how === 'trolled' && diamonds > 0),
    empty: chanceOf(GROTTO, CAVERN, ({ diamonds, nuggets }) => diamonds + nuggets === 0),
    rich: chanceOf(GROTTO, CAVERN, ({ how, nuggets }) => how === 'left' && nuggets > 0),
  };
  for (const what of ['trolled', 'empty', 'rich'] as const) {
    const chance = chances[what];
    const sigma = Math.sqrt((chance * (1 - chance)) / TURNS);
    expect(Math.abs(happened[what] / TURNS - chance), what).toBeLessThan(2.5 * sigma);
  }
});
