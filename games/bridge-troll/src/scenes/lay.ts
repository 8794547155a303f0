import { amounts, defaultsOf, listed, playLines, type Scene, type Seat, seatNamed } from '@trollmoot/kernel';
import type { Step } from '../contents.ts';
import {
  BOULDERS_OF_A_COLOUR,
  COLOURS,
  COLOURS_AT_LEAST,
  SCHEDULES,
  TRAVELLERS,
  type Weather,
} from '../data/printed.ts';
import { DECK, HUES, type Traveller } from '../data/travellers.ts';
import { bridgeTroll } from '../index.ts';
import { settle } from '../rules/index.ts';
import { setup } from '../rules/setup.ts';
import { type GameSettings, SETTINGS } from '../settings.ts';
import { CLOSED, type State } from '../state.ts';

/** One troll in words: boulders as '3 red 2 green', cards as 'princess, monk'. It has nothing else. */
export interface TrollInWords {
  readonly boulders?: string;
  readonly bid?: string;
  readonly food?: string;
  readonly tolls?: string;
  readonly hand?: string;
  readonly points?: number;
  readonly upgrades?: readonly number[];
}

/** A scene of Bridge Troll. Cards and boulders not mentioned are in the deck and in the supply. */
interface BridgeScene extends Scene<GameSettings, TrollInWords> {
  readonly weather?: Weather;
  readonly company?: string;
  readonly faceDown?: string;
  readonly deck?: string; // the cards on top, the first to be drawn first
  readonly deckSize?: number; // how many cards it holds; the rest is discarded
  readonly places?: string; // the open trolls in order of place; the others are closed
  readonly stack?: readonly number[]; // upgrades for sale, the top one last
  readonly stage?: Stage;
}

/** Where in the turn the scene is: everything before has been done. */
type Stage = 'roll' | 'bid' | 'claim' | 'boulders' | 'score';

const COLOUR_NAMES: readonly string[] = COLOURS;

/** A position in words. `players` are given in the order of their seats. */
export function lay(words: BridgeScene): State {
  const seats = words.seats ?? Object.keys(words.players ?? {}).length;
  const places =
    words.places === undefined ? undefined : listed(words.places).map((name) => seatNamed(COLOUR_NAMES, name));
  const { settings = {}, weather = 'cloudy', company, faceDown, deck: next, deckSize: deck, stack } = words;
  const s = scene({
    trolls: COLOUR_NAMES.slice(0, seats).map((name) => words.players?.[name] ?? {}),
    steps: stepsOf(words.stage ?? 'bid', places?.length ?? 0, seats),
    active: seatNamed(COLOUR_NAMES, words.turn ?? COLOURS[0]),
    settings,
    weather,
    ...(company === undefined ? {} : { company }),
    ...(faceDown === undefined ? {} : { faceDown }),
    ...(next === undefined ? {} : { next }),
    ...(deck === undefined ? {} : { deck }),
    ...(stack === undefined ? {} : { stack }),
    ...(places === undefined ? {} : { places }),
  });
  return playLines(bridgeTroll, s, COLOUR_NAMES, ...(words.done ?? []));
}

/** The rest of the turn, as the rules plan it. */
function stepsOf(stage: Stage, open: number, seats: number): Step[] {
  const score: Step[] = [{ step: 'scores', nth: 0 }, { step: 'turnEnds' }];
  const boulders: Step[] = [
    { step: 'piles', place: open - 1 },
    { step: 'draws', nth: 0, boulders: open * SCHEDULES[seats]!.boulders, rivals: true },
    ...score,
  ];
  switch (stage) {
    case 'roll':
      return [{ step: 'roll' }];
    case 'bid':
      return [{ step: 'bid' }];
    case 'claim':
      return [{ step: 'claims', place: 0 }, ...boulders];
    case 'boulders':
      return boulders;
    case 'score':
      return score;
  }
}

