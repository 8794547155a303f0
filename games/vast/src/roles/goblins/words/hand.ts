import { tell } from '@trollmoot/kernel';
import type { Clause } from '../../../clauses.ts';
import { SECRETS } from '../../../data/goblins.ts';
import type { Tribe } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { RUBY_USED } from '../state.ts';

// The Secrets in hand.

export const holds = (s: State, secret: number): boolean => s.goblins!.secrets.includes(secret);

/** Out of the hand, wherever it goes. */
export function takeSecret(s: State, secret: number): void {
  const g = s.goblins!;
  g.secrets = g.secrets.filter((card) => card !== secret);
}

/** A Secret is played and discarded. */
export function spendSecret(s: State, secret: number, tribe: Tribe | null, clause: Clause): void {
  takeSecret(s, secret);
  s.goblins!.secretDiscards.push(secret);
  const card = SECRETS[secret]!.name;
  tell(s, { news: 'secretPlayed', card, tribe, thing: `secret ${card}`, clause });
}

/** [GOBLIN-RUBY-2] The Ruby has been used: this was discarded for another. */
export function useRuby(s: State, discarded: string): void {
  s.goblins!.done |= RUBY_USED;
  tell(s, { news: 'rubyUsed', discarded, thing: 'secret goblinRuby', clause: 'GOBLIN-RUBY-2' });
}
