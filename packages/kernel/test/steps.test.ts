import { tell } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { current, fire, options, play, settle, waitingFor, why } from './campfire.ts';

describe('the agenda', () => {
  test('steps happen in reading order', () => {
    expect(fire({ step: 'ember', n: 1 }, { step: 'ember', n: 3 }).said).toEqual([
      'ember 1',
      'ember 3',
      'ember 2',
      'ember 1',
    ]);
  });

  test('automatic steps happen until a player must choose', () => {
    const s = fire({ step: 'ember', n: 1 }, { step: 'turn', player: 1 }, { step: 'ember', n: 9 });
    expect(s.said).toEqual(['ember 1']);
    expect(current(s)).toEqual({ step: 'turn', player: 1 });
    expect(s.agenda).toEqual([
      { step: 'ember', n: 9 },
      { step: 'turn', player: 1 },
    ]);
  });

  test('what is planned last comes first: a nested choice, then what follows it, then the rest of the turn', () => {
    const s = fire({ step: 'turn', player: 0 });
    play(s, 0, { do: 'sing', verse: 2 });
    expect(waitingFor(s)).toEqual([1]);
    expect(current(s)).toEqual({ step: 'answer', player: 1, verse: 2 });
    play(s, 1, { do: 'boo' });
    expect(s.said).toEqual(['0 sing', 'boo 2', 'ember 2', 'ember 1']);
    expect(current(s)).toEqual({ step: 'turn', player: 0 });
  });

  test('an empty agenda is the end: no seat is waited for, and none may act', () => {
    const s = fire();
    expect([current(s), waitingFor(s), options(s, 0)]).toEqual([null, [], []]);
    expect(() => play(s, 0, { do: 'pass' })).toThrow('the game is over');
  });

  test('a rule that loops is stopped and named', () => {
    expect(() => fire({ step: 'circle' })).toThrow("runaway: 'circle'");
  });

  test('ten thousand automatic steps in a row are allowed', () => {
    expect(fire({ step: 'ember', n: 10_000 }).said).toHaveLength(10_000);
  });

  test('settling a settled position changes nothing', () => {
    const s = fire({ step: 'turn', player: 0 });
    const before = structuredClone(s);
    expect(settle(s)).toEqual(before);
  });
});

describe('a decision', () => {
  test('belongs to one seat', () => {
    const s = fire({ step: 'turn', player: 1 });
    expect(waitingFor(s)).toEqual([1]);
    expect(options(s, 0)).toEqual([]);
    expect(options(s, 1)).toHaveLength(5);
  });

  test('counts plies and remembers who acted', () => {
    const s = fire({ step: 'turn', player: 0 });
    expect([s.ply, s.last]).toEqual([0, null]);
    play(play(s, 0, { do: 'pass' }), 1, { do: 'peek' });
    expect([s.ply, s.last]).toEqual([2, 1]);
  });
});

describe('a race', () => {
  test('waits for every seat and plays the first to act', () => {
    const s = fire({ step: 'grab' }, { step: 'grab' });
    expect(waitingFor(s)).toEqual([0, 1, 2]);
    play(s, 2, { do: 'grab' });
    play(s, 0, { do: 'grab' });
    expect(s.said).toEqual(['2 grabs', '0 grabs']);
    expect(waitingFor(s)).toEqual([]);
  });
});

describe('news', () => {
  test('is kept only while there is a listener', () => {
    const s = fire({ step: 'turn', player: 0 });
    play(s, 0, { do: 'peek' });
    expect(s.news).toBeNull();
    s.news = [];
    play(s, 0, { do: 'peek' });
    tell(s, { news: 'dawn' });
    expect(s.news).toEqual([{ news: 'peek' }, { news: 'dawn' }]);
  });
});

describe('why', () => {
  const s = fire({ step: 'turn', player: 0 });
  test('is null for an option', () => expect(why(s, 0, { do: 'sing', verse: 2 } as never)).toBeNull());
  test('gives the clause of the step', () => {
    expect(why(s, 0, { do: 'sing', verse: 3 } as never)).toEqual({ clause: 'SONG-1', fact: { verses: 2 } });
  });
  test('gives `notNow` for a wish the step does not know', () => {
    expect(why(s, 0, { do: 'fly' })).toEqual({ clause: 'NOW-1', fact: { step: 'turn' } });
  });
  test('gives `notYours` to another seat, and says who is to act', () => {
    expect(why(s, 1, { do: 'pass' })).toEqual({ clause: 'WAIT-1', fact: { waiting: [0] } });
  });
  test('gives `over` after the end', () =>
    expect(why(fire(), 0, { do: 'pass' })).toEqual({ clause: 'OVER-1', fact: {} }));
});
