import {
  type Checked,
  check,
  dice,
  type Game,
  type Played,
  type Saved,
  type Seal,
  sealedSeed,
  sealOf,
  shownDigest,
  viewDigest,
  type Witness,
  withWitness,
  witnessIn,
  writeSaved,
} from '@trollmoot/kernel';
import { sealedBids, ticTacToe } from '@trollmoot/testkit';
import { describe, expect, test } from 'vitest';

const SECRET = 'f4d16be022c9'.padEnd(64, '0');
const MINE = '3dc158'.padEnd(32, '1');
const THEIRS = 'b7049e'.padEnd(32, '2');
const SEAT = 1;
const salts = [THEIRS, MINE, null]; // the third is a bot
const seal: Seal = { commitment: sealOf(SECRET), salts, secret: SECRET };
const game: Game = sealedBids;

/** A game played at random to its end: saved, and as seen from my seat. */
function played(seed: string, players = 'players'): { log: Played[]; views: string[] } {
  const random = dice(players);
  const s = game.setup({ rounds: 2 }, 3, seed);
  const log: Played[] = [];
  const views = [viewDigest(game, s, SEAT)];
  while (game.waitingFor(s).length > 0) {
    const by = game.waitingFor(s)[0]!;
    const options = game.options(s, by).filter((option) => option.do !== 'reopen');
    const act = options[random(options.length)]!;
    game.play(s, by, act);
    log.push({ by, act });
    const view = viewDigest(game, s, SEAT);
    if (view !== views.at(-1)) views.push(view);
  }
  return { log, views };
}

const seed = sealedSeed(SECRET, salts);
const { log, views } = played(seed);
const saved: Saved = { game: game.name, rules: game.rules, settings: { rounds: 2 }, seats: 3, seed, seal, log };
const witness: Witness = { commitment: seal.commitment, salt: MINE, seat: SEAT, salts, views };
const text = writeSaved(game, saved);
const checked = (saved: string, seen: Witness | null = witness): Checked =>
  check(saved, (name) => [game, ticTacToe as Game].find((one) => one.name === name), seen);

