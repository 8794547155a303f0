import { BOARDS } from '../data/board.ts';
import type { Fact, Speaker } from './language.ts';

/** Names for the facts of a refusal; a wish may have named nothing. */
export const figureIn = (fact: Fact, say: Speaker): string => named(fact.figure, say.figure);
export const victimIn = (fact: Fact, say: Speaker): string => named(fact.victim, say.figure);
export const spaceIn = (fact: Fact, say: Speaker): string => named(fact.to, say.space);
/** The character that would enter: the victim of a push, or else the figure itself. */
export const comerIn = (fact: Fact, say: Speaker): string =>
  fact.victim === undefined ? figureIn(fact, say) : victimIn(fact, say);

const named = (id: Fact[string] | undefined, name: (id: number) => string): string =>
  typeof id === 'number' ? name(id) : '…';

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
