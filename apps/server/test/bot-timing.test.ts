import type { Game } from '@trollmoot/kernel';
import { GAMES } from '@trollmoot/shelf';
import { sealedBids } from '@trollmoot/testkit';
import { expect, test } from 'vitest';
import { type Closing, closingsIn } from './bot-timing.ts';

/** Games with secret steps, and which of their hands consist of several acts. */
const SECRETIVE = [sealedBids as Game, ...GAMES].filter(({ steps }) =>
  Object.values(steps).some(({ reveal }) => reveal !== undefined),
);

test('some games have secret steps', () => {
  expect(SECRETIVE.length).toBeGreaterThan(1);
});

test.each(SECRETIVE.map((game) => [game.title, game] as const))(
  'a bot closes a hidden hand after a time that does not depend on what is in it: %s',
  async (_title, game) => {
    const closings: Closing[] = [];
    for (let nth = 0; nth < 4; nth++) closings.push(...(await closingsIn(game, nth, 60)));
    expect(closings.length).toBeGreaterThan(10);
    const delays = new Map<string, Set<number>>(); // by what everyone sees
    for (const { step, level, delay } of closings) {
      const seen = `${step} ${level}`;
      delays.set(seen, (delays.get(seen) ?? new Set()).add(delay));
    }
    for (const [seen, found] of delays) expect([...found], seen).toHaveLength(1);
  },
);
