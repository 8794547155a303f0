import type { Position, Seat } from '@trollmoot/kernel';
import type { Action, News, Step } from './contents.ts';
import type { Artifact } from './data/artifacts.ts';
import type { SpaceId } from './data/board.ts';
import type { Card } from './data/cards.ts';
import type { FigureId } from './data/figures.ts';
import type { GameSettings } from './settings.ts';

/** The board as everyone sees it: all that movement and scoring depend on. */
export interface Ground {
  settings: GameSettings;
  seats: number;
  where: readonly number[]; // by figure: a space, or TRAY, or REMOVED
  idol: Lock | null;
  cloaked: FigureId | null; // until the end of the turn
}
export interface Lock {
  readonly room: SpaceId;
  readonly player: Seat;
}
/** A card whose owner matters: on the scoring pile, or out of the game. */
export interface OwnedCard {
  readonly player: Seat;
  readonly card: Card;
}

/** An artifact and the player who played it. */
export interface OwnedArtifact {
  readonly player: Seat;
  readonly artifact: Artifact;
}

export interface State extends Position<Step, Action, News>, Ground {
  where: number[];
  // the turn
  player: Seat;
  left: number; // actions not yet begun
  turn: number; // counted over all players, from 1
  quiet: number; // turns in a row without a card drawn
  lumbered: boolean; // the player's Rampaging Troll has moved this turn
  paid: FigureId[]; // Giant Slayers that have found gold this turn
  // by seat
  gold: number[];
  deck: Card[][]; // the last card is on top
  hand: Card[][];
  discard: Card[][];
  artifact: (Artifact | null)[]; // face down in front of its owner; revealed once the game is over
  controlled: number[]; // rooms controlled in the last scoring of the game
  // common
  pile: OwnedCard[];
  gone: OwnedCard[];
  artifactDeck: Artifact[]; // the last one is on top
  spent: OwnedArtifact[];
}

/** Settings, locks, planned steps, owned cards and artifacts never change, so a copy may share them. A copy keeps no news. */
export const clone = (s: State): State => ({
  agenda: s.agenda.slice(),
  sealed: s.sealed.slice(),
  rng: s.rng.slice(),
  ply: s.ply,
  noReturn: s.noReturn,
  last: s.last,
  news: null,
  settings: s.settings,
  seats: s.seats,
  where: s.where.slice(),
  idol: s.idol,
  cloaked: s.cloaked,
  player: s.player,
  left: s.left,
  turn: s.turn,
  quiet: s.quiet,
  lumbered: s.lumbered,
  paid: s.paid.slice(),
  gold: s.gold.slice(),
  deck: copies(s.deck),
  hand: copies(s.hand),
  discard: copies(s.discard),
  artifact: s.artifact.slice(),
  controlled: s.controlled.slice(),
  pile: s.pile.slice(),
  gone: s.gone.slice(),
  artifactDeck: s.artifactDeck.slice(),
  spent: s.spent.slice(),
});

function copies(cards: Card[][]): Card[][] {
  const copied: Card[][] = [];
  for (let seat = 0; seat < cards.length; seat++) copied.push(cards[seat]!.slice());
  return copied;
}
