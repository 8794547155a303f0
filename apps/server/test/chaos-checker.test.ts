import { type Act, type Game, type Played, type Saved, type Seat, sameAct } from '@trollmoot/kernel';
import { type Eye, frameOf, newMatch, newsFor, playAct } from '@trollmoot/protocol';
import { sealedBids, ticTacToe } from '@trollmoot/testkit';
import { describe, expect, test } from 'vitest';
import { type Evidence, faultsIn, type Kept } from '../scripts/chaos/checker.ts';
import { newHistory, sightOfFrame, sightOfUpdate, type TableHistory, type Wish } from '../scripts/chaos/history.ts';
import { mark } from './harness.ts';

const CELLS = [0, 3, 1, 4, 2];
const GAME = ticTacToe as Game;

function startOf(game: Game, seats: number): Omit<Saved, 'log'> {
  const settings = Object.fromEntries(Object.entries(game.settings).map(([name, { values }]) => [name, values[0]!]));
  return { game: game.name, rules: game.rules, settings, seats, seed: 'chaos' };
}

/** A table of people at which all went well: what its log holds, and what two players and a spectator can tell. */
function allWell(game: Game, seats: number, log: readonly Played[]): { history: TableHistory; kept: Kept } {
  const history = newHistory('t', 'ann and bob');
  const start = startOf(game, seats);
  const match = newMatch(game, start);
  const people = [...Array(seats).keys()];
  const eyes: Eye[] = [null, ...people];
  const taken: number[] = people.map(() => 0);
  for (const eye of eyes) history.sights.push(sightOfFrame(frameOf(match, eye)));
  for (const [ply, { by, act }] of log.entries()) {
    const times = { asked: 10 * ply + 1, answered: 10 * ply + 5 };
    history.wishes.push({ seat: by, mine: taken[by]!++, act, outcome: 'yes', ...times });
    const { news, quiet, count } = playAct(match, by, act);
    for (const eye of eyes.filter((eye) => !quiet || eye === by)) {
      history.sights.push(sightOfUpdate(eye, { beat: count.beat, by, news: newsFor(game, news, eye), undone: false }));
      history.sights.push(sightOfFrame(frameOf(match, eye)));
    }
  }
  return { history, kept: { game, start, log, people, trouble: null } };
}

/** Whoever is asked takes the first option, or the last one. */
function played(game: Game, seats: number, most: number): Played[] {
  const match = newMatch(game, startOf(game, seats));
  while (match.log.length < most && game.result(match.s) === null) {
    const by = game.waitingFor(match.s)[0]!;
    const options = game.options(match.s, by);
    playAct(match, by, match.log.length % 2 === 0 ? options[0]! : options.at(-1)!);
  }
  return match.log;
}

const LINE: readonly Played[] = CELLS.map((cell, ply) => ({ by: ply % 2, act: mark(cell) }));
const ticTacToeGame = () => allWell(GAME, 2, LINE);
const judged = (history: TableHistory, kept: Kept, rest: Partial<Evidence> = {}): string[] =>
  faultsIn({ kept: new Map([['t', kept]]), tables: [history], trials: [], progress: new Map(), ...rest });
/** What one is sure of: the fault without its table. */
const brief = (faults: readonly string[]): string[] => faults.map((fault) => fault.replace(/^.* t: /, ''));

