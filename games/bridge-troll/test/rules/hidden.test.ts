import { dice, type Seat } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { bridgeTroll } from '../../src/index.ts';
import { card, cards, scene } from '../../src/scenes/lay.ts';
import { clone, type State } from '../../src/state.ts';
import { imagine } from '../../src/view/imagine.ts';
import { view } from '../../src/view/view.ts';
import { asked, GREEN, go, may, RED, YELLOW } from '../acting.ts';

const VIEWERS: readonly (Seat | null)[] = [RED, GREEN, YELLOW, null];
const bidding = (settings = {}) =>
  scene({
    trolls: [
      { boulders: '3 red 2 green', hand: 'jester, fortuneTeller', points: 7, upgrades: [15] },
      { boulders: '4 green', hand: 'stonemason' },
      { boulders: '6 yellow', points: 2, upgrades: [14, 13] },
    ],
    company: 'monk, serf',
    faceDown: 'dragon',
    settings,
    steps: [{ step: 'bid' }],
  });

/** Everything this viewer is shown, as text. */
const face = (s: State, viewer: Seat | null): string =>
  JSON.stringify([view(s, viewer), bridgeTroll.current(s), viewer === null ? [] : bridgeTroll.options(s, viewer)]);

/** The viewers who can tell a position from the same one with something changed. */
function noticing(s: State, change: (s: State) => void): (Seat | null)[] {
  const other = clone(s);
  change(other);
  return VIEWERS.filter((viewer) => face(s, viewer) !== face(other, viewer));
}

describe('Hidden', () => {
  test('[HIDDEN-1] no one can tell another face-down card or another order of the deck', () => {
    const s = bidding();
    const swap = (t: State) => {
      t.faceDown = { ...t.faceDown!, traveller: t.deck[0]! };
      t.deck = [card('dragon'), ...t.deck.slice(1)];
    };
    expect(noticing(s, swap)).toEqual([]);
    expect(noticing(s, (t) => (t.deck = t.deck.toReversed()))).toEqual([]);
  });

  test.each([
    ['bid 3 red', 'bid 1 green'],
    ['bid 3 red', 'stay closed'],
  ])('[HIDDEN-1] a closed hand may hold %s or %s: only its owner knows', (one, other) => {
    const a = bidding();
    const b = bidding();
    go(a, `red: ${one}`);
    go(b, `red: ${other}`);
    expect(VIEWERS.filter((viewer) => face(a, viewer) !== face(b, viewer))).toEqual([RED]);
  });

  test('[HIDDEN-1] an unfinished mixed hand looks like no hand at all', () => {
    const s = bidding();
    const begun = clone(s);
    go(begun, 'red: mix 1 red', 'red: mix 2 green');
    for (const viewer of [GREEN, YELLOW, null]) expect(face(begun, viewer)).toBe(face(s, viewer));
    expect(view(begun, RED).laid).toHaveLength(2);
    go(begun, 'red: seal the mixed bid');
    expect(view(begun, GREEN).trolls[RED]!.locked).toBe(true);
  });

  test.each<[string, (s: State) => void]>([
    ['markers', (s) => (s.points[RED] = 99)],
    ['upgrades', (s) => (s.upgrades[RED] = [12])],
    ['hand', (s) => (s.hand[RED] = cards('garlicMerchant, royalMessenger'))],
  ])('[HIDDEN-2] only the owner sees its %s', (_what, change) => {
    expect(noticing(bidding(), change)).toEqual([RED]);
  });

  test('[HIDDEN-1] the deck is imagined in every order', () => {
    const s = bidding();
    const random = dice('deck');
    const next = new Set(Array.from({ length: 200 }, () => imagine(s, RED, random).deck.at(-1)));
    expect(next.size).toBeGreaterThan(18);
  });

  test('[HIDDEN-2] everyone sees how many cards there are, and at the end everything', () => {
    expect(noticing(bidding(), (s) => (s.hand[RED] = cards('jester')))).toEqual(VIEWERS);
    const s = bidding();
    s.agenda = [];
    for (const viewer of VIEWERS)
      expect(view(s, viewer).trolls[RED]).toMatchObject({
        points: 7,
        upgrades: [15],
        score: 23,
        hand: [{ id: 'jester' }, {}],
      });
  });

  test('[SETTING-1] open scores show markers and upgrades, but no hands', () => {
    const s = bidding({ openScores: true });
    expect(view(s, null).trolls[RED]).toMatchObject({ points: 7, upgrades: [15], score: 23, hand: null });
  });

  test('[HIDDEN-3] a troll that peeked still knows the card later, the others never do', () => {
    const s = bidding();
    go(s, 'red: peek');
    const random = dice('peek');
    const imagined = (viewer: Seat | null) =>
      new Set(Array.from({ length: 60 }, () => imagine(s, viewer, random).faceDown!.traveller));
    expect([...imagined(RED)]).toEqual([card('dragon')]);
    expect(imagined(GREEN).size).toBeGreaterThan(5);
    expect(imagined(null).size).toBeGreaterThan(5);
  });

  test('[HIDDEN-3] even when the card was driven away unseen by the others', () => {
    const s = bidding();
    go(s, 'red: peek', 'red: stay closed', 'green: stay closed', 'yellow: stay closed');
    while (asked(s).endsWith('draw')) go(s, `${asked(s).split(':')[0]}: ${may(s, view(s, null).waiting[0]!)[2]}`);
    const random = dice('driven away');
    const imagined = (viewer: Seat) =>
      new Set(Array.from({ length: 60 }, () => imagine(s, viewer, random).drivenAway[0]!.traveller));
    expect([...imagined(RED)]).toEqual([card('dragon')]);
    expect(imagined(GREEN).size).toBeGreaterThan(5);
  });

  test('[HIDDEN-4] totals and hands are public record: imagination keeps them', () => {
    const s = bidding();
    const w = imagine(s, GREEN, dice('memory'));
    expect([w.points, w.upgrades, w.hand]).toEqual([s.points, s.upgrades, s.hand]);
  });

  test('[HIDDEN-4] everyone knows that a goat that left is not the card still face-down', () => {
    const s = scene({
      trolls: [{}, {}, {}],
      company: 'bigGoat',
      faceDown: 'monk',
      deck: 2,
      next: 'serf, serf',
      places: [RED, GREEN],
      steps: [{ step: 'claims', place: 0 }],
    });
    go(s, 'red: claim big goat');
    const random = dice('goat');
    for (let i = 0; i < 50; i++) {
      const w = imagine(s, GREEN, random);
      expect(w.faceDown!.traveller).not.toBe(card('bigGoat'));
      expect(w.deck).toContain(card('bigGoat'));
    }
  });

  test('[HIDDEN-1] others’ closed hands are imagined afresh, with every bid they can make', () => {
    const s = bidding();
    go(s, 'green: bid 4 green', 'red: mix 1 red');
    const random = dice('hands');
    const seen = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const w = imagine(s, YELLOW, random);
      expect(w.sealed.map((laid) => laid.seat)).toEqual([GREEN]); // red has not bid yet
      seen.add(JSON.stringify(w.sealed[0]!.act));
    }
    expect(seen.size).toBe(5); // closed, or one to four green
  });
});
