import type { Act, Position, Seat } from '@trollmoot/kernel';
import { alike } from '../acts.ts';

/**
 * What the seats know when one of them chooses. Forks are told apart by what everybody saw happen, never by what is hidden:
 * many imagined worlds pass through the same fork, and an option counts only in the worlds that offer it.
 */
export interface Fork {
  readonly branches: Branch[][]; // by seat: in a secret step and in a race several seats choose at one fork
  readonly offers: Offer[]; // by seat: what was offered at the last visit
  readonly opened: Lead[]; // in a secret step: where it leads once all hands are open
  visits: number;
}

/** Options as the rules gave them, and the branches of those worth a look. */
interface Offer {
  readonly options: readonly Act[];
  readonly branches: readonly Branch[];
}

/** One option of a seat at a fork, and what came of it. All values are the choosing seat's own. */
export interface Branch {
  readonly act: Act;
  visits: number;
  offered: number; // how often it could have been chosen
  total: number; // sum of the values it led to
  guess: number; // its value at first sight…
  looks: number; // …in so many worlds
  readonly leads: Lead[];
}

/** Where a branch leads: what is asked next, and how the dice and cards that it disclosed fell. */
export interface Lead {
  readonly step: string | null;
  readonly luck: number;
  readonly fork: Fork;
}

export const newFork = (): Fork => ({ branches: [], offers: [], opened: [], visits: 0 });

/**
 * The branches of the options worth a look, best guesses first. Most worlds offer at a fork what the last one did; then
 * habits are not asked again, for in the end it is the values that count, and asking is dear.
 */
export function branchesAt(fork: Fork, seat: Seat, options: readonly Act[], habits: Habits): readonly Branch[] {
  const last = fork.offers[seat];
  if (last !== undefined && areAlike(last.options, options)) return last.branches;
  const known = (fork.branches[seat] ??= []);
  const branches: Branch[] = [];
  for (const act of options.length === 1 ? options : habits(options)) branches.push(branchFor(known, act));
  fork.offers[seat] = { options, branches };
  return branches;
}
type Habits = (options: readonly Act[]) => readonly Act[];

function areAlike(a: readonly Act[], b: readonly Act[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!alike(a[i]!, b[i]!)) return false;
  return true;
}

/** The branch of this act; a new one if it was never offered here. */
function branchFor(known: Branch[], act: Act): Branch {
  for (const branch of known) if (alike(branch.act, act)) return branch;
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

/** The fork that lies there in such a world; a new one if it was never reached. */
export function leadTo(leads: Lead[], s: Position, luck: number): Fork {
  const step = s.agenda.length === 0 ? null : s.agenda[s.agenda.length - 1]!.step;
  for (const lead of leads) if (lead.luck === luck && lead.step === step) return lead.fork;
  const fork = newFork();
  leads.push({ step, luck, fork });
  return fork;
}

/** How often it was seen: followed, or looked at. */
export const seen = (branch: Branch): number => branch.visits + branch.looks;

/** The mean of what was seen of it; not a number while it is untried. */
export const meanOf = (branch: Branch): number => (branch.total + branch.guess * branch.looks) / seen(branch);
