import type { Refusal } from '@trollmoot/kernel';
import type { Action } from '../contents.ts';
import { BOARDS } from '../data/board.ts';
import type { FigureId } from '../data/figures.ts';
import { deeds } from '../queries/index.ts';
import type { Speaker } from './speaker.ts';

type Fact = Refusal['fact'];

/** A figure or a space that a refusal names; null if the wish named none. */
export const idIn = (fact: Fact, name: 'figure' | 'victim' | 'to'): number | null => {
  const id = fact[name];
  return typeof id === 'number' ? id : null;
};
/** The character that would enter: the victim of a push, or else the figure itself. */
export const comerIn = (fact: Fact): number | null => idIn(fact, 'victim') ?? idIn(fact, 'figure');

/** Can the figure of this refusal do nothing at all? */
export const isStuck = (fact: Fact, { view }: Speaker): boolean => {
  const id = idIn(fact, 'figure');
  return id !== null && deeds(view, id).length === 0;
};

/** The open question that a refusal came from, with everything a prompt about it needs. */
export function stepIn({ step, asks, place, left }: Fact): { readonly step: string } | null {
  if (typeof step !== 'string') return null;
  return { step, ...{ figure: asks, wraith: asks, troll: asks, room: place, from: place, left } };
}

/** Who would come to the space that is picked: those pushed, or else those who go there themselves. */
export const moversIn = (options: readonly Action[]): FigureId[] => [
  ...new Set(options.flatMap((act) => ('victim' in act ? [act.victim] : 'figure' in act ? [act.figure] : []))),
];
/** Is somebody pushed or banished, rather than moved? */
export const isForced = (options: readonly Action[]): boolean =>
  options.some((act) => act.do === 'push' || act.do === 'banish');

/** The players whom a refusal names as choosing. */
export const waitingIn = (fact: Fact, say: Speaker): string[] =>
  Array.isArray(fact.waiting) ? fact.waiting.map((seat) => say.player(Number(seat))) : [];

/** For describing the table: every space with figures, its printed gold, and its figures with like ones counted. */
export function occupants(say: Speaker): { where: string; figures: string[] }[] {
  const { spaces } = BOARDS[say.view.settings.boardLayout];
  const found = new Map<number, Map<string, number>>();
  for (const { id, at } of say.view.figures) {
    if (typeof at !== 'number') continue;
    const here = found.get(at) ?? new Map<string, number>();
    const name = say.figure(id) + (id === say.view.cloaked ? '*' : '');
    here.set(name, (here.get(name) ?? 0) + 1);
    found.set(at, here);
  }
  return [...found]
    .sort(([a], [b]) => a - b)
    .map(([space, here]) => ({
      where: `${say.space(space)}${spaces[space]!.kind === 'room' ? ` (${spaces[space]!.gold})` : ''}`,
      figures: [...here].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)),
    }));
}
