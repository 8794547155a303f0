import { type Random, reseeded, type Seat, shuffleWith } from '@trollmoot/kernel';
import type { News } from './contents.ts';
import type { Artifact } from './data/artifacts.ts';
import type { SpaceId } from './data/board.ts';
import { type Card, ICONS } from './data/cards.ts';
import { COLOURS, type Colour, type FigureId, type Kind, OWNER, TRAY } from './data/figures.ts';
import { kind } from './rules/words.ts';
import type { GameSettings } from './settings.ts';
import { clone, type Lock, type OwnedArtifact, type OwnedCard, type State } from './state.ts';

export interface FigureSeen {
  readonly id: FigureId;
  readonly kind: Kind;
  readonly owner: Seat;
  readonly at: SpaceId | 'tray' | 'removed';
}

export interface PlayerSeen {
  readonly colour: Colour;
  readonly gold: number;
  readonly hand: readonly Card[] | null; // the viewer's own; null for opponents
  readonly cardsInHand: number;
  readonly cardsInDeck: number;
  readonly discard: readonly Card[];
  readonly artifact: Artifact | 'faceDown' | null;
  readonly controlled: number; // rooms controlled in the last scoring of the game
}

/** What one seat, or a spectator, may see of the game. */
export interface View {
  readonly seat: Seat | null;
  readonly settings: GameSettings;
  readonly figures: readonly FigureSeen[];
  readonly players: readonly PlayerSeen[];
  readonly player: Seat; // whose turn it is
  readonly left: number; // actions not yet begun
  readonly turn: number;
  readonly quiet: number; // turns in a row without a card drawn
  readonly pile: readonly OwnedCard[];
  readonly icons: number; // on the pile
  readonly gone: readonly OwnedCard[];
  readonly artifactsLeft: number; // in the artifact deck
  readonly spent: readonly OwnedArtifact[];
  readonly idol: Lock | null;
  readonly cloaked: FigureId | null;
  readonly lumbered: boolean; // the player's Rampaging Troll has moved this turn
  readonly paid: readonly FigureId[]; // Giant Slayers that have found gold this turn
  readonly over: boolean;
}

/** [SECRET-1] [SECRET-2] [SECRET-3] [SECRET-4] */
export function view(s: State, seat: Seat | null): View {
  const over = s.agenda.length === 0;
  const figures: FigureSeen[] = [];
  for (let id = 0; id < s.where.length; id++)
    figures.push({ id, kind: kind(s, id), owner: OWNER[id]!, at: placeOf(s, id) });
  return {
    seat,
    settings: s.settings,
    figures,
    players: s.gold.map((gold, owner) => ({
      colour: COLOURS[owner]!,
      gold,
      hand: owner === seat ? s.hand[owner]!.slice() : null,
      cardsInHand: s.hand[owner]!.length,
      cardsInDeck: s.deck[owner]!.length,
      discard: s.discard[owner]!.slice(),
      artifact: s.artifact[owner] === null || owner === seat || over ? s.artifact[owner]! : 'faceDown', // [END-4]
      controlled: s.controlled[owner]!,
    })),
    player: s.player,
    left: s.left,
    turn: s.turn,
    quiet: s.quiet,
    pile: s.pile.slice(),
    icons: s.pile.reduce((sum, { card }) => sum + ICONS[card], 0),
    gone: s.gone.slice(),
    artifactsLeft: s.artifactDeck.length,
    spent: s.spent.slice(),
    idol: s.idol,
    cloaked: s.cloaked,
    lumbered: s.lumbered,
    paid: s.paid.slice(),
    over,
  };
}

function placeOf(s: State, figure: FigureId): SpaceId | 'tray' | 'removed' {
  const at = s.where[figure]!;
  return at >= 0 ? at : at === TRAY ? 'tray' : 'removed';
}

/** [SECRET-1] [SECRET-3] Others learn that a player drew a card or found an artifact, but not which. */
export function seen(news: News, seat: Seat | null): News | null {
  if (news.news === 'drew' && news.player !== seat) return { ...news, card: null };
  if (news.news === 'foundArtifact' && news.player !== seat) return { ...news, artifact: null };
  return news;
}

/** Deal again everything this viewer cannot see. */
export function imagine(s: State, seat: Seat | null, random: Random): State {
  const t = clone(s);
  t.rng = reseeded(random);
  for (let owner = 0; owner < t.seats; owner++) {
    const held = owner === seat ? 0 : t.hand[owner]!.length;
    const unseen = held === 0 ? t.deck[owner]! : [...t.deck[owner]!, ...t.hand[owner]!];
    shuffleWith(random, unseen.sort());
    if (held > 0) t.hand[owner] = unseen.splice(unseen.length - held, held);
    t.deck[owner] = unseen;
  }
  if (t.agenda.length === 0) return t; // [END-4] every artifact is revealed
  const faceDown = t.artifact.flatMap((artifact, owner) => (artifact === null || owner === seat ? [] : [artifact]));
  t.artifactDeck = shuffleWith(random, [...t.artifactDeck, ...faceDown].sort());
  for (let owner = 0; owner < t.seats; owner++)
    if (t.artifact[owner] !== null && owner !== seat) t.artifact[owner] = t.artifactDeck.pop()!;
  return t;
}

/** [SECRET-2] Shuffle what lies in decks: no seat knows an order, not even of its own. */
export function redeal(s: State, random: Random): State {
  const t = clone(s);
  t.rng = reseeded(random);
  t.deck = t.deck.map((deck) => shuffleWith(random, deck.slice().sort()));
  t.artifactDeck = shuffleWith(random, t.artifactDeck.slice().sort());
  return t;
}
