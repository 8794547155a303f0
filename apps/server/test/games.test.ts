import { expect, test } from 'vitest';
import { EXAMPLES, testServer } from './harness.ts';

test('a client without the rules can ask for a game’s seats, settings and clauses', async () => {
  const { address, stop } = await testServer();
  const got = async (game: string) => {
    const response = await fetch(`${address}/api/games/${game}`);
    return [response.status, await response.json()];
  };
  for (const { name, title, rules, seats, settings, clauses } of EXAMPLES)
    expect(await got(name)).toEqual([200, { name, title, rules, seats, settings, clauses }]);
  expect(await got('constructor')).toEqual([404, { error: `There is no game 'constructor'.` }]);
  await stop();
});