describe('an honest game', () => {
  test('has a seal that does not reveal the secret, and a seed from secret and salts in the order of the seats', () => {
    expect(seal.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(seal.commitment).not.toContain(SECRET.slice(0, 12));
    expect(seed).toMatch(/^chacha20 [0-9a-f]{64}$/);
    expect(sealedSeed(SECRET, [MINE, THEIRS, null])).not.toBe(seed);
    expect(sealedSeed(SECRET, [THEIRS, null, MINE])).not.toBe(seed);
  });

  test('stands up to the check of a reader whose salt is in it', () => {
    expect(checked(text)).toMatchObject({ trouble: null, isOwn: true, seal });
  });

  test('keeps its seal when it is saved and read', () => {
    const { saved: again } = checked(text);
    expect(again).toEqual(saved);
    expect(text).toContain(`\nsecret ${SECRET}\n`);
  });

  test('can be checked by anyone, who then has only the word of the server for what was before', () => {
    expect(checked(text, null)).toMatchObject({ trouble: null, isOwn: false });
    expect(checked(text, { ...witness, salt: null })).toMatchObject({ trouble: null, isOwn: false });
  });

  test('does no harm to a reader who saw only parts of it', () => {
    const some = views.filter((_, i) => i % 3 === 1);
    expect(checked(text, { ...witness, views: some }).trouble).toBeNull();
    expect(checked(text, { ...witness, views: [], salts: null }).trouble).toBeNull();
  });

  test('without a seal, as games were saved before, is only played again', () => {
    const { seal: _seal, ...old } = { ...saved, seed: 'dragon 17', log: played('dragon 17').log };
    expect(checked(writeSaved(game, old), null)).toMatchObject({ trouble: null, seal: null, isOwn: false });
  });
});

/** A whole game under another seed, with the seal that the cheat shows. */
function cheated(change: Partial<Seal>, otherSeed?: string): string {
  const shown = { ...seal, ...change };
  const dealt = otherSeed ?? sealedSeed(shown.secret ?? SECRET, shown.salts);
  return writeSaved(game, { ...saved, seed: dealt, seal: shown, log: played(dealt).log });
}

describe('a server that cheats is caught', () => {
  const other = 'e'.repeat(64);
  test.each<[string, string, Checked['trouble']]>([
    ['another commitment than before the salts', cheated({ commitment: sealOf(other), secret: other }), 'otherSeal'],
    ['no seal at all', writeSaved(game, (({ seal: _seal, ...bare }) => bare)(saved)), 'otherSeal'],
    ['my salt dropped', cheated({ salts: [THEIRS, null, null] }), 'saltNotListed'],
    ['my salt replaced', cheated({ salts: [THEIRS, 'd'.repeat(32), null] }), 'saltNotListed'],
    ['my salt at another seat', cheated({ salts: [MINE, THEIRS, null] }), 'saltNotListed'],
    ["another player's salt drawn last", cheated({ salts: ['d'.repeat(32), MINE, null] }), 'otherSalts'],
    ["a bot's salt drawn last", cheated({ salts: [THEIRS, MINE, 'd'.repeat(32)] }), 'otherSalts'],
    [
      "a bot's salt drawn last and not listed",
      cheated({}, sealedSeed(SECRET, [THEIRS, MINE, 'd'.repeat(32)])),
      'otherSeed',
    ],
    ['another secret', cheated({ secret: other }), 'otherSecret'],
    ['no secret', cheated({ secret: null }), 'notOpened'],
    ['a seed swapped', cheated({}, `chacha20 ${'1'.repeat(64)}`), 'otherSeed'],
    ['a seed swapped for the fast generator', cheated({}, 'dragon 17'), 'otherSeed'],
  ])('%s', (_what, shown, trouble) => expect(checked(shown)).toMatchObject({ trouble }));

  test('cards dealt again: the table was not the one that comes out', () => {
    const redealt = played(`chacha20 ${'2'.repeat(64)}`);
    expect(checked(text, { ...witness, views: redealt.views }).trouble).toBe('otherTable');
    const late = [...views.slice(0, 4), ...redealt.views.slice(4)];
    expect(checked(text, { ...witness, views: late }).trouble).toBe('otherTable');
  });

  test('a log altered into another legal game', () => {
    const altered = writeSaved(game, { ...saved, log: played(seed, 'forger').log });
    expect(altered).not.toBe(text);
    expect(checked(altered).trouble).toBe('otherTable');
  });

  test('a log with moves left out at the end', () => {
    expect(checked(writeSaved(game, { ...saved, log: log.slice(0, -3) })).trouble).toBe('otherTable');
  });

  test('an action that is not legal, named by its line', () => {
    const wrong = text.replace(/^(\w+): .*$/m, '$1: lay 99');
    expect(checked(wrong)).toMatchObject({ trouble: 'notLegal', why: expect.stringMatching(/^line \d+: \w+ cannot/) });
  });

  test('an action after the end', () => {
    const won = [0, 3, 1, 4, 2].map((cell, ply) => ({ by: ply % 2, act: { do: 'mark', cell } }));
    const over = writeSaved(ticTacToe as Game, {
      game: 'tic-tac-toe',
      rules: '1',
      settings: {},
      seats: 2,
      seed: 'x',
      log: won,
    });
    const [last] = over.match(/^.*: .*$/gm)!.slice(-1);
    expect(checked(over.replace(last!, `${last}\n${last}`), null).trouble).toBe('notLegal');
  });
});

test('a view has the same digest in whichever order its keys arrived', () => {
  expect(shownDigest({ a: 1, b: [{ c: 2, d: 3 }] }, null)).toBe(shownDigest({ b: [{ d: 3, c: 2 }], a: 1 }, null));
  expect(shownDigest({ a: 1, b: [2, 3] }, null)).not.toBe(shownDigest({ a: 1, b: [3, 2] }, null));
  expect(shownDigest({}, null)).not.toBe(shownDigest({}, { places: [1], scores: [0] }));
});

describe('a proof', () => {
  test('is the saved game with what its reader saw, and reads as the same game', () => {
    const proof = withWitness(text, witness);
    expect(witnessIn(proof)).toEqual(witness);
    expect(checked(proof).saved).toEqual(saved);
    expect(witnessIn(text)).toBeNull();
  });

  test('of a spectator says less', () => {
    const seen: Witness = { commitment: seal.commitment, salt: null, seat: null, salts: null, views: [] };
    expect(witnessIn(withWitness(text, seen))).toEqual(seen);
  });
});

test('a salt for a seat that does not exist, or of another length, is a damaged line', () => {
  for (const line of [`salt purple ${MINE}`, 'salt red 12', 'secret 12', 'commitment x'])
    expect(checked(text.replace('\n\n', `\n${line}\n\n`), null)).toMatchObject({
      trouble: 'notLegal',
      why: expect.stringMatching(/^line \d+: /),
    });
});
