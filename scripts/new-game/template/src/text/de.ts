import { capital, type Explanation, type Refusal, type Words } from '@trollmoot/kernel';
import { BOX } from '../box.ts';
import type { Action, News, Step } from '../contents.ts';
import { COLOURS } from '../data/heaps.ts';
import type { View } from '../view.ts';
import { type Heap, thingsIn, total } from './things.ts';

const HEAPS = ['erster Haufen', 'zweiter Haufen', 'dritter Haufen'];
const FROM = ['ersten Haufen', 'zweiten Haufen', 'dritten Haufen'];
const seatName = (seat: number): string => BOX.signs[COLOURS[seat]!].de;
const stones = (n: number): string => (n === 1 ? '1 Stein' : `${n} Steine`);

export const de: Words<Step, Action, News, View> = {
  prompt: ({ player }, _view, reader) =>
    player === reader ? 'Nimm 1, 2 oder 3 Steine von einem Haufen.' : `${seatName(player)} nimmt Steine.`,
  label: (act) => `${act.stones} vom ${FROM[act.heap]} nehmen`,
  narrate: (news, view) =>
    news.news === 'took'
      ? `${seatName(news.player)} nimmt ${stones(news.stones)} vom ${FROM[news.heap]}.`
      : `${seatName(news.player)} hat den letzten Stein genommen und ${view.settings.last === 'wins' ? 'gewinnt' : 'verliert'}.`,
  refuse,
  left: (_step, view) => `Noch ${stones(total(view))} im Ganzen.`,
  thingsIn,
  explain: (thing, view) => explainHeap(thing as Heap, view),
  describe: (view) => view.heaps.map((left, heap) => `${HEAPS[heap]}: ${stones(left)}.`),
  terms: { parity: 'dem Rivalen die schlechten Haufen lassen' },
  settings: {
    last: {
      name: 'Letzter Stein',
      about: 'Was geschieht, wenn du den letzten Stein nimmst.',
      values: { wins: 'Gewinnt das Spiel', loses: 'Verliert das Spiel' },
    },
  },
};

function refuse({ clause, fact }: Refusal, view: View): string {
  if (clause === 'END-1') return 'Das Spiel ist aus.';
  if (clause === 'TURN-4') return view.turn === null ? 'Das Spiel ist aus.' : `Noch nicht: ${seatName(view.turn)} wählt.`;
  if (clause === 'TURN-3') return `Auf dem ${FROM[Number(fact.heap)]} liegen nur ${stones(Number(fact.left))}.`;
  return `Nimm 1 bis ${fact.most ?? 3} Steine, alle von einem Haufen.`;
}

const explainHeap = ({ heap }: Heap, view: View): Explanation => ({
  name: capital(HEAPS[heap]!),
  owner: null,
  kind: null,
  does: 'Nimm in deinem Zug 1, 2 oder 3 Steine davon. Ein Stein nimmt alle über ihm mit.',
  now: { title: 'Jetzt', says: `Noch ${stones(view.heaps[heap]!)}.` },
  cannot: null,
  scores: `Wer den allerletzten Stein nimmt, ${view.settings.last === 'wins' ? 'gewinnt' : 'verliert'}.`,
  clause: 'TURN-2',
});
