import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  chooseSettings,
  commitment,
  dice,
  type Played,
  type Seal,
  type Settings,
  sealedSeed,
  sealOf,
  viewDigest,
  type Witness,
  withWitness,
  writeSaved,
} from '@trollmoot/kernel';
import { findGame } from '@trollmoot/shelf';
import { afterAll, describe, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'trollmoot-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** `verify` on a file with this text. */
function verify(text: string, ...flags: string[]) {
  const file = join(folder, 'game.txt');
  writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, 'verify', file, ...flags], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status, says: (status === 0 ? stdout : stderr).trim() };
}

const game = findGame('troll-and-dragon')!;
const SECRET = 'c0ffee'.padEnd(64, '0');
const salts = ['a'.repeat(32), 'b'.repeat(32), null];
const seal: Seal = { commitment: sealOf(SECRET), salts, secret: SECRET };

/** A whole game, and what seat 0 saw of it. */
function played(seed: string, players = 'players'): { log: Played[]; views: string[] } {
  const random = dice(players);
  const s = game.setup(chooseSettings(game, {}, 3) as Settings, 3, seed);
  const log: Played[] = [];
  const views = [viewDigest(game, s, 0)];
  for (let by = game.waitingFor(s)[0]; by !== undefined; by = game.waitingFor(s)[0]) {
    const options = game.options(s, by);
    const act = options[random(options.length)]!;
    game.play(s, by, act);
    log.push({ by, act });
    if (viewDigest(game, s, 0) !== views.at(-1)) views.push(viewDigest(game, s, 0));
  }
  return { log, views };
}

/** The saved game that a server hands out, honest or not. */
function handedOut({ shown = seal, seed = sealedSeed(SECRET, salts), log = played(seed).log } = {}): string {
  const { name, rules } = game;
  const settings = chooseSettings(game, {}, 3) as Settings;
  return writeSaved(game, { game: name, rules, settings, seats: 3, seed, seal: shown, log });
}

const witness: Witness = {
  commitment: seal.commitment,
  salt: salts[0]!,
  seat: 0,
  salts,
  views: played(sealedSeed(SECRET, salts)).views,
};

describe('verify', () => {
  test('says what it checked in a sealed game, and what only its reader can compare', () => {
    const { status, says } = verify(handedOut());
    expect(status).toBe(0);
    expect(says).toMatch(/all \d+ plies are legal, and the game is over\./);
    expect(says).toContain(`The secret fits the commitment ${seal.commitment}.`);
    expect(says).toMatch(/the salts of 2 of 3 seats, and all \d+ draws follow from the seed\./);
    expect(says).toContain('Compare the commitment with the one you saw before the game');
  });

  test('takes the commitment that the reader saw, of the secret or of the seed', () => {
    expect(verify(handedOut(), '--commitment', seal.commitment).says).toContain('as promised');
    expect(verify(handedOut(), '--commitment', commitment(sealedSeed(SECRET, salts))).status).toBe(0);
    expect(verify(handedOut(), '--commitment', '0'.repeat(64)).status).toBe(2);
  });

  test('compares a proof with what its reader saw', () => {
    const { status, says } = verify(withWitness(handedOut(), witness));
    expect({ status, says }).toEqual({ status: 0, says: expect.stringContaining('This proof agrees') });
  });

  const other = 'f'.repeat(64);
  const drawnLast = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)];
  test.each<[string, string, string]>([
    ['the salt of a bot drawn last', handedOut({ seed: sealedSeed(SECRET, drawnLast) }), 'the seed does not follow'],
    ['the seed swapped', handedOut({ seed: 'dragon 17' }), 'the seed does not follow'],
    ['another secret', handedOut({ shown: { ...seal, secret: other } }), 'the secret does not fit'],
    ['an illegal move', handedOut().replace(/^(\w+): .*$/m, '$1: fly'), "cannot 'fly' here"],
    [
      'the commitment changed after the salts',
      withWitness(
        handedOut({
          shown: { commitment: sealOf(other), salts, secret: other },
          seed: sealedSeed(other, salts),
        }),
        witness,
      ),
      'its seal is not the one its reader saw',
    ],
    [
      "another player's salt drawn last",
      withWitness(
        handedOut({
          shown: { ...seal, salts: [salts[0]!, 'd'.repeat(32), null] },
          seed: sealedSeed(SECRET, [salts[0]!, 'd'.repeat(32), null]),
        }),
        witness,
      ),
      'the salts are not those listed',
    ],
    [
      'the log altered',
      withWitness(handedOut({ log: played(sealedSeed(SECRET, salts), 'forger').log }), witness),
      'saw another table',
    ],
    [
      'the dice rolled again',
      withWitness(handedOut(), { ...witness, views: played('dragon 17').views }),
      'saw another table',
    ],
  ])('catches a server that cheats: %s', (_what, text, says) => {
    expect(verify(text)).toEqual({ status: 2, says: expect.stringContaining(says) });
  });
});
