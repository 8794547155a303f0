import { createHash } from 'node:crypto';
import { sha256 } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';

const hex = (words: readonly number[]): string => words.map((word) => word.toString(16).padStart(8, '0')).join('');

describe('sha256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])("the standard's own example %#", (text, hash) => expect(hex(sha256(text))).toBe(hash));

  test('agrees with the system library on lengths around the block size and on other alphabets', () => {
    const texts = Array.from({ length: 200 }, (_, n) => 'x'.repeat(n)).concat(
      'Drache äöü',
      '洞窟のトロル',
      '\u{1f409}\u{1f3b2}',
    );
    for (const text of texts) expect(hex(sha256(text))).toBe(createHash('sha256').update(text).digest('hex'));
  });
});
