import { describe, expect, test } from 'vitest';
import { fire, handOf, options, play, waitingFor, why } from './campfire.ts';

describe('one answer each', () => {
  const voting = () => fire({ step: 'vote', among: [0, 2] }, { step: 'ember', n: 1 });

  test('stays face down until the last one is in; then all are revealed, by seat', () => {
    const s = play(voting(), 2, { do: 'vote', for: 0 });
    expect(s.said).toEqual([]);
    expect(s.sealed).toEqual([{ seat: 2, act: { do: 'vote', for: 0 } }]);
    expect(waitingFor(s)).toEqual([0]);
    play(s, 0, { do: 'vote', for: 2 });
    expect(s.said).toEqual(['votes [[{"do":"vote","for":2}],[],[{"do":"vote","for":0}]]', 'ember 1']);
    expect(s.sealed).toEqual([]);
  });

  test('can be taken back until the others have answered', () => {
    const s = play(voting(), 2, { do: 'vote', for: 0 });
    expect(options(s, 2)).toEqual([{ do: 'reopen' }]);
    play(s, 2, { do: 'reopen' });
    expect(s.sealed).toEqual([]);
    expect(waitingFor(s)).toEqual([0, 2]);
    expect(options(s, 2)).toEqual([{ do: 'vote', for: 0 }]);
  });

  test('seats that take no part have no options', () => {
    expect(options(voting(), 1)).toEqual([]);
    expect(why(voting(), 1, { do: 'vote' })).toEqual({ clause: 'WAIT-1', fact: { waiting: [0, 2] } });
  });
});

describe('a hand of several small answers', () => {
  const adding = (...herbs: number[]) => {
    const s = fire({ step: 'stew' });
    for (const herb of herbs) play(s, 0, { do: 'add', herb });
    return s;
  };

  test('stays open until the game says it is closed', () => {
    const s = adding(2, 3);
    expect(waitingFor(s)).toEqual([0, 1]);
    expect(handOf(s, 0)).toEqual([
      { do: 'add', herb: 2 },
      { do: 'add', herb: 3 },
    ]);
    play(s, 0, { do: 'done' });
    expect(waitingFor(s)).toEqual([1]);
  });

  test('has options that depend on what it already holds, and may be reopened', () => {
    expect(options(adding(), 0).map((act) => act.do)).toEqual(['add', 'add', 'add', 'done', 'taste']);
    expect(options(adding(2), 0)).toEqual([
      { do: 'add', herb: 1 },
      { do: 'add', herb: 3 },
      { do: 'done' },
      { do: 'taste' },
      { do: 'reopen' },
    ]);
  });

  test('reopening empties only the seat’s own hand', () => {
    const s = adding(1, 2);
    play(s, 1, { do: 'add', herb: 3 });
    play(s, 0, { do: 'reopen' });
    expect([handOf(s, 0), handOf(s, 1)]).toEqual([[], [{ do: 'add', herb: 3 }]]);
  });

  test('both hands are revealed in the order they were laid', () => {
    const s = adding(2);
    play(s, 1, { do: 'done' });
    play(s, 0, { do: 'done' });
    expect(s.said).toEqual(['stew [[{"do":"add","herb":2},{"do":"done"}],[{"do":"done"}]]']);
  });

  test('an open act takes effect at once, and the step stays on the agenda', () => {
    const s = adding(1);
    play(s, 1, { do: 'taste' });
    expect(s.said).toEqual(['1 tastes']);
    expect(waitingFor(s)).toEqual([0, 1]);
    expect(handOf(s, 0)).toEqual([{ do: 'add', herb: 1 }]);
  });

  test('a wish that the hand forbids gets the step’s clause; a closed hand can only be reopened', () => {
    const s = adding(1);
    expect(why(s, 0, { do: 'add', herb: 1 } as never)).toEqual({ clause: 'HERB-1', fact: {} });
    play(s, 0, { do: 'done' });
    expect(why(s, 0, { do: 'taste' })).toEqual({ clause: 'NOW-1', fact: { step: 'stew' } });
    expect(why(s, 0, { do: 'reopen' })).toBeNull();
  });
});
