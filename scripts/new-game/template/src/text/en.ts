import { capital, type Explanation, type Refusal, type Words } from '@trollmoot/kernel';
import { BOX } from '../box.ts';
import type { Action, News, Step } from '../contents.ts';
import { COLOURS } from '../data/heaps.ts';
import type { View } from '../view.ts';
import { type Heap, thingsIn, total } from './things.ts';

const HEAPS = ['first heap', 'second heap', 'third heap'];
const seatName = (seat: number): string => BOX.signs[COLOURS[seat]!].en;
const stones = (n: number): string => (n === 1 ? '1 stone' : `${n} stones`);

export const en: Words<Step, Action, News, View> = {
  prompt: ({ player }, _view, reader) =>
    player === reader ? 'Take 1, 2 or 3 stones from one heap.' : `${seatName(player)} is taking stones.`,
  label: (act) => `Take ${act.stones} from the ${HEAPS[act.heap]}`,
  narrate: (news, view) =>
    news.news === 'took'
      ? `${seatName(news.player)} takes ${stones(news.stones)} from the ${HEAPS[news.heap]}.`
      : `${seatName(news.player)} took the last stone and ${view.settings.last === 'wins' ? 'wins' : 'loses'}.`,
  refuse,
  left: (_step, view) => `${stones(total(view))} left in all.`,
  thingsIn,
  explain: (thing, view) => explainHeap(thing as Heap, view),
  describe: (view) => view.heaps.map((left, heap) => `The ${HEAPS[heap]}: ${stones(left)}.`),
  terms: { parity: 'leaving your rival the losing heaps' },
  settings: {
    last: {
      name: 'Last stone',
      about: 'What taking the last stone does.',
      values: { wins: 'Wins the game', loses: 'Loses the game' },
    },
  },
};

/** What is wrong in this position, then what would work. */
function refuse({ clause, fact }: Refusal, view: View): string {
  if (clause === 'END-1') return 'The game is over.';
  if (clause === 'TURN-4') return view.turn === null ? 'The game is over.' : `Not yet: ${seatName(view.turn)} is choosing.`;
  if (clause === 'TURN-3') return `The ${HEAPS[Number(fact.heap)]} holds only ${stones(Number(fact.left))}.`;
  return `Take 1 to ${fact.most ?? 3} stones, all from one heap.`;
}

/** What a heap is, and what it holds now: the card that opens when you point at it. */
const explainHeap = ({ heap }: Heap, view: View): Explanation => ({
  name: capital(HEAPS[heap]!),
  owner: null,
  kind: null,
  does: 'Take 1, 2 or 3 stones from it on your turn. Touch a stone to take it and all above it.',
  now: { title: 'Now', says: `${stones(view.heaps[heap]!)} left.` },
  cannot: null,
  scores: `Taking the last stone of all ${view.settings.last === 'wins' ? 'wins' : 'loses'} the game.`,
  clause: 'TURN-2',
});
