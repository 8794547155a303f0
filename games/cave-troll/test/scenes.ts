import type { Seat } from '@trollmoot/kernel';
import type { Action, Step } from '../src/contents.ts';
import type { Artifact } from '../src/data/artifacts.ts';
import { BOARDS, type SpaceId } from '../src/data/board.ts';
import { type Card, ICONS, PLACE_OF } from '../src/data/cards.ts';
import { COLOURS, type Colour, FIGURES_EACH, type FigureId, OWNER, TRAY } from '../src/data/figures.ts';
import { caveTroll } from '../src/index.ts';
import { settle } from '../src/rules/index.ts';
import { kind } from '../src/rules/words.ts';
import { type GameSettings, SETTINGS } from '../src/settings.ts';
import type { State } from '../src/state.ts';

/** Positions in words: `scene('NW Hall: red wraith, 2 blue adventurer; W Pit: red orc')`, red to act with four actions. */
export interface Extras {
  readonly set?: Partial<GameSettings>;
  readonly seats?: number;
  readonly left?: number;
  readonly player?: Seat;
  readonly artifact?: Artifact; // in the hands of the player
  readonly hand?: readonly Card[]; // held and next drawn by the player, in this order
  readonly pile?: number; // icons on the scoring pile, of cards of the others
  readonly removed?: string; // figures out of play
}

export function scene(layout: string, extras: Extras = {}): State {
  const s = caveTroll.setup({ ...defaults(), ...extras.set }, extras.seats ?? 4, 'scene');
  s.news = [];
  s.turn = 9;
  s.player = extras.player ?? 0;
  s.left = extras.left ?? 4;
  s.agenda = [{ step: 'act', player: s.player }];
  for (const part of layout.split(';')) {
    const [space, figures] = part.split(':').map((text) => text.trim());
    if (space && figures) for (const name of spread(figures)) put(s, name, spaceNamed(s, space));
  }
  for (const name of spread(extras.removed ?? '')) put(s, name, -2);
  for (const card of [...(extras.hand ?? [])].reverse()) toTop(s, card);
  if (extras.hand) s.hand[s.player] = [s.deck[s.player]!.pop()!, ...giveBack(s)];
  if (extras.artifact) takeArtifact(s, extras.artifact);
  for (let icon = 0; icon < (extras.pile ?? 0); icon++) s.pile.push(anIcon(s));
  s.last = s.player;
  return s;
}

export const defaults = (): GameSettings =>
  Object.fromEntries(
    Object.entries(SETTINGS).map(([name, { values }]) => [name, values[0]]),
  ) as unknown as GameSettings;

/** 'blue orc, 2 red adventurer' one by one. */
const spread = (figures: string): string[] =>
  figures.split(',').flatMap((text) => {
    const [, count, name] = /^\s*(\d*)\s*(.*?)\s*$/.exec(text)!;
    return name ? Array<string>(Number(count || 1)).fill(name) : [];
  });

/** The figure leaves the tray, and its card the deck. */
function put(s: State, name: string, where: number): void {
  const [colour, wanted] = name.split(' ');
  const owner = COLOURS.indexOf(colour as Colour);
  const figure = s.where.findIndex((at, id) => OWNER[id] === owner && at === TRAY && kind(s, id) === wanted);
  if (figure < 0) throw new Error(`there is no ${name} left`);
  s.where[figure] = where;
  const isTheCard = (card: Card): boolean => PLACE_OF[card] === (PLACE_OF[wanted!] ?? figure % FIGURES_EACH);
  const inDeck = s.deck[owner]!.findIndex(isTheCard);
  if (inDeck >= 0) s.discard[owner]!.push(...s.deck[owner]!.splice(inDeck, 1));
  else s.discard[owner]!.push(...s.hand[owner]!.splice(0, 1, s.deck[owner]!.pop()!));
}

const toTop = (s: State, card: Card): void => {
  const deck = s.deck[s.player]!;
  const at = deck.indexOf(card);
  if (at >= 0) deck.push(...deck.splice(at, 1));
  else {
    const held = s.hand[s.player]!.indexOf(card);
    if (held < 0) throw new Error(`${card} is not to be drawn any more`);
    deck.push(...s.hand[s.player]!.splice(held, 1));
  }
};
/** What was held before goes under the deck. */
const giveBack = (s: State): Card[] => {
  s.deck[s.player]!.unshift(...s.hand[s.player]!.splice(0));
  return [];
};

/** A card with one icon, out of the deck of somebody else. */
function anIcon(s: State): State['pile'][number] {
  for (let player = s.seats - 1; player >= 0; player--)
    for (const [at, card] of s.deck[player]!.entries())
      if (player !== s.player && ICONS[card] === 1) return { player, card: s.deck[player]!.splice(at, 1)[0]! };
  throw new Error('nobody has a card with one icon left');
}

function takeArtifact(s: State, artifact: Artifact): void {
  s.artifactDeck.splice(s.artifactDeck.indexOf(artifact), 1);
  s.artifact[s.player] = artifact;
}