/** What a test sets: seats by number, and the steps themselves. */
interface SceneInWords {
  readonly trolls: readonly TrollInWords[];
  readonly steps: readonly Step[]; // in reading order
  readonly active?: Seat;
  readonly weather?: Weather;
  readonly company?: string;
  readonly faceDown?: string;
  readonly next?: string; // the cards on top of the deck, the first to be drawn first
  readonly deck?: number; // how many cards it holds; discard the rest
  readonly places?: readonly Seat[]; // the open trolls in order of place; the others are closed
  readonly stack?: readonly number[];
  readonly settings?: Partial<GameSettings>;
}

export const card = (name: string): Traveller => {
  const traveller = TRAVELLERS.findIndex(({ id }) => id === name.trim());
  if (traveller < 0) throw new Error(`there is no traveller '${name}'`);
  return traveller;
};
export const cards = (names: string | undefined): Traveller[] => listed(names).map(card);

/** '3 red 2 green' as numbers by colour. */
export const heap = (words = ''): number[] => amounts(words, COLOUR_NAMES);

/** For tests: a position laid out by its steps. */
export function scene(words: SceneInWords): State {
  const seats = words.trolls.length;
  const s = setup({ ...defaultsOf(SETTINGS), ...words.settings }, seats, 'scene');
  const { trolls } = words;
  s.agenda = words.steps.toReversed();
  s.active = words.active ?? 0;
  s.weather = words.weather ?? 'cloudy';
  s.boulders = trolls.flatMap((troll) => heap(troll.boulders));
  s.bids = trolls.flatMap((troll) => heap(troll.bid));
  s.supply = supplyLeft(s);
  s.food = trolls.map((troll) => cards(troll.food));
  s.tolls = trolls.map((troll) => cards(troll.tolls));
  s.hand = trolls.map((troll) => cards(troll.hand));
  s.points = trolls.map((troll) => troll.points ?? 5);
  s.upgrades = trolls.map((troll) => troll.upgrades ?? []);
  s.company = cards(words.company);
  s.faceDown = words.faceDown === undefined ? null : { traveller: card(words.faceDown), peekers: 0, ruledOut: 0 };
  s.travellers = s.company.length + (s.faceDown === null ? 0 : 1);
  s.stack = words.stack ?? s.stack.filter((number) => !s.upgrades.flat().includes(number));
  if (words.places !== undefined) {
    s.places = words.places;
    s.trophies = trolls.map((_, seat) => s.places.indexOf(seat) + 1 || CLOSED);
  }
  dealRest(s, words);
  return settle(s);
}

/** Nine of each colour in play, less what the trolls have. */
const supplyLeft = (s: State): number[] =>
  s.supply.map((_, colour) => {
    let left = colour < Math.max(s.seats, COLOURS_AT_LEAST) ? BOULDERS_OF_A_COLOUR : 0;
    for (let i = colour; i < s.boulders.length; i += HUES) left -= s.boulders[i]! + s.bids[i]!;
    if (left < 0) throw new Error(`the scene has ${-left} ${COLOURS[colour]} boulders too many`);
    return left;
  });

function dealRest(s: State, words: SceneInWords): void {
  const rest = DECK.slice();
  const top = cards(words.next);
  const shown = [...s.company, ...s.food.flat(), ...s.tolls.flat(), ...s.hand.flat(), ...top];
  if (s.faceDown !== null) shown.push(s.faceDown.traveller);
  for (const step of words.steps)
    if (step.step === 'place') shown.push(step.traveller);
    else if (step.step === 'robber') shown.push(step.robber);
    else if (step.step === 'goat') shown.push(step.goat);
  for (const traveller of shown) {
    const at = rest.indexOf(traveller);
    if (at < 0) throw new Error(`the scene has too many cards '${TRAVELLERS[traveller]!.id}'`);
    rest.splice(at, 1);
  }
  const size = words.deck ?? rest.length + top.length;
  s.discards = rest.splice(0, rest.length + top.length - size);
  s.deck = [...rest, ...top.toReversed()];
}
