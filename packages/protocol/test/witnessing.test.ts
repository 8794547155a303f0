import { check, dice, type Game, sealedSeed, sealOf, writeSaved } from '@trollmoot/kernel';
import {
  afterCard,
  afterFrame,
  frameOf,
  goBack,
  type Match,
  newMatch,
  playAct,
  type Status,
  savedOf,
  type TableCard,
  troubleSoFar,
  type Update,
  type Witnessing,
  withDrawnSalt,
  withSaltSent,
} from '@trollmoot/protocol';
import { sealedBids } from '@trollmoot/testkit';
import { describe, expect, test } from 'vitest';

const game: Game = sealedBids;
const SECRET = 'f'.repeat(64);
const [MINE, THEIRS] = ['a'.repeat(32), 'b'.repeat(32)];
const SEAT = 1;

const cardWith = (status: Status, salts: (string | null)[], commitment = sealOf(SECRET)): TableCard => ({
  id: 't',
  game: game.name,
  rules: game.rules,
  settings: { rounds: 2 },
  chairs: [],
  status,
  isPublic: true,
  pace: { kind: 'none' },
  patience: 86_400,
  company: { spectators: [], waiting: [], isHostAway: false, overdue: [] },
  endedBy: null,
  rematchOf: null,
  code: null,
  host: 'ann',
  made: 0,
  watching: 0,
  commitment: null,
  seed: null,
  seal: { commitment, salts, secret: null },
  result: null,
  rematch: null,
});

/** The reader has sat down, and the game begins with these salts. */
function begun(salts: (string | null)[] = [THEIRS, MINE]): Witnessing {
  const seen = afterCard(null, cardWith('gathering', [null, null]), SEAT)!;
  const sent = withSaltSent(withDrawnSalt(seen, () => MINE));
  return afterCard(sent, cardWith('playing', salts), SEAT)!;
}

const sealedMatch = (): Match => {
  const salts = [THEIRS, MINE];
  const seal = { commitment: sealOf(SECRET), salts, secret: SECRET };
  const seed = sealedSeed(SECRET, salts);
  return newMatch(game, { game: game.name, rules: game.rules, settings: { rounds: 2 }, seats: 2, seed, seal });
};

/** A reader at a table: sees each act, unless away. */
class Reader {
  witness: Witnessing;
  readonly match: Match;
  #updates: Update[] = [];
  constructor(match: Match) {
    this.match = match;
    this.witness = begun();
    this.look();
  }
  look(): void {
    this.witness = afterFrame(this.witness, frameOf(this.match, SEAT), this.#updates);
    this.#updates = [];
  }
  /** Something happens that the reader sees at the next `look`. */
  play(pick: (n: number) => number): void {
    const by = game.waitingFor(this.match.s)[0]!;
    const options = game.options(this.match.s, by).filter((option) => option.do !== 'reopen');
    playAct(this.match, by, options[pick(options.length)]!);
    this.#updates.push({ beat: this.match.count.beat, by, news: [], undone: false });
  }
  back(to: number): void {
    goBack(this.match, to);
    this.#updates.push({ beat: this.match.count.beat, by: 0, news: [], undone: true });
  }
  get isOver(): boolean {
    return game.result(this.match.s) !== null;
  }
  get trouble() {
    return check(writeSaved(game, savedOf(this.match)), () => game, this.witness).trouble;
  }
}

describe('a witness', () => {
  test('keeps the first commitment, its own salt once it has arrived, and the salts listed at the start', () => {
    expect(begun()).toMatchObject({ commitment: sealOf(SECRET), salt: MINE, seat: SEAT, salts: [THEIRS, MINE] });
    const changed = afterCard(begun(), cardWith('playing', ['c'.repeat(32), MINE], 'd'.repeat(64)), SEAT)!;
    expect(changed).toEqual(begun());
  });

  test('draws salt once: a page that was loaded again sends the same', () => {
    const seen = afterCard(null, cardWith('gathering', [null, null]), SEAT)!;
    const once = withDrawnSalt(seen, () => MINE);
    expect(withDrawnSalt(once, () => THEIRS).drawn).toBe(MINE);
  });

  test('does not count on salt that arrived too late', () => {
    const seen = afterCard(null, cardWith('gathering', [null, null]), SEAT)!;
    const late = afterCard(
      withDrawnSalt(seen, () => MINE),
      cardWith('playing', [THEIRS, null]),
      SEAT,
    )!;
    expect(late.salt).toBeNull();
    expect(troubleSoFar(late, cardWith('playing', [THEIRS, null]))).toBeNull();
    const arrived = afterCard(
      withDrawnSalt(seen, () => MINE),
      cardWith('playing', [THEIRS, MINE]),
      SEAT,
    )!;
    expect(arrived.salt).toBe(MINE); // the answer was lost, not the salt
  });

  test('keeps nothing of a game that was over when it was first seen', () => {
    expect(afterCard(null, cardWith('over', [THEIRS, MINE]), SEAT)).toBeNull();
  });

  test('knows before the first act whether its salt is listed', () => {
    expect(troubleSoFar(begun(), cardWith('playing', [THEIRS, MINE]))).toBeNull();
    expect(troubleSoFar(begun([THEIRS, null]), cardWith('playing', [THEIRS, null]))).toBe('saltNotListed');
    expect(troubleSoFar(begun([MINE, THEIRS]), cardWith('playing', [MINE, THEIRS]))).toBe('saltNotListed');
    expect(troubleSoFar(begun(), cardWith('playing', ['c'.repeat(32), MINE]))).toBe('otherSalts');
    expect(troubleSoFar(begun(), cardWith('gathering', [THEIRS, MINE], 'd'.repeat(64)))).toBe('otherSeal');
    expect(troubleSoFar(begun(), { ...cardWith('playing', []), seal: null })).toBe('otherSeal');
    expect(troubleSoFar(null, cardWith('playing', []))).toBeNull();
  });
});

describe('what a witness saw', () => {
  test('stands in an honest game, also through other tabs that lag behind', () => {
    const reader = new Reader(sealedMatch());
    const random = dice('honest');
    while (!reader.isOver) {
      reader.play(random);
      reader.look();
      reader.look();
    }
    expect(reader.witness.views.length).toBeGreaterThan(5);
    expect(reader.trouble).toBeNull();
  });

  test('stands whatever is undone and wherever the reader was away, over many games', () => {
    for (let i = 0; i < 200; i++) {
      const reader = new Reader(sealedMatch());
      const random = dice(`undo ${i}`);
      while (!reader.isOver) {
        if (random(5) === 0 && reader.match.log.length > 0) reader.back(random(reader.match.log.length));
        else reader.play(random);
        if (random(3) > 0) reader.look();
      }
      reader.look();
      expect(reader.trouble).toBeNull();
    }
  });

  test('is contradicted by another game after an undo, too', () => {
    const reader = new Reader(sealedMatch());
    const random = dice('forged');
    for (let i = 0; i < 6; i++) {
      reader.play(random);
      reader.look();
    }
    reader.back(2);
    reader.look();
    while (!reader.isOver) {
      reader.play(random);
      reader.look();
    }
    expect(reader.trouble).toBeNull();
    const { length } = reader.match.log;
    goBack(reader.match, length - 4);
    while (!reader.isOver) reader.play(() => 0);
    expect(reader.trouble).toBe('otherTable');
  });
});
