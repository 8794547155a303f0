import { type Game, readSaved } from '@trollmoot/kernel';
import { expect, test } from 'vitest';
import { dash, expectedIn, fuzz, sealedBids, ticTacToe } from '../src/index.ts';

const still = { seed: 'fuzz', now: () => 0 };

test.each<[string, Game]>([
  ['tic-tac-toe', ticTacToe],
  ['dash', dash],
  ['sealed bids', sealedBids],
])('fuzzing %s reaches everything and finds no error', (_name, game) => {
  const progress: number[] = [];
  const report = fuzz(game, { ...still, games: 60, onProgress: (done) => progress.push(done) });
  expect(report).toMatchObject({
    games: 60,
    errors: [],
    unreached: { steps: [], actions: [], things: [], clauses: [] },
  });
  expect(report.plies).toBeGreaterThan(300);
  expect(progress.at(-1)).toBe(60);
});

test('the fuzzer stops when its time is up, by the given clock', () => {
  let time = 0;
  const report = fuzz(ticTacToe, { seed: 'fuzz', seconds: 2, now: () => (time += 100) });
  expect(report.games).toBeGreaterThan(2);
  expect(time).toBeLessThan(4000);
});

test('the same seed gives the same report', () => {
  expect(fuzz(sealedBids, { ...still, games: 20 })).toEqual(fuzz(sealedBids, { ...still, games: 20 }));
});

test('the report lists what was never reached', () => {
  const game: Game = {
    ...ticTacToe,
    things: [...ticTacToe.things, 'a wild card'],
    steps: { ...ticTacToe.steps, nap: {} },
  };
  const expected = { actions: ['mark', 'resign'], clauses: ['MARK-1', 'TURN-1'] };
  const report = fuzz(game, { ...still, games: 20, expected });
  expect(report.unreached).toEqual({
    steps: ['nap'],
    actions: ['resign'],
    things: ['a wild card'],
    clauses: ['TURN-1'],
  });
  expect(report.explained).toEqual({});
});

test('what the game declares beyond play is explained, not unreached', () => {
  const game: Game = { ...ticTacToe, beyondPlay: { 'TURN-1': 'only tells who begins', mark: 'not so' } };
  const report = fuzz(game, { ...still, games: 5, expected: { actions: [], clauses: ['TURN-1', 'END-3'] } });
  expect(report.unreached.clauses).toEqual(['END-3']);
  expect(report.explained).toEqual({ 'TURN-1': 'only tells who begins' });
});

test('walks begin at scenes too, and the report lists what only they reached', () => {
  const things = [...ticTacToe.things, 'the ninth mark'];
  const uses: Game['uses'] = (news) => ('ninth' in news ? ['the ninth mark'] : (ticTacToe as Game).uses(news));
  const play: Game['play'] = (s, seat, act) => {
    const after = (ticTacToe as Game).play(s, seat, act);
    if ('isScene' in s) s.news?.push({ news: 'late', ninth: true } as never);
    return after;
  };
  const game = { ...ticTacToe, things, uses, play, clone: structuredClone } as Game;
  const expected = { actions: [], clauses: [] };
  const scenes = { late: () => ({ ...ticTacToe.setup({}, 2, 'scene'), isScene: true }) };
  expect(fuzz(game, { ...still, games: 5, expected }).unreached.things).toEqual(['the ninth mark']);
  const report = fuzz(game, { ...still, games: 5, expected, scenes });
  expect(report.errors).toEqual([]);
  expect(report.walks).toBeGreaterThan(0);
  expect(report.unreached.things).toEqual([]);
  expect(report.byScenes.things).toEqual(['the ninth mark']);
});

test('an error on a walk from a scene names the scene and the acts', () => {
  const lay = () => ({ ...ticTacToe.setup({}, 2, 'scene'), isScene: true });
  const play: Game['play'] = (s, seat, act) => {
    if ('isScene' in s && s.ply === 1) throw new Error('the pencil broke');
    return (ticTacToe as Game).play(s, seat, act);
  };
  const game = { ...ticTacToe, play, clone: structuredClone } as Game;
  const { errors } = fuzz(game, { ...still, games: 1, scenes: { late: lay } });
  const [told, remark] = errors[0]!.dump.split('\n');
  expect(JSON.parse(told!)).toMatchObject({ game: 'tic-tac-toe', scene: 'late', log: [{ by: 0 }] });
  expect(remark).toContain('the pencil broke');
});

test('an error comes with a saved game that replays to where it happened', () => {
  const play: Game['play'] = (s, seat, act) => {
    if (s.ply === 4) throw new Error('the pencil broke');
    return (ticTacToe as Game).play(s, seat, act);
  };
  const { errors, games } = fuzz({ ...ticTacToe, play } as Game, { ...still, games: 10 });
  expect(games).toBe(10);
  expect(errors.map(({ error }) => error.split(' ← ')[0])).toEqual(['Error: the pencil broke']);
  expect(readSaved(errors[0]!.dump, () => ticTacToe).s.ply).toBe(4);
  expect(errors[0]!.log).toHaveLength(4);
  expect(errors[0]!.dump).toMatch(/# then seat 0: \{"do":"mark","cell":\d\}: Error: the pencil broke/);
});

test('a broken invariant, a game that is too long and a wish that no clause forbids are errors', () => {
  const first = (game: Game, broken: () => string[] = () => []) =>
    fuzz(game, { ...still, games: 6, broken }).errors[0]?.error;
  expect(first(ticTacToe, () => ['a piece is missing'])).toBe('a piece is missing');
  expect(first({ ...dash, longest: 3 } as Game)).toBe('not over after 3 plies');
  expect(first({ ...ticTacToe, why: () => null })).toContain('nothing forbids seat');
});

test("the game's steps are restored afterwards", () => {
  const before = { ...dash.steps };
  fuzz(dash, { ...still, games: 1 });
  expect(dash.steps).toEqual(before);
});

test('the expected actions and clauses are read from the source', () => {
  const files = [
    {
      path: 'src/contents.ts',
      text: "type Act = { do: 'jump' } | { readonly do: 'push' | 'pull'; to: 1 }; // do: 'no'",
    },
    { path: 'src/rules/moving.ts', text: "if (x) return { clause: 'MOVE-1' }; // [MOVE-2]" },
    { path: 'src/text/en.ts', text: "case 'MOVE-3': return 'x';" },
  ];
  expect(expectedIn(files, ['MOVE-1', 'MOVE-2', 'MOVE-3'])).toEqual({
    actions: ['jump', 'pull', 'push'],
    clauses: ['MOVE-1'],
  });
});
