import type { Game } from '@trollmoot/kernel';
import { trollAndDragon } from '@trollmoot/troll-and-dragon';
import { expect, test } from 'vitest';
import { REFEREES } from '../src/referees.ts';
import { testServer } from './harness.ts';
import { raceLoad } from './race-load.ts';

test('however fast they press, throws come in order and not before their time', async () => {
  const house = await testServer(
    { TROLLMOOT_MESSAGES_PER_SECOND: '10000' },
    { games: [trollAndDragon as Game], referees: REFEREES },
  );
  const { throws, rouses, wrong } = await raceLoad(house.address, 8, 8);
  expect(wrong).toEqual([]);
  expect(throws).toBeGreaterThan(0);
  expect(rouses).toBeGreaterThan(0);
  await house.stop();
});
