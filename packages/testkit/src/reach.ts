import type { Game, Position, Step } from '@trollmoot/kernel';
import type { SourceFile } from './rules.ts';
import { filesUnder } from './rules-files.ts';
import { stretches } from './source-text.ts';

/** What the fuzzer has reached so far. */
export interface Reach {
  readonly steps: Set<string>;
  readonly offered: Set<string>; // kinds of action
  readonly taken: Set<string>;
  readonly things: Set<string>;
  readonly clauses: Set<string>; // cited by news and refusals
  readonly timesPlayed: Map<string, number>; // by step and notation, with # for numbers
}

export const emptyReach = (): Reach => ({
  steps: new Set(),
  offered: new Set(),
  taken: new Set(),
  things: new Set(),
  clauses: new Set(),
  timesPlayed: new Map(),
});

/** What there is to reach according to the source, besides the game's steps and things. */
export interface Expected {
  readonly actions: readonly string[];
  readonly clauses: readonly string[]; // those that news and refusals may cite
}

/** Names of what was reached, or was not. */
export interface ByKind {
  readonly steps: readonly string[];
  readonly actions: readonly string[];
  readonly things: readonly string[];
  readonly clauses: readonly string[];
}

/** What was reached in either of the two. */
export const union = (a: Reach, b: Reach): Reach => ({
  steps: new Set([...a.steps, ...b.steps]),
  offered: new Set([...a.offered, ...b.offered]),
  taken: new Set([...a.taken, ...b.taken]),
  things: new Set([...a.things, ...b.things]),
  clauses: new Set([...a.clauses, ...b.clauses]),
  timesPlayed: a.timesPlayed,
});

/** What was reached in the first but not in the second. */
export function onlyIn(one: Reach, other: Reach): ByKind {
  const only = (a: Set<string>, b: Set<string>): string[] => [...a].filter((name) => !b.has(name)).sort();
  return {
    steps: only(one.steps, other.steps),
    actions: only(one.taken, other.taken),
    things: only(one.things, other.things),
    clauses: only(one.clauses, other.clauses),
  };
}

/** What was never reached, apart from what the game says no play can reach; that comes with its reasons. */
export function unreached(
  game: Game,
  reach: Reach,
  expected: Expected = { actions: [], clauses: [] },
): { readonly unreached: ByKind; readonly explained: { readonly [name: string]: string } } {
  const reasons = game.beyondPlay ?? {};
  const explained: { [name: string]: string } = {};
  const without = (all: Iterable<string>, met: Set<string>): string[] => {
    const missed = [...new Set(all)].filter((name) => !met.has(name)).sort();
    for (const name of missed) if (Object.hasOwn(reasons, name)) explained[name] = reasons[name]!;
    return missed.filter((name) => !Object.hasOwn(reasons, name));
  };
  const left = {
    steps: without(Object.keys(game.steps), reach.steps),
    actions: without([...expected.actions, ...reach.offered], reach.taken),
    things: without(game.things, reach.things),
    clauses: without(expected.clauses, reach.clauses),
  };
  return { unreached: left, explained };
}

/** Record automatic steps as they happen, which no verb reports. Returns a function that restores the game. */
export function watchSteps(game: Game, reach: () => Reach): () => void {
  const steps = game.steps as { [step: string]: { happen?(s: Position, at: Step): void } };
  const before = Object.entries(steps);
  for (const [name, rule] of before)
    if (rule.happen !== undefined)
      steps[name] = {
        ...rule,
        happen(s, at) {
          reach().steps.add(name);
          rule.happen!(s, at);
        },
      };
  return () => {
    for (const [name, rule] of before) steps[name] = rule;
  };
}

/** Files that show or explain clauses but do not enforce them. */
const NOT_RULES = /[\\/](clauses|settings|index|view|things)\.ts$|[\\/](text|bot|data)[\\/]/;

/** The kinds of action and the clauses that a game's source names. */
export function expectedIn(files: readonly SourceFile[], clauses: readonly string[]): Expected {
  const actions = new Set<string>();
  const cited = new Set<string>();
  for (const { path, text } of files) {
    let code = ''; // just before
    let isAction = false; // was the last string one?
    for (const { kind, text: said } of stretches(text)) {
      if (kind === 'string') {
        isAction = /\bdo:[\s|]*$/.test(code) || (isAction && /^\s*\|\s*$/.test(code));
        if (isAction) actions.add(said);
        if (!NOT_RULES.test(path) && clauses.includes(said)) cited.add(said);
      } else if (kind === 'code') code = said;
    }
  }
  return { actions: [...actions].sort(), clauses: [...cited].sort() };
}

export const expectedOf = (game: Game, folder: string): Expected =>
  expectedIn(filesUnder(`${folder}/src`, '.ts'), Object.keys(game.clauses));
