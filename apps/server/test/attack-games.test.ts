import { type Act, dice, sameAct } from '@trollmoot/kernel';
import { GAMES } from '@trollmoot/shelf';
import { mutants } from '@trollmoot/testkit';
import { expect, test } from 'vitest';
import * as requests from '../src/table/requests.ts';
import { begun, entriesOf, fakeHouse, people, settled } from './fake-house.ts';

const STRANGE: readonly Act[] = ['constructor', 'toString', '__proto__', 'length', 'reopen', ''].map((name) => ({
  do: name,
}));

/**
 * The player whose turn it is can do the most harm, since the rules look closely at what that player sends. So that player
 * sends everything here, at the right time: legal acts with one field changed, and acts that no game has.
 */
test.each(GAMES)('$name: the player to act cannot do anything but the options, or break the table', async (game) => {
  const house = fakeHouse({ games: [game] });
  const random = dice(`attack ${game.name}`);
  const names = ['ann', 'bob', 'cid', 'dan', 'eve', 'fay'].slice(0, Math.max(...game.seats));
  const { table } = await begun(house, game.name, people(...names));
  let accepted = 0;
  for (let turn = 0; turn < 300 && table.record.status === 'playing'; turn++) {
    const { s } = table.match!;
    const waiting = game.waitingFor(s);
    const seat = waiting[random(waiting.length)]!;
    const options = game.options(s, seat);
    const one = options[random(options.length)]!;
    for (const wish of [...mutants(one, random), STRANGE[random(STRANGE.length)]!]) {
      if (options.some((option) => sameAct(option, wish))) continue;
      requests.why(table, names[seat]!, wish);
      const { count } = table.match!;
      const answer = await requests.act(table, names[seat]!, {
        beat: count.beat,
        mine: count.mine[seat]!,
        acts: [wish],
      });
      expect(answer, JSON.stringify(wish)).toMatchObject({ ok: false, no: 'forbidden' });
    }
    const { count } = table.match!;
    expect(await requests.act(table, names[seat]!, { beat: count.beat, mine: count.mine[seat]!, acts: [one] })).toEqual(
      {
        ok: true,
      },
    );
    accepted++;
  }
  await settled();
  expect(table.record.status).not.toBe('broken');
  expect(accepted).toBeGreaterThan(20);
  expect(await entriesOf(house.store, table.record.id)).toHaveLength(accepted);
});
