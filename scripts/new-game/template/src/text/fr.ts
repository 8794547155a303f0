import { capital, type Explanation, type Refusal, type Words } from '@trollmoot/kernel';
import { BOX } from '../box.ts';
import type { Action, News, Step } from '../contents.ts';
import { COLOURS } from '../data/heaps.ts';
import type { View } from '../view.ts';
import { type Heap, thingsIn, total } from './things.ts';

const HEAPS = ['premier tas', 'deuxième tas', 'troisième tas'];
const seatName = (seat: number): string => BOX.signs[COLOURS[seat]!].fr;
const stones = (n: number): string => (n === 1 ? '1 caillou' : `${n} cailloux`);

export const fr: Words<Step, Action, News, View> = {
  prompt: ({ player }, _view, reader) =>
    player === reader ? 'Prenez 1, 2 ou 3 cailloux dans un tas.' : `${seatName(player)} prend des cailloux.`,
  label: (act) => `En prendre ${act.stones} dans le ${HEAPS[act.heap]}`,
  narrate: (news, view) =>
    news.news === 'took'
      ? `${seatName(news.player)} prend ${stones(news.stones)} dans le ${HEAPS[news.heap]}.`
      : `${seatName(news.player)} a pris le dernier caillou et ${view.settings.last === 'wins' ? 'gagne' : 'perd'}.`,
  refuse,
  left: (_step, view) => `Encore ${stones(total(view))} en tout.`,
  thingsIn,
  explain: (thing, view) => explainHeap(thing as Heap, view),
  describe: (view) => view.heaps.map((left, heap) => `${HEAPS[heap]} : ${stones(left)}.`),
  terms: { parity: 'laisser au rival les tas perdants' },
  settings: {
    last: {
      name: 'Dernier caillou',
      about: 'Ce qui arrive à qui prend le dernier caillou.',
      values: { wins: 'Gagne la partie', loses: 'Perd la partie' },
    },
  },
};

function refuse({ clause, fact }: Refusal, view: View): string {
  if (clause === 'END-1') return 'La partie est finie.';
  if (clause === 'TURN-4') return view.turn === null ? 'La partie est finie.' : `Pas encore : ${seatName(view.turn)} choisit.`;
  if (clause === 'TURN-3') return `Le ${HEAPS[Number(fact.heap)]} n’a que ${stones(Number(fact.left))}.`;
  return `Prenez de 1 à ${fact.most ?? 3} cailloux, tous dans un même tas.`;
}

const explainHeap = ({ heap }: Heap, view: View): Explanation => ({
  name: capital(HEAPS[heap]!),
  owner: null,
  kind: null,
  does: 'À votre tour, prenez-y 1, 2 ou 3 cailloux. Un caillou emporte tous ceux du dessus.',
  now: { title: 'Maintenant', says: `Encore ${stones(view.heaps[heap]!)}.` },
  cannot: null,
  scores: `Prendre le tout dernier caillou fait ${view.settings.last === 'wins' ? 'gagner' : 'perdre'} la partie.`,
  clause: 'TURN-2',
});
