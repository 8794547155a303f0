import { once } from 'node:events';
import type { ServerMessage } from '@trollmoot/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { NatsServer } from '../scripts/nats/server.ts';
import { Guest, playing, type Tab } from './harness.ts';
import { natsUrl } from './nats.ts';
import { endServers, started } from './server-process.ts';
import { ENGINES } from './stores.ts';

const engine = ENGINES.find(({ name }) => name === 'PostgreSQL')!;
const nats = await natsUrl();
afterEach(endServers);

/** Whoever is asked first plays the first thing that is offered. */
async function playsOn(id: string, tabs: readonly Tab[], acts: number): Promise<ServerMessage[]> {
  const answers: ServerMessage[] = [];
  const mayAct = ({ frame }: Tab): boolean => frame.options.length > 0;
  while (answers.length < acts) {
    await Promise.race(tabs.map((tab) => tab.until(() => mayAct(tab))));
    const tab = tabs.find(mayAct)!;
    answers.push(await tab.acts(id, tab.frame.options[0]!));
  }
  return answers;
}

describe.runIf(engine !== undefined && nats !== null)('The program as several nodes', () => {
  test('two on one database and one bus are one house; one that is killed is not missed', async () => {
    const settings = { TROLLMOOT_DATA: await engine.shared(), TROLLMOOT_BUS: nats! };
    const nodes = ['a', 'b'].map((name) => started({ ...settings, TROLLMOOT_NODE: name }));
    const [a, b] = (await Promise.all(nodes.map(({ address }) => address()))) as [string, string];
    const guests = [await Guest.come(a, 'Ann'), await Guest.come(b, 'Bob')];
    const { id, tabs } = await playing(guests, { game: 'troll-and-dragon' });
    const yes = { say: 'yes', re: expect.any(Number) };
    expect(await playsOn(id, tabs, 6)).toEqual(Array(6).fill(yes));
    nodes[0]!.child.kill('SIGKILL');
    const ann = await new Guest(b, guests[0]!.cookie, guests[0]!.user).connects();
    await ann.watches(id);
    const before = ann.frame.beat;
    await playsOn(id, [ann, tabs[1]!], 4);
    await ann.until(() => ann.frame.beat > before);
  }, 90_000);

  test('a server that is alone is refused on their database, and a node on that of a server that is alone', async () => {
    const data = { TROLLMOOT_DATA: await engine.shared() };
    const node = started({ ...data, TROLLMOOT_BUS: nats! });
    await node.address();
    const alone = started(data);
    expect(await once(alone.child, 'close')).toEqual([1, null]);
    expect(alone.said()).toMatch(/is already in use by a server at .*TROLLMOOT_BUS/);
  }, 60_000);

  test('a bus that is not there yet is waited for, and one that does not let it in is a sentence', async () => {
    const first = await NatsServer.start({ settings: ['--user', 'moot', '--pass', 'right'] });
    const { port } = first;
    await first.stop();
    const settings = { TROLLMOOT_DATA: await engine.shared(), TROLLMOOT_BUS: `nats://moot:right@127.0.0.1:${port}` };
    const early = started(settings);
    await expect.poll(early.said, { timeout: 30_000 }).toContain(`No NATS answers at 127.0.0.1:${port} yet`);
    const server = await NatsServer.start({ port, settings: ['--user', 'moot', '--pass', 'right'] });
    await early.address();
    const wrong = started({ ...settings, TROLLMOOT_BUS: `nats://moot:wrong@127.0.0.1:${port}` });
    expect(await once(wrong.child, 'close')).toEqual([1, null]);
    expect(wrong.said()).toContain(`NATS at 127.0.0.1:${port} does not let this server in`);
    expect(early.said() + wrong.said()).not.toMatch(/right|wrong/);
    endServers();
    await server.stop();
  }, 90_000);
});
