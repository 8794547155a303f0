import { describe, expect, test } from 'vitest';
import { vast } from '../src/index.ts';
import { scene } from '../src/scenes/index.ts';
import type { State } from '../src/state.ts';
import { seatOf } from '../src/words/questions/seats.ts';

/** What `evaluate` tells a listener in this seat. */
function terms(s: State, role: State['roles'][number]): Map<string, number> {
  const told = new Map<string, number>();
  vast.bot.evaluate(s, seatOf(s, role), (term, value) => told.set(term, value));
  return told;
}
const table = (): State => scene('KGDCT', 'ENT #A01 #A05 #A10 #A11', {});

describe('the terms of a hint', () => {
  test.each([
    ['knight', 'grit', (s: State) => (s.knight!.grit += 4)],
    ['knight', 'health', (s: State) => s.knight!.health++],
    ['goblins', 'rage', (s: State) => s.goblins!.rage++],
    ['goblins', 'population', (s: State) => s.goblins!.population[0]!++],
    ['dragon', 'wakefulness', (s: State) => s.dragon!.wakefulness++],
    ['dragon', 'greed', (s: State) => s.dragon!.treasures++],
    ['cave', 'hatred', (s: State) => s.cave!.hatred--],
    ['cave', 'omens', (s: State) => s.cave!.omens[0]!++],
    ['thief', 'stashed', (s: State) => s.thief!.stashed++],
    ['thief', 'loot drop', (s: State) => s.thief!.lootDrop--],
    ['knight', 'against thief', (s: State) => s.thief!.stashed--],
    ['cave', 'against dragon', (s: State) => s.dragon!.wakefulness--],
    ['dragon', 'against knight', (s: State) => (s.knight!.grit -= 4)],
  ] as const)('for the %s, %s rises with what is good', (role, term, change) => {
    const before = table();
    Object.assign(before.knight!, { health: before.knight!.fullHealth - 2, grit: 6 });
    before.map.stack.length = 5; // the Cave has come far
    Object.assign(before.goblins!, { rage: 1, population: [1, 1, 1] });
    Object.assign(before.dragon!, { at: 1, wakefulness: 3 });
    Object.assign(before.cave!, { hatred: 2 });
    Object.assign(before.thief!, { stashed: 2, lootDrop: 3 });
    const after = vast.clone(before);
    change(after);
    expect(terms(after, role).get(term)!).toBeGreaterThan(terms(before, role).get(term)!);
    expect(vast.bot.evaluate(after, seatOf(after, role))).toBeGreaterThan(
      vast.bot.evaluate(before, seatOf(before, role)),
    );
  });
});
