import type { Act, Seat, Table } from '@trollmoot/kernel';
import { alike } from '../acts.ts';

/**
 * What the seats know when one of them chooses. Forks are told apart by what everybody saw happen, never by what is hidden:
 * many imagined worlds pass through the same fork, and an option counts only in the worlds that offer it.
 */
export interface Fork {
  readonly branches: Branch[][]; // by seat: in a secret step and in a race several seats choose at one fork
  readonly opened: Lead[]; // in a secret step: where it leads once all hands are open
  visits: number;
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

export const newFork = (): Fork => ({ branches: [], opened: [], visits: 0 });

export const newBranch = (act: Act): Branch => ({
  act,
  visits: 0,
  offered: 0,
  total: 0,
  guess: 0,
  looks: 0,
  leads: [],
});

/**
 * The branches of these options, in their order; unknown ones are added. Options mostly come in the order of the last
 * visit, so each is looked for where it would then be, and only if it is not there in the whole list.
 */
export function branchesOf(fork: Fork, seat: Seat, options: readonly Act[], into: Branch[]): Branch[] {
  const known = (fork.branches[seat] ??= []);
  into.length = 0;
  let expected = 0;
  for (const act of options) {
    let found = expected < known.length && alike(known[expected]!.act, act) ? expected : -1;
    for (let i = 0; found < 0 && i < known.length; i++) if (alike(known[i]!.act, act)) found = i;
    if (found < 0) found = known.push(newBranch(act)) - 1;
    into.push(known[found]!);
    expected = found + 1;
  }
  return into;
}

/** The fork that lies there in such a world; a new one if it was never reached. */
export function leadTo(leads: Lead[], s: Table, luck: number): Fork {
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
