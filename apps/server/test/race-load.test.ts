import type { Game } from '@trollmoot/kernel';
import { trollAndDragon } from '@trollmoot/troll-and-dragon';
import { expect, test } from 'vitest';
import { testServer } from './harness.ts';
import { raceLoad } from './race-load.ts';

test('however fast players press, throws come in order and not too early', async () => {
  const house = await testServer({ TROLLMOOT_MESSAGES_PER_SECOND: '10000' }, { games: [trollAndDragon as Game] });
  const { wrong } = await raceLoad(house.address, 8, (thrown) => {
    const { throws, rouses } = thrown();
    return throws >= 20 && rouses >= 20;
  });
  expect(wrong).toEqual([]);
  await house.stop();
});
