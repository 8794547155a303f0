import type { Level } from '@trollmoot/bots';
import type { Seat } from '@trollmoot/kernel';
import { expect, test } from 'vitest';
import { inlineBots } from '../src/adapters/inline-bots.ts';
import type { BotRunner } from '../src/ports.ts';
import type { Occupant } from '../src/store/records.ts';
import { withStandIn } from '../src/table/occupants.ts';
import * as requests from '../src/table/requests.ts';
import { begun, fakeHouse, people } from './fake-house.ts';
import { EXAMPLES } from './harness.ts';

const bot = (level: Level): Occupant => ({ kind: 'bot', level });

/** Bots that record which seats each of them was told are careless. */
function listeningBots(): BotRunner & { readonly told: [Seat, readonly Seat[] | undefined][] } {
  const told: [Seat, readonly Seat[] | undefined][] = [];
  const { choose, close } = inlineBots(EXAMPLES);
  return {
    told,
    choose(request) {
      told.push([request.seat, request.careless]);
      return choose(request);
    },
    close,
  };
}

test('a bot learns where Pebbles sit, as anyone at the table can see, and nothing about people', async () => {
  const bots = listeningBots();
  const occupants = [...people('ann'), bot('troll'), bot('pebble'), bot('pebble')];
  const house = fakeHouse({ bots, policy: { botPause: 10 } });
  const { table } = await begun(house, 'sealed-bids', occupants);
  await house.clock.pass(1_000);
  const expected = new Map([
    [1, [2, 3]],
    [2, [3]],
    [3, [2]],
  ]);
  expect(new Set(bots.told.map(([seat]) => seat))).toEqual(new Set(expected.keys()));
  for (const [seat, careless] of bots.told) expect(careless).toEqual(expected.get(seat));
  await requests.hint(table, { user: 'ann', address: 'here' });
  expect(bots.told.at(-1)).toEqual([0, [2, 3]]);
});

test('a Pebble that stands in for someone counts as careless, too', async () => {
  const bots = listeningBots();
  const occupants = withStandIn([...people('ann'), bot('troll')], 0, 'pebble');
  const house = fakeHouse({ bots, policy: { botPause: 10 } });
  await begun(house, 'tic-tac-toe', occupants);
  await house.clock.pass(50);
  expect(bots.told.slice(0, 2)).toEqual([
    [0, []],
    [1, [0]],
  ]);
});
