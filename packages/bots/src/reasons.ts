import { type Act, type Position, type Random, type Seat, sameAct } from '@trollmoot/kernel';
import type { BotGame } from './careless.ts';
import { reopenOthers } from './closed-hands.ts';
import { outcomeOf } from './look-ahead.ts';

/**
 * A reason for an act: one term of the game's `evaluate`, and how much more of it the act brings than the others do, always
 * above 0. With `of`, how much less of it that rival has.
 */
export interface Reason {
  readonly term: string;
  readonly by: number;
  readonly of?: Seat;
}

/** The term of an act whose worth shows only further ahead than terms can say. No game has a term of this name. */
const LATER: Reason = { term: 'later', by: 1 };

const WORLDS = 6;
const RIVALS = 8; // other options to compare with
const MOST_REASONS = 4;
const SLIGHT = 0.05; // of the strongest reason: what counts for less is left out
const NEGLIGIBLE = 1e-6;

/** What an option leads to, summed over worlds: the terms of the seat and of its rivals, and its value. */
interface Outlook {
  readonly act: Act;
  readonly terms: Map<string, Reason>;
  value: number;
}

/**
 * What speaks for this act, strongest first: the terms that it moves most, compared with the average of the other options
 * over imagined worlds, or else with the best of them; and that best one. There is always a reason if there is a choice.
 */
export function reasonsFor(
  game: BotGame,
  world: Position,
  seat: Seat,
  act: Act,
  options: readonly Act[],
  random: Random,
): { reasons: Reason[]; instead: Act | null } {
  const isOther = (option: Act): boolean => !sameAct(option, act);
  const habits = game.bot.habits(world, seat, options).filter(isOther);
  const others = (habits.length > 0 ? habits : options.filter(isOther)).slice(0, RIVALS).map(newOutlook);
  if (others.length === 0) return { reasons: [], instead: null };
  const own = newOutlook(act);
  for (let w = 0; w < WORLDS; w++) {
    const imagined = game.imagine(world, seat, random);
    reopenOthers(game, imagined, seat);
    for (const option of [own, ...others])
      addTerms(game, outcomeOf(game, imagined, seat, option.act, random), seat, option);
  }
  const best = others.reduce((a, b) => (b.value > a.value ? b : a));
  const reasons = [others, [best]].map((compared) => reasonsBeside(own, compared)).find((found) => found.length > 0);
  return { reasons: reasons ?? [LATER], instead: best.act };
}

const newOutlook = (act: Act): Outlook => ({ act, terms: new Map(), value: 0 });

function addTerms(game: BotGame, s: Position, seat: Seat, outlook: Outlook): void {
  const add = (term: string, by: number, of: Seat | null): void => {
    const key = `${of ?? ''} ${term}`;
    const sum = (outlook.terms.get(key)?.by ?? 0) + by;
    outlook.terms.set(key, of === null ? { term, by: sum } : { term, by: sum, of });
  };
  outlook.value += game.bot.evaluate(s, seat, (term, value) => add(term, value, null));
  game.bot.rivals?.(s, seat, (term, value, rival) => add(term, -value, rival));
}

/** The terms in which this option does better than those, on average and world by world. */
function reasonsBeside(own: Outlook, others: readonly Outlook[]): Reason[] {
  const reasons: Reason[] = [];
  for (const key of new Set([own, ...others].flatMap(({ terms }) => [...terms.keys()]))) {
    const known = [own, ...others].map(({ terms }) => terms.get(key)).find((reason) => reason !== undefined)!;
    const usual = others.reduce((sum, { terms }) => sum + (terms.get(key)?.by ?? 0), 0) / others.length;
    const by = ((own.terms.get(key)?.by ?? 0) - usual) / WORLDS;
    if (by > NEGLIGIBLE) reasons.push({ ...known, by });
  }
  reasons.sort((a, b) => b.by - a.by || (a.term < b.term ? -1 : 1));
  return reasons.filter(({ by }) => by > SLIGHT * reasons[0]!.by).slice(0, MOST_REASONS);
}
