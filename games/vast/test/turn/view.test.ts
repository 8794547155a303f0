import { dice } from '@trollmoot/kernel';
import { expect, test } from 'vitest';
import { VARIANTS } from '../../src/data/variants.ts';
import { vast } from '../../src/index.ts';
import { settingsFor } from '../../src/scenes/index.ts';
import type { State } from '../../src/state.ts';
import type { Layout } from '../../src/terrain/state.ts';

/** Where a view holds the very arrays that the rules go on changing. */
function shared(view: unknown, live: Set<unknown>, path = 'view'): string[] {
  if (typeof view !== 'object' || view === null) return [];
  if (live.has(view)) return [path];
  return Object.entries(view).flatMap(([name, part]) => shared(part, live, `${path}.${name}`));
}
/** Every array of a position, but for those that are never changed. */
function arraysOf(part: unknown, fixed: Layout, found = new Set<unknown>()): Set<unknown> {
  if (typeof part !== 'object' || part === null || part === fixed) return found;
  if (Array.isArray(part)) found.add(part);
  for (const inner of Object.values(part)) arraysOf(inner, fixed, found);
  return found;
}

test('a view stays what it was when play goes on', () => {
  const found = new Set<string>();
  for (const { roles } of VARIANTS) {
    const random = dice(`view ${roles}`);
    const s: State = vast.setup(settingsFor({ roles }, roles.length), roles.length, roles);
    for (let ply = 0; ply < 60 && vast.result(s) === null; ply++) {
      const seat = vast.waitingFor(s)[0]!;
      const { agenda: _steps, roles: _fixed, outcome: _last, ...changing } = s; // steps are never changed
      const live = arraysOf(changing, s.map.layout);
      for (const reader of [null, ...s.roles.keys()])
        for (const path of shared(vast.view(s, reader), live)) found.add(path);
      const options = vast.options(s, seat);
      vast.play(s, seat, options[random(options.length)]!);
    }
  }
  expect([...found]).toEqual([]);
});
