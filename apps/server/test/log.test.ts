import { dice } from '@trollmoot/kernel';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { ServerProcess } from '../scripts/server-process.ts';
import { Guest } from './harness.ts';

const KEYS = 300; // requests that carry a secret somewhere

test('no key, token or name ever gets into the log, wherever a request carries it', async () => {
  const server = await ServerProcess.start({ TROLLMOOT_LOG: 'debug', TROLLMOOT_MESSAGES_PER_SECOND: '5' });
  const random = dice('log');
  const secret = (): string => `s3cr3t${random(1e9).toString(36)}${random(1e9).toString(36)}`;
  const pick = <T>(from: readonly T[]): T => from[random(from.length)]!;
  const told: string[] = [];
  try {
    const ann = await Guest.come(server.address, 'Nameless One');
    const chairs = [{ kind: 'me' as const }, { kind: 'invited' as const }];
    const { id, key } = await ann.makes({ game: 'cave-troll', chairs, isPublic: false });
    told.push(key, ann.cookie.split('=')[1]!, 'Nameless One');
    for (let i = 0; i < KEYS; i++) {
      const word = secret();
      told.push(word);
      const path = pick([
        `/api/tables/${id}?key=${word}`,
        `/api/tables/${word}`,
        `/api/tables/${id}/recording?eye=${word}&key=${word}`,
        `/api/tables/${id}/${word}`,
        `/api/${word}%00`,
        `/${word}/%zz`,
        `/ws?key=${word}`,
        `/metrics?${word}`,
      ]);
      const body = pick([undefined, `{"key":"${word}"}`, `{"key":"${word}`, word]);
      const type = pick(['application/json', 'text/plain', word]);
      const headers = { 'content-type': type, cookie: pick([`moot=${word}`, ann.cookie]), 'x-note': word };
      const method = body === undefined ? pick(['GET', 'DELETE', 'OPTIONS']) : 'POST';
      await fetch(`${server.address}${path}`, { method, headers, ...(body !== undefined && { body }) }).catch(() => {});
    }
    const tab = await ann.connects();
    await tab.watches(id, key);
    for (let i = 0; i < 40; i++) {
      const word = secret();
      told.push(word);
      tab.socket.send(pick([`{"say":"watch","re":1,"table":"${id}","key":"${word}"}`, word, `{"${word}":`]));
    }
    await tab.until(() => tab.heard.filter(({ say }) => say === 'no').length >= 10);
    const broken = new WebSocket(`${server.address.replace('http', 'ws')}/ws?${secret()}`);
    broken.on('error', () => {});
  } finally {
    await server.stop();
  }
  expect(server.log).toContain('stopped');
  expect(told.filter((word) => server.log.includes(word))).toEqual([]);
  expect(server.log).not.toContain('s3cr3t');
});
