import { below, newPosition, plan, seeded, shuffle } from '@trollmoot/kernel';
import { ARTIFACTS } from '../data/artifacts.ts';
import { DECKS } from '../data/cards.ts';
import { FIGURES_EACH, TRAY } from '../data/figures.ts';
import type { GameSettings } from '../settings.ts';
import type { State } from '../state.ts';
import { settle } from './index.ts';

/** [CARD-2] [CARD-3] [ARTIFACT-2] Shuffle the decks, deal one card each; [TURN-1] draw lots for the first turn. */
export function setup(settings: GameSettings, seats: number, seed: string): State {
  const by = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  const s: State = {
    ...newPosition(seeded(seed)),
    settings,
    seats,
    where: Array(seats * FIGURES_EACH).fill(TRAY),
    idol: null,
    cloaked: null,
    player: 0,
    left: 0,
    turn: 0,
    quiet: 0,
    lumbered: false,
    paid: [],
    gold: by(() => 0), // [SETUP-3]
    deck: by(() => [...DECKS[settings.characterSet]]),
    hand: by(() => []),
    discard: by(() => []),
    artifact: by(() => null),
    controlled: by(() => 0),
    pile: [],
    gone: [],
    artifactDeck: [...ARTIFACTS[settings.artifactSet]],
    spent: [],
  };
  shuffle(s, s.artifactDeck);
  for (let seat = 0; seat < seats; seat++) s.hand[seat]!.push(shuffle(s, s.deck[seat]!).pop()!);
  plan(s, { step: 'turn', player: below(s, seats) });
  return settle(s);
}
