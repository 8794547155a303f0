import { dice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { vast } from '../../src/index.ts';
import { settingsFor } from '../../src/scenes/index.ts';
import { ways } from '../../src/terrain/words/questions/layout.ts';

const plain = (layout: Parameters<typeof ways>[0]) => {
  const { next, open, clear } = ways(layout);
  return { next: [...next], open: [...open], clear: [...clear] };
};

describe('the ways of a map', () => {
  test.each([false, true])('are the same however the map came about (terrain: %s)', (terrain) => {
    const settings = settingsFor({ roles: 'KGDCT', terrain }, 5);
    for (const seed of ['one', 'two', 'three']) {
      const s = vast.setup(settings, 5, seed);
      const random = dice(seed);
      for (let seat = vast.waitingFor(s)[0]; seat !== undefined; seat = vast.waitingFor(s)[0]) {
        const before = s.map.layout;
        const options = vast.options(s, seat);
        vast.play(s, seat, options[random(options.length)]!);
        if (s.map.layout !== before) expect(plain(s.map.layout)).toEqual(plain({ ...s.map.layout }));
      }
    }
  });
});
