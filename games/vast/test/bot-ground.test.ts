import { describe, expect, test } from 'vitest';
import type { Step } from '../src/contents.ts';
import { vast } from '../src/index.ts';
import { at, scene } from '../src/scenes/index.ts';
import type { State } from '../src/state.ts';

/** What is done first by habit when this is asked, in notation. */
function habit(s: State, step: Step): string {
  s.agenda.push(step);
  return vast.write(vast.bot.habits(s, s.seat, vast.options(s, s.seat))[0]!, s);
}

describe('The ground, for whoever is not the Cave', () => {
  test('a tile that was lit is turned so that it calls for few new tiles', () => {
    // Just lit, its one wall still to be turned: beside the Entrance, with a Lit tile to the north.
    const s = scene('KG', `A01 A05\nENT A03`);
    const space = at(s, 'e1');
    const turn = (): string => habit(s, { step: 'map.orient', space, by: 'knight', from: -1 });
    expect(['turn e1 e', 'turn e1 s']).toContain(turn()); // towards nothing, not towards a neighbour
  });
  test('when no tile is left to call for, it leads to its neighbours', () => {
    const s = scene('KG', `A01 A05\nENT A03`);
    s.map.stack = [];
    const first = habit(s, { step: 'map.orient', space: at(s, 'e1'), by: 'knight', from: -1 });
    expect(['turn e1 e', 'turn e1 s']).toContain(first);
  });
  test('a new tile goes where Dark tiles would call for it anyway', () => {
    const s = scene('KG', `#A01 .\nENT #A05`);
    expect(habit(s, { step: 'map.grow', left: 1 })).toBe('place n1e1');
  });
  test('in the Collapse, what holds a Crystal tile falls last', () => {
    const s = scene('KG', `. A10 .\nA05 ENT C01 A01`);
    s.map.collapsing = true;
    expect(habit(s, { step: 'map.shrink', left: 1, by: 'knight' })).not.toBe('collapse e2');
  });
  test('where nobody plays the Cave, every tile laid takes hope from all', () => {
    const s = scene('KG');
    const before = [0, 1].map((seat) => vast.bot.evaluate(s, seat));
    s.map.stack.length -= 10;
    const after = [0, 1].map((seat) => vast.bot.evaluate(s, seat));
    for (const seat of [0, 1]) expect(after[seat]).toBeLessThan(before[seat]!);
  });
});
