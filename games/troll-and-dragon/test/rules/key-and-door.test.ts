import { describe, expect, test } from 'vitest';
import { trollAndDragon } from '../../src/index.ts';
import { inGrotto, loadWhite, newGame } from '../../src/scenes/lay.ts';
import { choices, KNIGHT, play } from '../acting.ts';

const why = (s: ReturnType<typeof newGame>, face: string) =>
  trollAndDragon.why(s, KNIGHT, { do: 'keep', face } as never);
const step = (s: ReturnType<typeof newGame>) => trollAndDragon.current(s)?.step;

describe('Key and Door', () => {
  test('[KEY-1] a free Key or Door may be set aside or rolled again', () => {
    expect(choices(inGrotto('D D K T'))).toEqual(['set key aside', 'roll white', 'leave']);
    expect(choices(inGrotto('D D L T'))).toEqual(['set door aside', 'roll white', 'leave']);
    expect(choices(inGrotto('D D D T'))).toEqual(['roll white', 'leave']);
    expect(why(inGrotto('D D D T'), 'key')).toEqual({ clause: 'KEY-1', fact: { face: 'key', free: 3 } });
    const s = play(loadWhite(inGrotto('D D K T'), 'D D D'), KNIGHT, 'roll white');
    expect(s.white[2]).toBe('diamond');
  });

  test('[KEY-2] a die set aside is not rolled again', () => {
    const s = play(inGrotto('K D D T'), KNIGHT, 'set key aside');
    expect(s.free).toEqual([false, true, true, false]);
    play(loadWhite(s, 'D T'), KNIGHT, 'roll white');
    expect(s.white).toEqual(['key', 'diamond', 'troll', 'troll']);
  });

  test('[KEY-3] at most one Key and one Door', () => {
    const s = play(inGrotto('K K D T'), KNIGHT, 'set key aside');
    expect(choices(s)).toEqual(['roll white', 'leave']);
    expect(why(s, 'key')?.clause).toBe('KEY-3');
    expect(why(inGrotto('L* D D T'), 'door')?.clause).toBe('KEY-3');
  });

  test('[KEY-4] the halves may come from different rolls', () => {
    const s = play(inGrotto('K D D T'), KNIGHT, 'set key aside');
    play(loadWhite(s, 'L D'), KNIGHT, 'roll white', 'set door aside');
    expect(step(s)).toBe('beats');
  });

  test('[KEY-5] with both set aside, the adventurer enters the Cavern at once', () => {
    const s = play(inGrotto('K L D D', { atRisk: [3, 0] }), KNIGHT, 'set door aside', 'set key aside');
    expect(step(s)).toBe('beats');
    expect(s.adventurer).toBe(KNIGHT);
    const refused = trollAndDragon.why(inGrotto('K* D D D'), KNIGHT, { do: 'enter' });
    expect(refused).toEqual({ clause: 'KEY-5', fact: { key: true, door: false } });
  });

  test('[KEY-6] with both rolled, one or neither may be kept', () => {
    const s = inGrotto('K L D D');
    expect(choices(s)).toEqual(['set key aside', 'set door aside', 'roll white', 'leave']);
    play(s, KNIGHT, 'set door aside');
    expect(choices(s)).toEqual(['set key aside', 'roll white', 'leave']);
    play(loadWhite(s, 'D D D'), KNIGHT, 'roll white');
    expect(s.white).toEqual(['diamond', 'door', 'diamond', 'diamond']);
  });

  test('[KEY-7] the last free die is set aside only to complete the pair', () => {
    const s = inGrotto('T T T K', { atRisk: [2, 0] });
    expect(choices(s)).toEqual(['roll white', 'leave']);
    expect(why(s, 'key')).toEqual({ clause: 'KEY-7', fact: { face: 'key', free: 1 } });
    expect(choices(inGrotto('T T L* K'))).toEqual(['set key aside', 'roll white', 'leave']);
  });

  test('[KEY-8] an empty Cavern cannot be entered', () => {
    const s = inGrotto('K L D T', { cavern: 0, settings: { end: 'both' } });
    expect(choices(s)).toEqual(['roll white', 'leave']);
    expect(why(s, 'door')?.clause).toBe('KEY-8');
  });

  test('[KEY-9] two Trolls, a Key and a Door: no die is free, but the door opens', () => {
    const s = play(loadWhite(newGame(), 'T T K L'), KNIGHT, 'roll white', 'set key aside', 'set door aside');
    expect(s.free).toEqual([false, false, false, false]);
    expect(step(s)).toBe('beats');
    expect(s.hand).toBe(0);
  });

  test('[KEY-10] diamonds and Trolls are never set aside', () => {
    expect(why(inGrotto('D D K T'), 'diamond')).toEqual({ clause: 'KEY-10', fact: { face: 'diamond' } });
    expect(why(inGrotto('D D K T'), 'troll')).toEqual({ clause: 'KEY-10', fact: { face: 'troll' } });
  });
});
