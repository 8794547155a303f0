import { expect, test } from 'vitest';
import { smtpMailer } from '../src/adapters/smtp-mailer.ts';
import { Guest, testServer } from './harness.ts';
import { LoopbackService, PushBrowser } from './loopback.ts';
import { Browser } from './people.ts';
import { registeredRoutes } from './registered-routes.ts';
import { LoopbackSmtp } from './smtp.ts';

/** Every route of the API. */
const routes = () => registeredRoutes().filter(({ path }) => path.startsWith('/api/'));

/** Ann has an account with everything, a private game in progress and a private table that gathers; Bob plays with her. */
async function house() {
  const [smtp, service] = [await LoopbackSmtp.open(), await LoopbackService.open()];
  const serving = await testServer(
    {},
    { mailer: smtpMailer(smtp.url, 'moot@moot.example'), findDoor: service.findDoor },
  );
  const [ann, bob, eve] = [
    await Browser.come(serving.address, 'Ann'),
    await Browser.come(serving.address, 'Bob'),
    await Browser.come(serving.address, 'Eve'),
  ];
  const asGuest = async (who: Browser) => new Guest(who.address, who.cookie, (await who.you()).user);
  const [host, other] = [await asGuest(ann), await asGuest(bob)];
  await ann.makesPasskey();
  const words = await ann.makesWords();
  await ann.asks('POST', '/api/alerts/webhook', { address: 'https://hook.example/ann-secret-path' });
  await ann.asks('POST', '/api/alerts/push', new PushBrowser().subscription('https://push.example/ann-secret-path'));
  await ann.asks('POST', '/api/alerts/mail', { address: 'ann.private@moot.example', language: 'en' });
  await ann.asks('PUT', '/api/puzzles', { days: { '2026-11-17': 3 } });
  const chairs = [{ kind: 'me' as const }, { kind: 'invited' as const }];
  const game = await host.makes({ game: 'sealed-bids', chairs, isPublic: false });
  await other.post(`/api/tables/${game.id}/join`, { key: game.key });
  await host.post(`/api/tables/${game.id}/start`);
  const open = await host.makes({ game: 'sealed-bids', chairs, isPublic: false });
  await host.post(`/api/tables/${open.id}/invitations`, { user: other.user });
  const { record } = (await serving.tables.find(game.id))!;
  const you = await ann.you();
  const { places } = (await ann.asks('GET', '/api/alerts')).body as { places: { id: string }[] };
  const close = async () => {
    await serving.stop();
    await Promise.all([smtp.close(), service.close()]);
  };
  return { serving, ann, bob, eve, host, game, open, record, you, places, words, close };
}

/** Of Ann, and nobody else's. */
function secretsOf({ ann, record, words, you, places }: Awaited<ReturnType<typeof house>>): string[] {
  return [
    ann.cookie.split('=')[1]!,
    record.secret!,
    record.seed!,
    'ann-secret-path',
    'ann.private@',
    words.split(' ').slice(0, 3).join(' '),
    ...you.devices.map(({ id }) => id),
    ...you.passkeys.map(({ id }) => id),
    ...places.map(({ id }) => id),
  ];
}

test('no route tells a stranger anything of a player, or even whether there is one', async () => {
  const all = await house();
  const { eve, host, game, open, you, places } = all;
  try {
    const hidden = [...secretsOf(all), game.id, game.key, open.id, open.key, host.user];
    const idsFor = (path: string): string[] => {
      if (path.startsWith('/api/account/devices/')) return [you.devices[0]!.id];
      if (path.startsWith('/api/account/passkeys/')) return [you.passkeys[0]!.id];
      if (path.startsWith('/api/alerts/')) return [places[0]!.id];
      return [game.id, open.id];
    };
    expect(routes().map(({ path }) => path)).toEqual(expect.arrayContaining(['/api/tables/:id/join', '/api/turns']));
    let asked = 0;
    for (const { method, path } of routes()) {
      if (path === '/api/session' || (method === 'DELETE' && path === '/api/account')) continue; // Eve stays who she is
      if (path.startsWith('/api/sign-in/')) continue; // attack-accounts.test.ts
      const hasParameter = path.includes(':');
      for (const id of hasParameter ? idsFor(path) : ['']) {
        const body = method === 'GET' ? undefined : { user: host.user, seat: 0, name: 'x', isReady: true };
        const to = (one: string) => path.replace(/:\w+/, one);
        const [there, nowhere] = [
          await eve.asks(method, to(id), body),
          await eve.asks(method, to('z'.repeat(id.length)), body && { ...body, user: 'z'.repeat(host.user.length) }),
        ];
        for (const secret of hidden)
          expect(there.text.replaceAll(id === '' ? '\0' : id, '…'), `${method} ${path}`).not.toContain(secret);
        if (hasParameter && path !== '/api/games/:game')
          expect([there.status, there.text], `${method} ${path} ${id}`).toEqual([nowhere.status, nowhere.text]);
        if (hasParameter) expect(there.status, `${method} ${path}`).not.toBe(429); // a limit would hide what is looked for
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(60);
    const me = new Guest(eve.address, eve.cookie, (await eve.you()).user);
    const mine = await me.makes({ game: 'sealed-bids', chairs: [{ kind: 'me' }, { kind: 'open' }] });
    const invite = (user: string) => eve.asks('POST', `/api/tables/${mine.id}/invitations`, { user });
    expect(await invite(host.user)).toEqual(await invite('z'.repeat(host.user.length)));
    const tab = await me.connects();
    for (const id of [game.id, open.id, 'z'.repeat(game.id.length)])
      expect(await tab.watches(id)).toMatchObject({ say: 'no', why: { no: 'unknown' } });
    await tab.leaves();
  } finally {
    await all.close();
  }
}, 120_000); // on a busy machine

test('a friend learns of a player what a table shows, and no secret', async () => {
  const all = await house();
  try {
    const secrets = secretsOf(all);
    const tab = await new Guest(all.bob.address, all.bob.cookie, (await all.bob.you()).user).connects();
    await tab.watches(all.game.id);
    for (const { method, path } of routes())
      for (const id of path.includes('/tables/:id') ? [all.game.id, all.open.id] : ['']) {
        if (method !== 'GET' || (path.includes(':') && id === '')) continue;
        const { text } = await all.bob.asks('GET', path.replace(':id', id));
        for (const secret of secrets) expect(text, `${path} ${id}`).not.toContain(secret);
      }
    await tab.asks({ say: 'chat', table: all.game.id, text: 'hello' });
    for (const secret of [...secrets, all.game.key]) expect(JSON.stringify(tab.heard)).not.toContain(secret);
    const invited = (await all.bob.asks('GET', '/api/hall')).text;
    expect(invited).toContain(all.open.key); // an invitation is a key
    await tab.leaves();
  } finally {
    await all.close();
  }
});
