import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { usualSettings } from '@trollmoot/bots';
import { botPool } from '@trollmoot/bots/node';
import { dice } from '@trollmoot/kernel';
import { findGame, GAMES } from '@trollmoot/shelf';
import { afterEach, describe, expect, test } from 'vitest';
import { NatsMessenger } from '../src/adapters/nats-messenger.ts';
import { FarBots } from '../src/cluster/far-bots.ts';
import { rulesOf } from '../src/cluster/node.ts';
import type { BotRequest, BotRunner } from '../src/ports.ts';
import { natsUrl } from './nats.ts';

const MAIN = fileURLToPath(new URL('../src/bots.ts', import.meta.url));
const nats = await natsUrl();
const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanUps.splice(0).reverse()) await clean();
});

/** `npm run bots`, as an operator starts it. */
function started(settings: { [name: string]: string }) {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, TROLLMOOT_LOG: 'silent', ...settings },
  });
  cleanUps.push(() => child.kill('SIGKILL'));
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (text += String(data)));
  return { child, said: () => text };
}

test.each([
  [{}, 'TROLLMOOT_BUS: set it to the address of the NATS'],
  [{ TROLLMOOT_BUS: 'nats://moot:hush@', TROLLMOOT_BOT_THREADS: '0' }, 'TROLLMOOT_BOT_THREADS: must be a whole number'],
])('the program says what is wrong with its settings %#', async (settings, sentence) => {
  const { child, said } = started(settings);
  expect(await once(child, 'close')).toEqual([2, null]);
  expect(said()).toContain(sentence);
  expect(said()).not.toContain('hush');
});

describe.runIf(nats !== null)('The program, over NATS', () => {
  test('thinks for a node as a thread of the node would, and not once it is stopped', async () => {
    const local: BotRunner = { choose: async () => ({ act: { do: 'here' }, reasons: [] }), close: async () => {} };
    const messenger = await NatsMessenger.connect(nats!);
    const journal = { count: () => {} };
    const bots = new FarBots({ node: 'test', messenger, rules: rulesOf(GAMES), local, journal });
    cleanUps.push(
      () => messenger.close(),
      () => bots.close(),
    );
    const { child, said } = started({ TROLLMOOT_BUS: nats!, TROLLMOOT_BOT_THREADS: '1', TROLLMOOT_NODE: 'hut' });
    await expect
      .poll(() => bots.workers.living.map(({ id }) => id), { timeout: 30_000 })
      .toEqual([expect.stringMatching(/^hut-/)]);
    expect(said()).toContain('bots think in 1 thread, as hut-');
    const threads = botPool({ games: import.meta.resolve('@trollmoot/shelf'), findGame, threads: 1 });
    cleanUps.push(() => threads.close());
    for (const game of GAMES) {
      const s = game.setup(usualSettings(game, game.seats[0]!), game.seats[0]!, 'far');
      const seat = game.waitingFor(s)[0]!;
      const world = game.imagine(s, seat, dice('far'));
      const request: BotRequest = { game: game.name, world, seat, level: 'troll', seed: 'far', iterations: 30 };
      const { ms: _far, isHurried: _, ...far } = await bots.choose(request, { ms: 20_000 });
      const { ms: _near, isHurried: __, ...near } = await threads.choose(request, { ms: 20_000 });
      expect(far).toEqual(JSON.parse(JSON.stringify(near)));
    }
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(bots.workers.living).toEqual([]);
    const request = { game: GAMES[0]!.name, world: {} as never, seat: 0, level: 'troll', seed: '' } as const;
    expect((await bots.choose(request)).act.do).toBe('here');
  }, 120_000);
});
