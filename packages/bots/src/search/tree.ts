import type { Act, Position, Seat } from '@trollmoot/kernel';
import { isSameAct } from '../acts.ts';

/**
 * A node of the tree: what the seats know when one of them chooses. Forks are told apart by what everyone saw happen,
 * never by what is hidden, so many imagined worlds pass through the same fork. An option counts only in the worlds that
 * offer it.
 */
export interface Fork {
  readonly branches: Branch[][]; // by seat: in a secret step and in a race several seats choose at one fork
  readonly offers: Offer[]; // by seat: what was offered at the last visit
  readonly opened: Lead[]; // in a secret step: where it leads once all hands are open
  visits: number;
}

/** Options as the rules gave them, and the branches of those worth considering. */
interface Offer {
  readonly options: readonly Act[];
  readonly branches: readonly Branch[];
}

/** One option of a seat at a fork, with its statistics. All values are those of the choosing seat. */
export interface Branch {
  readonly act: Act;
  visits: number;
  offered: number; // how often it could have been chosen
  total: number; // sum of the values it led to
  guess: number; // its mean value when looked at one step ahead…
  looks: number; // …and the number of looks
  readonly leads: Lead[];
}

/** Where a branch leads: which step comes next, and how lucky the dice and cards were that it disclosed. */
export interface Lead {
  readonly step: string | null;
  readonly luck: number;
  readonly fork: Fork;
}

export const newFork = (): Fork => ({ branches: [], offers: [], opened: [], visits: 0 });

/**
 * The branches of the options worth considering, in order of habit. Most worlds offer the same options at a fork as the
 * one before. Then habits are not computed again: they are expensive, and in the end the values decide.
 */
export function branchesAt(fork: Fork, seat: Seat, options: readonly Act[], habits: Habits): readonly Branch[] {
  const last = fork.offers[seat];
  if (last !== undefined && areSameActs(last.options, options)) return last.branches;
  const known = (fork.branches[seat] ??= []);
  const branches: Branch[] = [];
  for (const act of options.length === 1 ? options : habits(options)) branches.push(branchFor(known, act));
  fork.offers[seat] = { options, branches };
  return branches;
}
type Habits = (options: readonly Act[]) => readonly Act[];

function areSameActs(a: readonly Act[], b: readonly Act[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!isSameAct(a[i]!, b[i]!)) return false;
  return true;
}

/** The branch of this act; a new one if the act was never offered here. */
function branchFor(known: Branch[], act: Act): Branch {
  for (const branch of known) if (isSameAct(branch.act, act)) return branch;
  const branch = newBranch(act);
  known.push(branch);
  return branch;
}

const newBranch = (act: Act): Branch => ({
  act,
  visits: 0,
  offered: 0,
  total: 0,
  guess: 0,
  looks: 0,
  leads: [],
});

/** The fork reached in this world; a new one if it was never reached before. */
export function leadTo(leads: Lead[], s: Position, luck: number): Fork {
  const step = s.agenda.length === 0 ? null : s.agenda[s.agenda.length - 1]!.step;
  for (const lead of leads) if (lead.luck === luck && lead.step === step) return lead.fork;
  const fork = newFork();
  leads.push({ step, luck, fork });
  return fork;
}

/** How often a branch was followed or looked at. */
export const timesSeen = (branch: Branch): number => branch.visits + branch.looks;

/** The mean value of a branch; NaN while it is untried. */
export const meanOf = (branch: Branch): number => (branch.total + branch.guess * branch.looks) / timesSeen(branch);