describe('The checker', () => {
  test.each([
    ['a game in the open', GAME, 2, LINE],
    ['closed hands', sealedBids as Game, 3, played(sealedBids as Game, 3, 40)],
  ])('finds nothing wrong where all went well: %s', (_what, game, seats, log) => {
    const { history, kept } = allWell(game, seats, log);
    expect(judged(history, kept)).toEqual([]);
  });

  test('nobody may be told that a table is gone', () => {
    const { history, kept } = ticTacToeGame();
    history.gone++;
    expect(brief(judged(history, kept))).toEqual(['somebody was told that it is gone']);
  });

  test('a wish without an answer may be in the log, or not', () => {
    const { history, kept } = ticTacToeGame();
    history.wishes[4]!.outcome = 'unknown';
    history.wishes.push({ seat: 1, mine: 2, act: mark(5), asked: 50, answered: null, outcome: 'unknown' });
    expect(judged(history, kept)).toEqual([]);
  });

  test('an acknowledged move that is lost', () => {
    const { history, kept } = ticTacToeGame();
    const faults = brief(judged(history, { ...kept, log: LINE.slice(0, 4) }));
    expect(faults).toContain('seat 0: action 2 was acknowledged and is not in the log');
  });

  test('an acknowledged move in whose place another stands', () => {
    const { history, kept } = ticTacToeGame();
    const faults = brief(judged(history, { ...kept, log: LINE.with(4, { by: 0, act: mark(8) }) }));
    expect(faults).toContain('seat 0: action 2 was acknowledged and is not in the log');
    expect(faults).toContain('seat 0: action 2 is in the log, and nobody asked for it');
  });

  test('a move that is in the log twice', () => {
    const log = played(sealedBids as Game, 3, 40);
    const { history, kept } = allWell(sealedBids as Game, 3, log);
    const twice = [...log, log.at(-1)!];
    const faults = brief(judged(history, { ...kept, log: twice }));
    expect(faults).toContainEqual(expect.stringMatching(/is in the log, and nobody asked for it/));
  });

  test('a move that was acknowledged twice', () => {
    const { history, kept } = ticTacToeGame();
    history.wishes.push({ ...(history.wishes[4] as Wish), asked: 60, answered: 65 });
    expect(brief(judged(history, kept))).toEqual(['seat 0: action 2 was acknowledged twice']);
  });

  test('a move that was refused, and is in the log', () => {
    const { history, kept } = ticTacToeGame();
    history.wishes[4]!.outcome = 'no';
    expect(brief(judged(history, kept))).toEqual(['seat 0: action 2 was refused and is in the log']);
  });

  test('moves in another order than they were made', () => {
    const { history, kept } = ticTacToeGame();
    const [first] = history.wishes as [Wish];
    history.wishes[0] = { ...first, asked: 31, answered: 35 }; // the second and third stand after it, and were made before
    expect(brief(judged(history, kept))).toEqual(['seat 0: action 0 stands before one that was made earlier']);
  });

  test('moves that stand in the log in another order', () => {
    const { history, kept } = ticTacToeGame();
    const swapped = [LINE[0]!, LINE[3]!, LINE[4]!, LINE[1]!, LINE[2]!];
    expect(judged(history, { ...kept, log: swapped })).not.toEqual([]);
  });

  test('a viewer who was shown what then did not happen', () => {
    const { kept } = ticTacToeGame();
    const other = LINE.with(4, { by: 0, act: mark(8) });
    const { history } = allWell(GAME, 2, other);
    history.wishes.length = 0;
    history.wishes.push(...ticTacToeGame().history.wishes);
    const faults = brief(judged(history, kept));
    expect(faults).toContain('seat 1 was shown a frame at beat 5 that the log does not lead to');
    expect(faults).toContain('a spectator was shown news at beat 5 that the log does not lead to');
  });

  test('a viewer for whom the game went back', () => {
    const { history, kept } = ticTacToeGame();
    history.sights.push(history.sights.find(({ eye, beat, mine }) => eye === 1 && beat === 2 && mine !== null)!);
    expect(brief(judged(history, kept))).toEqual(['seat 1 was shown beat 2 after beat 5']);
  });

  test('a log that no rules allow, a table that was set aside, and one that is gone', () => {
    const { history, kept } = ticTacToeGame();
    const illegal = { ...kept, log: [LINE[0]!, { by: 1 as Seat, act: mark(0) }] };
    expect(brief(judged(history, illegal))).toContain('action 1 of its log is not legal');
    expect(brief(judged(history, { ...kept, trouble: 'the log is odd' }))).toEqual([
      'it was set aside: the log is odd',
    ]);
    expect(judged(history, kept, { kept: new Map() })).toEqual(['table t: the store does not know it']);
  });

  test('a party that stood still after a failure', () => {
    const { history, kept } = ticTacToeGame();
    const trials = [{ what: 'a node was killed', at: 100, healed: 200, until: 300 }];
    const went = (at: number) => judged(history, kept, { trials, progress: new Map([['ann and bob', [50, 150, at]]]) });
    expect(went(250)).toEqual([]);
    expect(went(190)).toEqual(['ann and bob stood still after a node was killed']);
    expect(went(310)).toEqual(['ann and bob stood still after a node was killed']);
  });

  test('two acts are the same whatever the order of their fields', () => {
    const { history, kept } = ticTacToeGame();
    const turned: Act = { cell: 0, do: 'mark' } as Act;
    expect(sameAct(turned, LINE[0]!.act)).toBe(true);
    expect(
      judged({ ...history, wishes: history.wishes.with(0, { ...history.wishes[0]!, act: turned }) }, kept),
    ).toEqual([]);
  });
});
