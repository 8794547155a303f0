// Sealed bids from hidden hands, for a prize whose worth a die decides. For tests of the kernel and the testkit.
import {
  type ActionOf,
  kernel,
  type Position,
  plan,
  type Rules,
  roll,
  type Seat,
  type StepOf,
  tell,
} from '@trollmoot/kernel';

export const CLAUSES = {
  'BID-1': 'Everyone lays any cards from their hand face down, one by one, and says when they are done.',
  'BID-2': 'While the hands are closing, anyone may boast, once per round.',
  'BID-3': 'You may lay only cards you hold, each of them once.',
  'PRIZE-1': 'A die decides what the prize is worth.',
  'PRIZE-2': 'The highest sum takes the prize. If it is tied, no one does.',
  'DRAW-1': 'Discard the cards that were laid, face up. Then everyone draws a card while there are any.',
  'END-1': 'After two rounds, or three, the player with the most points wins.',
} as const;
export type Clause = keyof typeof CLAUSES;

type Lay = { readonly do: 'lay'; readonly card: number };
type Contents = {
  prize: { at: object };
  bid: { at: object; secret: Lay | { readonly do: 'done' }; open: { readonly do: 'boast' } };
};
export type Action = ActionOf<Contents>;
export type News =
  | { readonly news: 'offered'; readonly worth: number; readonly clause: Clause }
  | { readonly news: 'boasted'; readonly player: Seat }
  | { readonly news: 'opened'; readonly bids: readonly (readonly number[])[]; readonly winner: Seat | null }
  | { readonly news: 'drew'; readonly player: Seat; readonly card: number | null };

export interface State extends Position<StepOf<Contents>, Action, News> {
  rounds: number; // still to play
  worth: number;
  hands: number[][]; // by seat; hidden from the others; laid cards stay here until they are revealed
  deck: number[]; // hidden from everyone; drawn from its end
  discards: number[];
  boasted: boolean[];
  points: number[];
}

/** A card is its value. */
export const CARDS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];

const rules: Rules<State, Contents> = {
  /** [PRIZE-1] A new prize; [END-1] or the end. */
  prize: {
    happen(s) {
      if (s.rounds-- === 0) return;
      plan(s, { step: 'bid' }, { step: 'prize' });
      s.boasted.fill(false);
      s.worth = roll(s, 6);
      tell(s, { news: 'offered', worth: s.worth, clause: 'PRIZE-1' });
    },
  },
  bid: {
    who: (s) => s.hands.map((_, seat) => seat),
    /** [BID-1] [BID-2] [BID-3] */
    options(s, _at, seat, hand) {
      const laid = cardsOf(hand);
      const free = s.hands[seat]!.filter((card) => !laid.includes(card));
      return [
        ...free.map((card): Lay => ({ do: 'lay', card })),
        { do: 'done' as const },
        ...(s.boasted[seat] ? [] : [{ do: 'boast' as const }]),
      ];
    },
    closed: (_s, _at, _seat, hand) => hand.at(-1)?.do === 'done',
    isOpen: (act) => act.do === 'boast',
    take(s, _at, _act, player) {
      s.boasted[player] = true;
      tell(s, { news: 'boasted', player });
    },
    /** [PRIZE-2] [DRAW-1] */
    reveal(s, _at, hands) {
      const bids = hands.map(cardsOf);
      const sums = bids.map((cards) => cards.reduce((sum, card) => sum + card, 0));
      const most = Math.max(...sums);
      const winner = sums.filter((sum) => sum === most).length === 1 ? sums.indexOf(most) : null;
      if (winner !== null) s.points[winner]! += s.worth;
      tell(s, { news: 'opened', bids, winner });
      for (const [player, cards] of bids.entries()) {
        s.hands[player] = s.hands[player]!.filter((card) => !cards.includes(card));
        s.discards.push(...cards);
        const drawn = s.deck.pop();
        if (drawn === undefined) continue;
        s.hands[player]!.push(drawn);
        tell(s, { news: 'drew', player, card: drawn });
      }
    },
    why(s, _at, wish, seat) {
      if (wish.do === 'boast') return { clause: 'BID-2', fact: { seat } };
      return wish.do === 'lay' ? { clause: 'BID-3', fact: { held: s.hands[seat]!.length } } : null;
    },
  },
};

const cardsOf = (hand: readonly (Lay | { readonly do: 'done' })[]): number[] =>
  hand.flatMap((act) => (act.do === 'lay' ? [act.card] : []));

export const verbs = kernel<State, Contents>(rules, { over: 'END-1', notYours: 'BID-1', notNow: 'BID-1' });
