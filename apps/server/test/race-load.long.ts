import type { Game } from '@trollmoot/kernel';
import { trollAndDragon } from '@trollmoot/troll-and-dragon';
import { expect, test } from 'vitest';
import { testServer } from './harness.ts';
import { raceLoad } from './race-load.ts';

test('at thirty tables that press as fast as they can, throws come in order and not too early', async () => {
  const house = await testServer(
    { TROLLMOOT_MESSAGES_PER_SECOND: '10000', TROLLMOOT_CONNECTIONS_PER_ADDRESS: '1000' },
    { games: [trollAndDragon as Game] },
  );
  const { wrong } = await raceLoad(house.address, 30, (thrown) => {
    const { throws, rouses } = thrown();
    return throws >= 300 && rouses >= 300;
  });
  expect(wrong).toEqual([]);
  await house.stop();
});
