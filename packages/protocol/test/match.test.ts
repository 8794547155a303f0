import type { Act, Seat } from '@trollmoot/kernel';
import { dash, sealedBids, ticTacToe } from '@trollmoot/testkit';
import { describe, expect, test } from 'vitest';
import {
  askableUndoPly,
  FrameStream,
  firstShown,
  frameOf,
  freeUndoPly,
  goBack,
  type Match,
  newMatch,
  playback,
  type Recording,
  recordingOf,
  shownAfter,
  tryActs,
} from '../src/index.ts';

const bids = (): Match =>
  newMatch(sealedBids, { game: 'sealed-bids', rules: '1', settings: { rounds: 2 }, seats: 3, seed: 'a' });
const crosses = (): Match =>
  newMatch(ticTacToe, { game: 'tic-tac-toe', rules: '1', settings: {}, seats: 2, seed: 'a' });

/** Answer the frame that this seat sees now. */
function act(match: Match, seat: Seat, ...acts: Act[]) {
  const { beat, mine } = frameOf(match, seat);
  return tryActs(match, seat, { beat, mine, acts });
}
const card = (match: Match, seat: Seat): Act => frameOf(match, seat).options[0]!;
const DONE: Act = { do: 'done' };

function recorded(match: Match, eye: Seat | null): Recording {
  const recording = recordingOf(match, eye);
  for (;;) {
    const { done, value } = recording.next();
    if (done) return value;
  }
}

describe('A hand built of small sealed acts', () => {
  test('shows others nothing until it closes: no beat, no change in any frame', () => {
    const match = bids();
    const before = [frameOf(match, 1), frameOf(match, 2), frameOf(match, null)];
    act(match, 0, card(match, 0));
    act(match, 0, card(match, 0));
    act(match, 0, { do: 'reopen' });
    act(match, 0, card(match, 0));
    expect([frameOf(match, 1), frameOf(match, 2), frameOf(match, null)]).toEqual(before);
    expect(frameOf(match, 0).mine).toBe(4);
  });

  test('closing it is one beat, however many acts it took', () => {
    const match = bids();
    act(match, 0, card(match, 0));
    act(match, 0, DONE);
    act(match, 1, DONE);
    expect(frameOf(match, null)).toMatchObject({ beat: 2, waiting: [2] });
  });

  test('taking a closed hand back is noticed, and so is the last hand that closes', () => {
    const match = bids();
    act(match, 0, DONE);
    act(match, 0, { do: 'reopen' });
    expect(match.count.beat).toBe(2);
    for (const seat of [0, 1, 2]) act(match, seat, DONE);
    expect(match.count).toMatchObject({ beat: 5, since: 5 });
  });

  test('another hand closing does not make my wish stale', () => {
    const match = bids();
    const { beat, mine } = frameOf(match, 0);
    act(match, 1, DONE);
    act(match, 2, { do: 'boast' });
    expect(tryActs(match, 0, { beat, mine, acts: [card(match, 0)] })).toHaveLength(1);
  });

  test('a wish sent twice is played once', () => {
    const match = bids();
    const { beat, mine, options } = frameOf(match, 0);
    expect(tryActs(match, 0, { beat, mine, acts: [options[0]!] })).toHaveLength(1);
    expect(tryActs(match, 0, { beat, mine, acts: [options[1]!] })).toEqual({ no: 'stale' });
  });

  test('a wish of an earlier question is stale, though it would be legal now', () => {
    const match = bids();
    const { beat } = frameOf(match, 0);
    for (const seat of [0, 1, 2]) act(match, seat, DONE);
    expect(tryActs(match, 0, { beat, mine: frameOf(match, 0).mine, acts: [DONE] })).toEqual({ no: 'stale' });
  });

  test('whether undo is offered does not show that another seat has begun to lay cards', () => {
    const match = bids();
    act(match, 0, { do: 'boast' });
    const before = frameOf(match, 0);
    act(match, 1, card(match, 1));
    expect(frameOf(match, 0)).toEqual(before);
  });
});

