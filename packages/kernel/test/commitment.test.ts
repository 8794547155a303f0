import { createHash } from 'node:crypto';
import { commitment, dice, type Game, type Saved, sha256, verify } from '@trollmoot/kernel';
import { sealedBids, ticTacToe } from '@trollmoot/testkit';
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

/** A game played at random to its end. */
function played(game: Game, seed: string): Saved {
  const random = dice('players');
  const settings = { rounds: 2 };
  const s = game.setup(settings, 2, seed);
  const log: Saved['log'][number][] = [];
  while (game.waitingFor(s).length > 0) {
    const by = game.waitingFor(s)[0]!;
    const options = game.options(s, by).filter((option) => option.do !== 'reopen');
    const act = options[random(options.length)]!;
    game.play(s, by, act);
    log.push({ by, act });
  }
  return { game: game.name, rules: game.rules, settings, seats: 2, seed, log };
}

describe('a promised seed', () => {
  const saved = played(sealedBids, 'dragon 17');
  const promise = commitment(saved.seed);

  test('has a hash that does not reveal it', () => {
    expect(promise).toMatch(/^[0-9a-f]{64}$/);
    expect(promise).not.toBe(commitment('dragon 18'));
    expect(promise).not.toContain('dragon');
  });

  test('verifies an honest game', () => expect(verify(sealedBids, saved, promise)).toBeNull());

  test('detects another seed', () => {
    expect(verify(sealedBids, { ...saved, seed: 'dragon 18' }, promise)).toBe(
      'the seed is not the one promised at the start',
    );
  });

  test('detects an illegal action and names its ply', () => {
    const log = saved.log.with(2, { by: saved.log[2]!.by, act: { do: 'lay', card: 99 } as { do: string } });
    expect(verify(sealedBids, { ...saved, log }, promise)).toBe('ply 3 is not legal: {"do":"lay","card":99}');
  });

  test('detects an action after the end', () => {
    const won = [0, 3, 1, 4, 2, 5].map((cell, ply) => ({ by: ply % 2, act: { do: 'mark', cell } }));
    const over: Saved = { game: 'tic-tac-toe', rules: '1', settings: {}, seats: 2, seed: 'x', log: won };
    expect(verify(ticTacToe, over, commitment('x'))).toBe('ply 6 is not legal: {"do":"mark","cell":5}');
  });
});
