import type { Act, Position } from '@trollmoot/kernel';
import { ALIKE, FINDING, JUDGING, WORLDS } from '../judge.ts';
import type { AnyKind, Question } from '../kind.ts';
import { actsAt, after, begin, type Reached } from '../line.ts';
import { leastLead, mean, worthInWorlds } from '../worlds.ts';

const USUAL_BEST = 4; // outcomes that may be equally good
/** A position with more outcomes than this is dropped, or with more that have to be played on in many worlds. */
const MOST = {
  usual: { outcomes: 60_000, sampled: 300, finalists: USUAL_BEST + 2 },
  ofMany: { outcomes: 6_000, sampled: 60, finalists: 8 }, // where many may be equal
} as const;
const mostOf = ({ mostBest }: AnyKind) => (mostBest === undefined ? MOST.usual : MOST.ofMany);
/** How many of the outcomes that look best get how many worlds, in rounds; then the last ones get them all. */
const ROUNDS = [
  { outcomes: MOST.usual.sampled, worlds: 4 },
  { outcomes: 24, worlds: 24 },
] as const;
const [, LAST_ROUND] = ROUNDS;
const ALIKE_SHARE = 0.02; // of the best worth: lines that cannot be told apart must be as close as this

/** With so many best outcomes, no line stands out. */
export const areTooMany = ({ mostBest = 0 }: AnyKind, { best, outcomes }: Found): boolean =>
  best.length > Math.max(USUAL_BEST, mostBest * outcomes);

/** One outcome of all lines, with the first line found that leads to it. */
interface Outcome {
  readonly reached: Reached;
  readonly worth: number;
}

/** Outcomes that are known to be worth the same count as one, if a kind expects many; otherwise each is its own. */
type Group = readonly [Reached, ...Reached[]];

export interface Found {
  readonly best: readonly Outcome[]; // all as good
  readonly next: number;
  readonly low: number; // of the lead over the next best
  readonly least: number; // the worst outcome
  readonly outcomes: number;
}

/** All outcomes of the seat's own acts, each once; null if there are too many, or an act leads where it must not. */
function outcomes(question: Question): Reached[] | null {
  const { game, kind, seat } = question;
  const ended = new Map<string, Reached>();
  let level = new Map<string, Reached>([['', begin(question)]]);
  const most = mostOf(kind);
  let sampled = 0;
  while (level.size > 0) {
    const next = new Map<string, Reached>();
    for (const reached of level.values()) {
      const acts = actsAt(question, reached);
      for (const act of acts) {
        const one = after(question, reached, act);
        const isLost = one.s.noReturn > reached.s.ply && kind.horizon === undefined && one.foreseen === null;
        if (isLost) return null; // chance decides, and the kind cannot say what it is worth
        const key = one.isOpen ? `${keyOf(reached.s)} ${game.write(act, reached.s)}` : keyOf(one.s);
        const isEnd = one.isOpen || actsAt(question, one).length === 0;
        const into = isEnd ? ended : next;
        if (into.has(key)) continue;
        into.set(key, one);
        if (isEnd && kind.horizon !== undefined && one.foreseen === null) sampled++;
        if (into.size > most.outcomes || sampled > most.sampled) return null;
      }
    }
    level = next;
  }
  return seat < 0 ? null : [...ended.values()];
}

/** What tells positions apart, apart from how they came about. */
export const keyOf = ({ ply: _p, noReturn: _n, last: _l, news: _s, rng: _r, ...rest }: Position): string =>
  JSON.stringify(rest);

/** The best outcomes of a position, and how clear they are; null if the tree is too large. */
export function searched(question: Question): Found | null {
  const all = outcomes(question);
  if (all === null || all.length < 2) return null;
  return question.kind.horizon === undefined || all.every(({ foreseen }) => foreseen !== null)
    ? exact(question, all)
    : sampled(question, all);
}

function exact({ kind, seat, start }: Question, all: readonly Reached[]): Found | null {
  const worths = all.map((reached) => reached.foreseen ?? kind.worth(reached.s, seat, start));
  const most = Math.max(...spreadable(worths));
  const best: Outcome[] = [];
  let next = Number.NEGATIVE_INFINITY;
  let least = most;
  for (const [i, worth] of worths.entries()) {
    if (worth >= most - ALIKE) best.push({ reached: all[i]!, worth });
    else next = Math.max(next, worth);
    least = Math.min(least, worth);
  }
  return next === Number.NEGATIVE_INFINITY ? null : { best, next, low: most - next, least, outcomes: all.length };
}

