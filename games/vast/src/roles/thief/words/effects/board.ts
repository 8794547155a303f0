import { tell } from '@trollmoot/kernel';
import type { State } from '../../../../state.ts';
import { plan } from '../../../../words/effects/agenda.ts';
import { checkWins } from '../../../../words/effects/wins.ts';

/** [THIEF-UPGRADE-10] Spores: he loses an upgrade of his choice; its token stays stashed. */
export function sporesOnThief(s: State): void {
  if (s.thief!.upgrades !== 0) plan(s, { step: 'thief.spores' });
}

/** [THIEF-STASH-4] So many tokens are stashed, and perhaps the game is won. */
export function stash(s: State, tokens: number): void {
  if (tokens === 0) return;
  const t = s.thief!;
  t.stashed += tokens;
  tell(s, { news: 'stashed', tokens, total: t.stashed, clause: 'THIEF-STASH-1' });
  checkWins(s);
}