describe('A batch', () => {
  test('is played whole or not at all', () => {
    const match = bids();
    const [first, second] = frameOf(match, 0).options;
    const before = structuredClone(match.s);
    expect(act(match, 0, first!, first!)).toMatchObject({ no: 'forbidden', index: 1, refusal: { clause: 'BID-3' } });
    expect(match.s).toEqual(before);
    expect(act(match, 0, first!, second!, DONE)).toHaveLength(3);
    expect(match.log).toHaveLength(3);
  });

  test('may not reach past a reveal: its refusal would tell what is there', () => {
    const match = bids();
    act(match, 0, DONE);
    act(match, 1, DONE);
    const before = structuredClone(match.s);
    expect(act(match, 2, DONE, DONE)).toEqual({ no: 'tooFar', index: 1 });
    expect(match.s).toEqual(before);
  });
});

test('in a race no wish is stale because another seat was faster', () => {
  const match = newMatch(dash, { game: 'dash', rules: '1', settings: { track: 8 }, seats: 2, seed: 'a' });
  const { beat, mine } = frameOf(match, 1);
  act(match, 0, { do: 'jog' });
  expect(tryActs(match, 1, { beat, mine, acts: [{ do: 'jog' }] })).toHaveLength(1);
});

describe('Going back', () => {
  test('is free for the seat that acted last, as long as nothing was learned', () => {
    const match = crosses();
    act(match, 0, frameOf(match, 0).options[4]!);
    expect([frameOf(match, 0).undo, frameOf(match, 1).undo]).toEqual([1, 0]);
    expect([freeUndoPly(match, 0), freeUndoPly(match, 1)]).toEqual([0, null]);
  });

  test('never brings an old beat back, so that old wishes stay stale', () => {
    const match = crosses();
    const { beat, mine, options } = frameOf(match, 0);
    act(match, 0, options[4]!);
    goBack(match, 0);
    expect(frameOf(match, 0)).toMatchObject({ beat: 2, mine: 1, waiting: [0] });
    expect(tryActs(match, 0, { beat, mine, acts: [options[4]!] })).toEqual({ no: 'stale' });
    expect(act(match, 0, options[4]!)).toHaveLength(1);
  });

  test('while hands are closing only leads to before the question', () => {
    const match = bids();
    for (const seat of [0, 1, 2]) act(match, seat, DONE);
    act(match, 0, card(match, 0));
    expect(askableUndoPly(match, 0)).toBe(0);
    expect(askableUndoPly(match, 2)).toBe(2);
  });
});

test('a recording plays back every frame a viewer had, quiet acts only to their seat', () => {
  const match = bids();
  const lived = [0, null].map((eye) => ({
    eye,
    frames: [frameOf(match, eye)],
    shown: firstShown(frameOf(match, eye)),
    stream: new FrameStream(frameOf(match, eye)),
  }));
  for (const [seat, acts] of [
    [0, 2],
    [1, 1],
    [2, 3],
    [0, 1],
    [1, 2],
    [2, 1],
  ] as const) {
    for (let i = 0; i <= acts; i++) {
      const wish = i === acts ? DONE : card(match, seat);
      const happened = act(match, seat, wish);
      const quiet = Array.isArray(happened) && happened[0]!.quiet;
      for (const viewer of lived) {
        if (quiet && viewer.eye !== seat) continue;
        const frame = frameOf(match, viewer.eye);
        const change = viewer.stream.changeTo(frame);
        if (change !== null) viewer.shown = shownAfter(viewer.shown, JSON.parse(JSON.stringify(change)));
        expect(viewer.shown.frame).toEqual(frame);
        viewer.frames.push(frame);
      }
    }
  }
  expect(match.game.result(match.s)).not.toBeNull();
  for (const { eye, frames } of lived) {
    const moments = playback(JSON.parse(JSON.stringify(recorded(match, eye))));
    expect(moments.map(({ frame }) => frame)).toEqual(frames);
  }
});
