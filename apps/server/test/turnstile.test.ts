import { describe, expect, test } from 'vitest';
import { Turnstile, type Visitor } from '../src/socket/turnstile.ts';

/** A server whose time passes only by serving, and whose loop turns when the test says so. */
function fakeLoop() {
  let now = 0;
  const turns: (() => void)[] = [];
  const served: string[] = [];
  const turnstile = new Turnstile({ stopwatch: () => now, nextTurn: (run) => void turns.push(run), charged: () => {} });
  const visitor = (name: string, messages: number, { rank = 0, address = name, cost = 1, bytes = 0 } = {}): Visitor => {
    let left = messages;
    return {
      asker: { rank, user: name, address },
      get isWaiting() {
        return left > 0;
      },
      serve() {
        left--;
        served.push(name);
        now += cost;
        return bytes;
      },
    };
  };
  return {
    turnstile,
    served,
    visitor,
    turn: () => {
      for (const run of turns.splice(0)) run();
    },
  };
}

describe('while there is time', () => {
  test('a message is answered at once', () => {
    const { turnstile, served, visitor } = fakeLoop();
    turnstile.enter(visitor('ann', 1));
    expect(served).toEqual(['ann']);
  });

  test('a turn of the loop answers messages for a few milliseconds, and the others in the next turns', () => {
    const { turnstile, served, visitor, turn } = fakeLoop();
    for (let i = 0; i < 12; i++) turnstile.enter(visitor(`guest ${i}`, 1));
    const seen = [served.length];
    for (let i = 0; i < 3; i++) {
      turn();
      seen.push(served.length);
    }
    expect(seen).toEqual([5, 10, 12, 12]);
    expect(turnstile.waiting).toBe(0);
  });
});

describe('when more is asked than the server can do', () => {
  test('somebody who asks now and then is answered in the next turn, before all who ask without end', () => {
    const { turnstile, served, visitor, turn } = fakeLoop();
    for (let i = 0; i < 800; i++) turnstile.enter(visitor(`flat out ${i}`, 1e9, { address: 'one address' }));
    for (let i = 0; i < 1000; i++) turn();
    const before = served.length;
    turnstile.enter(visitor('person', 1, { address: 'one address' }));
    turn();
    expect(served.indexOf('person')).toBeLessThanOrEqual(before + 1);
  });

  test('a pause of the process is nobody’s fault: who was just being answered keeps their place', () => {
    const { turnstile, served, visitor, turn } = fakeLoop();
    for (let i = 0; i < 800; i++) turnstile.enter(visitor(`flat out ${i}`, 1e9, { address: 'one address', cost: 0.1 }));
    for (let i = 0; i < 1000; i++) turn();
    turnstile.enter(visitor('person', 1, { address: 'one address', cost: 80 }));
    for (let i = 0; i < 100; i++) turn();
    const before = served.length;
    turnstile.enter(visitor('person', 1, { address: 'one address', cost: 0.1 }));
    turn();
    expect(served.lastIndexOf('person')).toBeGreaterThanOrEqual(before);
  });

  test('someone who was just shown a whole table moves before those who do nothing but move', () => {
    const { turnstile, served, visitor, turn } = fakeLoop();
    for (let i = 0; i < 800; i++) turnstile.enter(visitor(`flat out ${i}`, 1e9, { address: 'one address', cost: 0.1 }));
    for (let i = 0; i < 40; i++) turn();
    turnstile.enter(visitor('person', 1, { address: 'one address', cost: 4, rank: 1 }));
    while (!served.includes('person')) turn();
    const before = served.length;
    turnstile.enter(visitor('person', 1, { address: 'one address', cost: 0.1 }));
    turn();
    expect(served.lastIndexOf('person')).toBeGreaterThanOrEqual(before);
  });

  test('moves come before other messages, and players before spectators, but spectators are not forgotten', () => {
    const { turnstile, served, visitor, turn } = fakeLoop();
    for (const [rank, name] of ['move', 'player', 'spectator'].entries())
      for (let i = 0; i < 40; i++) turnstile.enter(visitor(name, 1, { rank, address: `${name} ${i}`, cost: 5 }));
    for (let i = 0; i < 40; i++) turn();
    const count = (name: string): number => served.filter((one) => one === name).length;
    expect([count('move'), count('player'), count('spectator')]).toEqual([36, 0, 5]);
    for (let i = 0; i < 80; i++) turn();
    expect([count('move'), count('player'), count('spectator')]).toEqual([40, 40, 40]);
  });

  test('of two who ask equally often, the dearer one is slowed: by time taken and by bytes built', () => {
    const { turnstile, served, visitor, turn } = fakeLoop();
    turnstile.enter(visitor('cheap', 1e9));
    turnstile.enter(visitor('slow', 1e9, { cost: 4 }));
    turnstile.enter(visitor('long', 1e9, { bytes: 900_000 }));
    for (let i = 0; i < 200; i++) turn();
    const count = (name: string): number => served.filter((one) => one === name).length;
    expect(count('cheap')).toBeGreaterThan(3 * count('slow'));
    expect(count('cheap')).toBeGreaterThan(8 * count('long'));
  });
});
