import { createCipheriv } from 'node:crypto';
import { below, dice, drawsSince, isGenerator, loadDice, newPosition, reseeded, roll, seeded } from '@trollmoot/kernel';
import { sealedBids } from '@trollmoot/testkit';
import { describe, expect, test } from 'vitest';
import { chachaBlock } from '../src/chacha.ts';

const bytesOf = (block: Uint32Array): string => Buffer.from(block.buffer).toString('hex'); // little-endian
const words = (hex: string): number[] => [...new Uint32Array(new Uint8Array(Buffer.from(hex, 'hex')).buffer)];
const ZEROS = '00'.repeat(32);
const COUNTING = Buffer.from(Array.from({ length: 32 }, (_, i) => i)).toString('hex');

describe('ChaCha20', () => {
  test.each([
    [
      'A.1 #1',
      ZEROS,
      0,
      '000000000000000000000000',
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      'A.1 #2',
      ZEROS,
      1,
      '000000000000000000000000',
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      '2.3.2',
      COUNTING,
      1,
      '000000090000004a00000000',
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    ],
  ])('RFC 8439, %s', (_where, key, counter, nonce, stream) => {
    expect(bytesOf(chachaBlock(words(key), counter, words(nonce)))).toBe(stream);
  });

  test('agrees with the system library', () => {
    for (const counter of [0, 1, 2, 1000, 0xfffffffe]) {
      const start = Buffer.alloc(16);
      start.writeUInt32LE(counter);
      const stream = createCipheriv('chacha20', Buffer.from(COUNTING, 'hex'), start).update(Buffer.alloc(64));
      expect(bytesOf(chachaBlock(words(COUNTING), counter))).toBe(stream.toString('hex'));
    }
  });
});

describe('the keyed generator', () => {
  const position = () => ({ ...newPosition(seeded('chacha20 a')), ply: 7 });

  test('is named by the seed, as plain data in the position', () => {
    expect(seeded('chacha20 a')).toHaveLength(12);
    expect(seeded('chacha20')).toHaveLength(4);
    expect(isGenerator(seeded('chacha20 a'))).toBe(true);
    expect(seeded('chacha20 a')).not.toEqual(seeded('chacha20 b'));
    const s = position();
    const twin = JSON.parse(JSON.stringify(s)) as typeof s;
    expect(Array.from({ length: 40 }, () => roll(s, 20))).toEqual(Array.from({ length: 40 }, () => roll(twin, 20)));
  });

  test('draws the integers of its key stream one after another', () => {
    const s = position();
    const key = s.rng.slice(4);
    const drawn = Array.from({ length: 40 }, () => below(s, 2 ** 32));
    expect(drawn).toEqual([0, 1, 2].flatMap((block) => [...chachaBlock(key, block)]).slice(0, 40));
    expect(drawsSince('chacha20 a', s)).toBe(40);
  });

  test('draws again where n does not divide 2^32, and stops undo', () => {
    const s = position();
    const n = 3 * 2 ** 30;
    let low = 0;
    for (let i = 0; i < 30_000; i++) if (below(s, n) < 2 ** 30) low++;
    expect(Math.abs(low - 10_000)).toBeLessThan(300);
    expect(s.noReturn).toBe(7);
  });

  test('lets dice be loaded', () => {
    const s = position();
    const fair = structuredClone(s);
    loadDice(s, 5, 0);
    expect([roll(s, 6), roll(s, 6)]).toEqual([6, 1]);
    expect(roll(s, 1000)).toBe(roll(fair, 1000));
  });

  test('is not used where nobody watches: by bots, by imagination, by a seed that merely contains its name', () => {
    expect(dice('chacha20 a')(2 ** 32)).toBe(dice('chacha20 a')(2 ** 32));
    expect(reseeded(dice('chacha20 a'))).toHaveLength(4);
    const s = sealedBids.setup({ rounds: 2 }, 2, 'chacha20 a');
    expect(s.rng).toHaveLength(12);
    expect(sealedBids.imagine(s, 0, dice('x')).rng).toHaveLength(4);
    expect(seeded('not chacha20 a')).toHaveLength(4);
  });
});
