import { defaultsOf, listed, playLines, type Scene, type Seat, seatNamed } from '@trollmoot/kernel';
import type { Artifact } from '../data/artifacts.ts';
import { BOARDS, type SpaceId } from '../data/board.ts';
import { CARDS, type Card, ICONS, PLACE_OF } from '../data/cards.ts';
import { COLOURS, FIGURES_EACH, type FigureId, OWNER, REMOVED, TRAY } from '../data/figures.ts';
import { caveTroll } from '../index.ts';
import { setup } from '../rules/setup.ts';
import { kind } from '../rules/words.ts';
import { type GameSettings, SETTINGS } from '../settings.ts';
import type { State } from '../state.ts';

/** What a player has. What is not mentioned is in their deck. */
interface PlayerInWords {
  readonly gold?: number;
  readonly hand?: string; // the card they hold
  readonly deck?: string; // the cards they draw next, the first one first
  readonly left?: number; // so many cards are left to draw; those below are discarded
  readonly artifact?: Artifact;
}

/** A scene of Cave Troll. Four actions are left of the turn. */
interface CaveScene extends Scene<GameSettings, PlayerInWords> {
  readonly board?: string; // 'NW Hall: red wraith, 2 blue adventurer; W Pit: red orc'
  readonly removed?: string; // figures out of play
  readonly actions?: number; // left of this turn
  readonly pile?: number; // icons on the scoring pile, from cards of players whose turn it is not
  readonly locked?: string; // by the Idol of the player whose turn it is
}

const COLOUR_NAMES: readonly string[] = COLOURS;

/** A position in words. */
export function lay(words: CaveScene): State {
  const s = setup({ ...defaults(), ...words.settings }, words.seats ?? 4, 'scene');
  s.news = [];
  s.turn = 9;
  s.player = seatNamed(COLOUR_NAMES, words.turn ?? COLOURS[0]);
  s.left = words.actions ?? 4;
  s.agenda = [{ step: 'act', player: s.player }];
  for (const part of (words.board ?? '').split(';')) {
    const [space, figures] = part.split(':').map((text) => text.trim());
    if (space && figures) for (const name of listed(figures)) put(s, name, spaceNamed(s, space));
  }
  for (const name of listed(words.removed)) put(s, name, REMOVED);
  for (const [colour, player] of Object.entries(words.players ?? {})) give(s, seatNamed(COLOUR_NAMES, colour), player);
  for (let icon = 0; icon < (words.pile ?? 0); icon++) s.pile.push(takeIcon(s));
  if (words.locked !== undefined) s.idol = { room: spaceNamed(s, words.locked), player: s.player };
  s.last = s.player;
  return playLines(caveTroll, s, COLOUR_NAMES, ...(words.done ?? []));
}

function give(s: State, seat: Seat, { gold = 0, hand, deck, left, artifact }: PlayerInWords): void {
  s.gold[seat] = gold;
  const cards = [...listed(hand), ...listed(deck)].map(cardNamed);
  for (const card of cards.reverse()) moveToTop(s, seat, card);
  if (hand !== undefined) swapHand(s, seat);
  if (left !== undefined) s.discard[seat]!.push(...s.deck[seat]!.splice(0, s.deck[seat]!.length - left));
  if (artifact !== undefined) takeArtifact(s, seat, artifact);
}

function cardNamed(name: string): Card {
  const card = CARDS.find((card) => card === name);
  if (card === undefined) throw new Error(`there is no card '${name}'`);
  return card;
}

/** What a test sets for the player whose turn it is. */
export interface Extras {
  readonly set?: Partial<GameSettings>;
  readonly seats?: number;
  readonly left?: number;
  readonly player?: Seat;
  readonly artifact?: Artifact;
  readonly hand?: readonly Card[]; // the card the player holds, then the cards they draw next
  readonly pile?: number;
  readonly removed?: string;
}

/** For tests: `scene('NW Hall: red wraith, 2 blue adventurer; W Pit: red orc')`, red to act with four actions. */
export function scene(board: string, extras: Extras = {}): State {
  const { set: settings = {}, seats = 4, left: actions = 4, player = 0, pile = 0, removed = '' } = extras;
  const [held, ...next] = extras.hand ?? [];
  const own = {
    ...(held === undefined ? {} : { hand: held, deck: next.join(', ') }),
    ...(extras.artifact === undefined ? {} : { artifact: extras.artifact }),
  };
  const turn = COLOURS[player]!;
  return lay({ board, settings, seats, actions, turn, pile, removed, players: { [turn]: own } });
}

export const defaults = (): GameSettings => defaultsOf(SETTINGS);

/** The figure leaves the tray, and its card the deck. */
function put(s: State, name: string, where: number): void {
  const [colour, wanted] = name.split(' ');
  const figure = s.where.findIndex((at, id) => COLOURS[OWNER[id]!] === colour && at === TRAY && kind(s, id) === wanted);
  if (figure < 0) throw new Error(`there is no ${name} left`);
  s.where[figure] = where;
  const owner = OWNER[figure]!;
  const isTheCard = (card: Card): boolean => PLACE_OF[card] === (PLACE_OF[wanted!] ?? figure % FIGURES_EACH);
  const inDeck = s.deck[owner]!.findIndex(isTheCard);
  if (inDeck >= 0) s.discard[owner]!.push(...s.deck[owner]!.splice(inDeck, 1));
  else s.discard[owner]!.push(...s.hand[owner]!.splice(0, 1, s.deck[owner]!.pop()!));
}

function moveToTop(s: State, seat: Seat, card: Card): void {
  const deck = s.deck[seat]!;
  const at = deck.indexOf(card);
  if (at >= 0) deck.push(...deck.splice(at, 1));
  else {
    const held = s.hand[seat]!.indexOf(card);
    if (held < 0) throw new Error(`${card} can no longer be drawn`);
    deck.push(...s.hand[seat]!.splice(held, 1));
  }
}

/** The player holds the top card; any card they held before goes under the deck. */
function swapHand(s: State, seat: Seat): void {
  const top = s.deck[seat]!.pop()!;
  s.deck[seat]!.unshift(...s.hand[seat]!);
  s.hand[seat] = [top];
}

/** A card with one icon from an opponent's deck. */
function takeIcon(s: State): State['pile'][number] {
  for (let player = s.seats - 1; player >= 0; player--)
    for (const [at, card] of s.deck[player]!.entries())
      if (player !== s.player && ICONS[card] === 1) return { player, card: s.deck[player]!.splice(at, 1)[0]! };
  throw new Error('no opponent has a card with one icon left');
}

function takeArtifact(s: State, seat: Seat, artifact: Artifact): void {
  s.artifactDeck.splice(s.artifactDeck.indexOf(artifact), 1);
  s.artifact[seat] = artifact;
}

export const spaceNamed = (s: State, name: string): SpaceId => {
  const found = BOARDS[s.settings.boardLayout].spaces.findIndex((space) => space.name === name);
  if (found < 0) throw new Error(`there is no ${name}`);
  return found;
};

/** The first 'red wraith' on the board, or the one in a given space: 'red adventurer NW Hall'. */
export function figureNamed(s: State, name: string): FigureId {
  const [, colour, wanted, space] = /^(\w+) (\w+) ?(.*)$/.exec(name)!;
  const found = s.where.findIndex(
    (at, id) =>
      COLOURS[OWNER[id]!] === colour && kind(s, id) === wanted && at >= 0 && (!space || at === spaceNamed(s, space)),
  );
  if (found < 0) throw new Error(`there is no ${name} on the board`);
  return found;
}