export const spaceNamed = (s: State, name: string): SpaceId => {
  const found = BOARDS[s.settings.boardLayout].spaces.findIndex((space) => space.name === name);
  if (found < 0) throw new Error(`there is no ${name}`);
  return found;
};

/** The first 'red wraith' on the board; or the one in that space: 'red adventurer NW Hall'. */
export function figureNamed(s: State, name: string): FigureId {
  const [, colour, wanted, space] = /^(\w+) (\w+) ?(.*)$/.exec(name)!;
  const found = s.where.findIndex(
    (at, id) =>
      COLOURS[OWNER[id]!] === colour && kind(s, id) === wanted && at >= 0 && (!space || at === spaceNamed(s, space)),
  );
  if (found < 0) throw new Error(`there is no ${name} on the board`);
  return found;
}

/** Who is asked, and what may be answered, in notation. */
export const asked = (s: State): Seat => caveTroll.waitingFor(s)[0]!;
export const lines = (s: State): string[] => caveTroll.options(s, asked(s)).map((act) => caveTroll.write(act, s));

/** Play these lines, one after the other; whoever is asked plays. */
export function go(s: State, ...script: string[]): State {
  for (const line of script) {
    const act = caveTroll.options(s, asked(s)).find((option) => caveTroll.write(option, s) === line);
    if (act === undefined) throw new Error(`'${line}' is not open; open are:\n${lines(s).join('\n')}`);
    caveTroll.play(s, asked(s), act);
  }
  return s;
}

/** The clause that forbids a wish, or null if it is open. */
export const refused = (s: State, wish: { do: string; [field: string]: unknown }): string | null =>
  caveTroll.why(s, asked(s), wish as Action)?.clause ?? null;

/** The same, for a move: refusedMove(s, 'red knight', 'NW Hall'). */
export const refusedMove = (s: State, figure: string, to: string): string | null =>
  refused(s, { do: 'move', figure: figureNamed(s, figure), to: spaceNamed(s, to) });

export const refusedPush = (s: State, by: string, victim: string, to: string): string | null =>
  refused(s, { do: 'push', figure: figureNamed(s, by), victim: figureNamed(s, victim), to: spaceNamed(s, to) });

/** Who is in that space, sorted: ['blue orc', 'red wraith']. */
export const who = (s: State, space: string): string[] =>
  s.where.flatMap((at, id) => (at === spaceNamed(s, space) ? [`${COLOURS[OWNER[id]!]} ${kind(s, id)}`] : [])).sort();

/** Let this step happen next, before anything else. */
export function happen(s: State, step: Step): State {
  s.agenda.push(step);
  return settle(s);
}

/** Fixed positions for perft, benches and the command line. */
export const scenes: { readonly [name: string]: () => State } = {
  start: () => caveTroll.setup(defaults(), 4, 'start'),
  variantStart: () => caveTroll.setup({ ...defaults(), characterSet: 'variant' }, 2, 'start'),
  crowd: () =>
    scene(
      'NW Hall: red adventurer, blue orc, blue thief, blue adventurer, green adventurer; NW Staircase: red wraith; ' +
        'NW Crypt: blue caveTroll; W Storeroom: red orc; NW Guardroom: red adventurer; NW Cell: green knight',
    ),
  trollsComing: () =>
    scene('NW Crypt: red knight, blue wraith, green thief, yellow adventurer; N Throne Room: 5 blue adventurer', {
      hand: ['caveTroll', 'scoreARoom'],
    }),
  rampage: () =>
    scene(
      'W Treasury: red rampagingTroll, blue berserker, green assassin, blue paladin; NW Crypt: 5 green adventurer; ' +
        'SW Crypt: red banshee, green grunt, red giantSlayer',
      { set: { characterSet: 'variant' }, seats: 3 },
    ),
  sharing: () =>
    go(
      scene('N Throne Room: 2 red adventurer, blue berserker', {
        hand: ['adventurerWithIcon', 'scoreARoom'],
        set: { characterSet: 'variant' },
        seats: 3,
        pile: 4,
      }),
      'draw',
    ),
  locked: () => {
    const s = scene('NW Cell: red adventurer', { hand: ['scoreARoom', 'dwarf'] });
    s.idol = { room: spaceNamed(s, 'NW Hall'), player: 0 };
    return go(s, 'draw', 'play scoreARoom');
  },
  wards: () =>
    scene(
      'NW Hall: red grunt, red paladin, blue adventurer; NW Gallery: red banshee; NW Cell: green paladin, blue adventurer',
      {
        set: { characterSet: 'variant' },
        seats: 3,
      },
    ),
  twoTrolls: () => go(scene('NW Hall: blue caveTroll', { hand: ['caveTroll', 'dwarf'] }), 'draw', 'play caveTroll'),
  immovable: () => scene('NW Hall: red wraith, blue barbarian, green adventurer'),
  artifacts: () =>
    scene('NW Hall: 2 red adventurer, red knight; NE Crypt: blue wraith, green adventurer', {
      artifact: 'teleportation',
    }),
};
