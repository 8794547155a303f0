import { dice } from '@trollmoot/kernel';
import { expect, test } from 'vitest';
import { VARIANTS } from '../src/data/variants.ts';
import { vast } from '../src/index.ts';
import { scenes, settingsFor } from '../src/scenes/index.ts';
import { SETTINGS } from '../src/settings.ts';
import type { State } from '../src/state.ts';

/** Whatever chance leads to, and under whatever settings, habits choose among the options and everybody's hopes are a number from 0 to 1. */
function judge(s: State, random: (n: number) => number, most: number): string[] {
  const wrong: string[] = [];
  for (let n = 0; n < most && s.agenda.length > 0; n++) {
    const seat = vast.waitingFor(s)[0]!;
    const options = vast.options(s, seat);
    const habits = vast.bot.habits(s, seat, options);
    if (habits.length === 0 || habits.some((act) => !options.includes(act)))
      wrong.push(`${s.agenda.at(-1)!.step}: strange habits`);
    for (let other = 0; other < s.roles.length; other++) {
      const hope = vast.bot.evaluate(s, other);
      if (!(hope >= 0 && hope <= 1)) wrong.push(`${s.agenda.at(-1)!.step}: ${s.roles[other]} hopes ${hope}`);
    }
    vast.play(s, seat, random(3) === 0 ? habits[0]! : options[random(options.length)]!);
  }
  return wrong;
}

test.each(VARIANTS.map(({ roles }) => roles))('habits and hopes hold wherever a game of %s leads', (roles) => {
  const random = dice(`judge ${roles}`);
  const changes = Object.fromEntries(
    Object.entries(SETTINGS).map(([name, { values }]) => [name, values[random(values.length)]]),
  );
  const s = vast.setup(settingsFor({ ...changes, roles }, roles.length), roles.length, `judge ${roles}`);
  expect(judge(s, random, Number.POSITIVE_INFINITY)).toEqual([]);
});

test.each(Object.keys(scenes))('and from the scene: %s', (name) => {
  expect(judge(scenes[name]!(), dice(name), 60)).toEqual([]);
});