/** `Math.max` takes no more than this many arguments safely; one value of each is enough. */
const spreadable = (values: readonly number[]): number[] => [...new Set(values)];

/** Few worlds for all, many for those that look best; then the same again in other worlds. */
function sampled(question: Question, all: readonly Reached[]): Found | null {
  const worths = ({ foreseen, line }: Reached, seed: string, worlds: number): number[] =>
    foreseen === null ? worthInWorlds(question, line, seed, worlds) : Array<number>(worlds).fill(foreseen);
  const ranked = (some: readonly Group[], worlds: number) =>
    some.map((group) => ({ group, worth: mean(worths(group[0], FINDING, worlds)) })).sort((a, b) => b.worth - a.worth);
  let left = question.kind.mostBest === undefined ? all.map((one): Group => [one]) : grouped(all);
  let least = Number.POSITIVE_INFINITY;
  for (const { outcomes: most, worlds } of ROUNDS) {
    const round = ranked(left.length > most ? left.slice(0, most) : left, worlds);
    least = Math.min(least, round.at(-1)!.worth);
    left = round.map(({ group }) => group);
  }
  const finalists = left.slice(0, mostOf(question.kind).finalists);
  const hopeful = ranked(finalists, LAST_ROUND.worlds);
  const isFlat = hopeful[0]!.worth - hopeful.at(-1)!.worth < question.kind.margin.least;
  if (isFlat || isTakenByGreed(question, left[0]![0])) return null; // no need to look more closely
  const [winner, ...others] = ranked(finalists, WORLDS).map(({ group }) => ({
    group,
    first: worths(group[0], FINDING, WORLDS),
    second: worths(group[0], JUDGING, WORLDS),
  }));
  if (winner === undefined || others.length === 0) return null;
  const most = mean(winner.second);
  const leads = others.map(({ first, second }) =>
    Math.min(leastLead(winner.first, first), leastLead(winner.second, second)),
  );
  const rivals = others.filter((_, i) => leads[i]! > 0);
  const alike = others.filter((_, i) => leads[i]! <= 0);
  const isMuddled = alike.some(({ second }) => Math.abs(most - mean(second)) > ALIKE_SHARE * Math.abs(most));
  if (rivals.length === 0 || isMuddled) return null; // neither clearly worse nor as good
  const next = Math.max(...rivals.map(({ second }) => mean(second)));
  const best = [winner, ...alike].flatMap(({ group, second }) =>
    group.map((reached) => ({ reached, worth: mean(second) })),
  );
  return { best, next, low: Math.min(...leads.filter((lead) => lead > 0)), least, outcomes: all.length };
}

/** Those whose worth is known, by their worth; the others alone. */
function grouped(all: readonly Reached[]): Group[] {
  const byWorth = new Map<number, [Reached, ...Reached[]]>();
  const alone: Group[] = [];
  for (const one of all) {
    if (one.foreseen === null) alone.push([one]);
    else if (byWorth.has(one.foreseen)) byWorth.get(one.foreseen)!.push(one);
    else byWorth.set(one.foreseen, [one]);
  }
  return [...byWorth.values(), ...alone];
}

function isTakenByGreed(question: Question, { line }: Reached): boolean {
  const ours = JSON.stringify(line);
  return greed(question).some((taken) => JSON.stringify(taken) === ours);
}

/** What someone gets who takes at every step what looks best at once; of equal steps, the luckiest. */
export function greed(question: Question): readonly Act[][] {
  const { kind, seat, start } = question;
  let level = [begin(question)];
  const ends: Act[][] = [];
  for (let width = level.length; width > 0; width = level.length) {
    const next = new Map<string, Reached>();
    for (const reached of level) {
      const tried = actsAt(question, reached).map((act) => {
        const one = after(question, reached, act);
        const tempting = kind.tempting?.(reached.s, seat, act, start) ?? one.foreseen ?? kind.worth(one.s, seat, start);
        return { one, tempting };
      });
      if (tried.length === 0) ends.push([...reached.line]);
      const most = Math.max(...tried.map(({ tempting }) => tempting));
      for (const { one, tempting } of tried)
        if (tempting >= most - ALIKE) next.set(keyOf(one.s) + (one.isOpen ? JSON.stringify(one.line.at(-1)) : ''), one);
    }
    level = [...next.values()];
    if (level.length > mostOf(kind).outcomes) return [];
  }
  return ends;
}
