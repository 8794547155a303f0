import { below, nowKnown, shuffle, tell } from '@trollmoot/kernel';
import type { Clause } from '../../../../clauses.ts';
import { GOBLIN_RUBY, SECRETS, SECRETS_LIMIT } from '../../../../data/goblins.ts';
import { NOWHERE } from '../../../../data/places.ts';
import type { Tribe } from '../../../../data/tiles.ts';
import type { State } from '../../../../state.ts';
import { plan } from '../../../../words/effects/agenda.ts';
import { seatOf } from '../../../../words/questions/seats.ts';
import { RUBY_USED } from '../../state.ts';
import { mayRedraw } from '../questions/secrets.ts';

/** Out of the hand, wherever it goes: everyone sees it. */
export function takeSecret(s: State, secret: number): void {
  const g = s.goblins!;
  g.secrets = g.secrets.filter((card) => card !== secret);
  nowKnown(s);
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

/** [GOBLIN-RUBY-3] */
export function loseRuby(s: State): void {
  if (s.goblins!.faceUp.includes(GOBLIN_RUBY)) discardFaceUp(s, GOBLIN_RUBY);
}

/** A Secret lying face up is discarded. */
export function discardFaceUp(s: State, secret: number): void {
  const g = s.goblins!;
  g.faceUp = g.faceUp.filter((card) => card !== secret);
  g.secretDiscards.push(secret);
  tell(s, { news: 'secretDiscarded', card: SECRETS[secret]!.name });
}

/** A hidden Secret is taken at random and discarded. */
export function loseRandomSecret(s: State): void {
  const g = s.goblins!;
  const [secret] = g.secrets.splice(below(s, g.secrets.length), 1);
  g.secretDiscards.push(secret!);
  tell(s, { news: 'secretDiscarded', card: SECRETS[secret!]!.name });
}

/** Draw Secrets; [GOBLIN-RUBY-2] the Goblins may redraw one; [GOBLIN-SECRET-1] they discard down to the limit. */
export function drawSecrets(s: State, n: number): void {
  const g = s.goblins!;
  const drawn: number[] = [];
  for (let i = 0; i < n; i++) {
    const card = nextSecret(s);
    if (card !== NOWHERE) drawn.push(card);
  }
  for (const card of drawn) g.secrets.push(card);
  nowKnown(s);
  tellDrawn(s, drawn);
  if (g.secrets.length + g.faceUp.length > SECRETS_LIMIT) plan(s, { step: 'goblins.discardSecrets' });
  if (drawn.length > 0 && mayRedraw(s) && g.secretDeck.length + g.secretDiscards.length > 0)
    plan(s, { step: 'goblins.redraw', count: drawn.length });
}

/** [GOBLIN-SECRET-2] The next Secret; NOWHERE if there is none. */
export function nextSecret(s: State): number {
  const g = s.goblins!;
  if (g.secretDeck.length === 0) {
    g.secretDeck = shuffle(s, g.secretDiscards);
    g.secretDiscards = [];
  }
  return g.secretDeck.pop() ?? NOWHERE;
}

export function tellDrawn(s: State, drawn: readonly number[]): void {
  if (s.news === null || drawn.length === 0) return;
  const cards = drawn.map((card) => SECRETS[card]!.name);
  tell(s, { news: 'secretsDrawn', seat: seatOf(s, 'goblins'), count: drawn.length, cards });
}
