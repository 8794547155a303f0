import type { Seat } from '@trollmoot/kernel';
import type { Step } from '../src/contents.ts';
import { BOULDERS_OF_A_COLOUR, COLOURS, COLOURS_AT_LEAST, TRAVELLERS, type Weather } from '../src/data/printed.ts';
import { DECK, HUES, type Traveller } from '../src/data/travellers.ts';
import { settle } from '../src/rules/index.ts';
import { setup } from '../src/rules/setup.ts';
import { bouldersAt } from '../src/rules/words.ts';
import type { GameSettings } from '../src/settings.ts';
import { CLOSED, type State } from '../src/state.ts';

/** One troll in words: boulders as '3 red 2 green', cards as 'princess, monk'. What is left out, it has not. */
export interface TrollInWords {
  readonly boulders?: string;
  readonly bid?: string;
  readonly food?: string;
  readonly tolls?: string;
  readonly hand?: string;
  readonly points?: number;
  readonly upgrades?: readonly number[];
}

export interface SceneInWords {
  readonly trolls: readonly TrollInWords[];
  readonly steps: readonly Step[]; // in reading order
  readonly active?: Seat;
  readonly weather?: Weather;
  readonly company?: string;
  readonly faceDown?: string;
  readonly next?: string; // the cards on top of the deck, the first to be drawn first
  readonly deck?: number; // how many cards it holds; the rest is discarded
  readonly places?: readonly Seat[]; // the open trolls in the order of their trophies; the others are closed
  readonly stack?: readonly number[];
  readonly settings?: Partial<GameSettings>;
}

export const card = (name: string): Traveller => {
  const traveller = TRAVELLERS.findIndex(({ id }) => id === name.trim());
  if (traveller < 0) throw new Error(`there is no traveller '${name}'`);
  return traveller;
};
export const cards = (names: string | undefined): Traveller[] =>
  names === undefined || names === '' ? [] : names.split(',').map(card);

const COLOUR_NAMES: readonly string[] = COLOURS;

/** '3 red 2 green' as numbers by colour. */
export function heap(words = ''): number[] {
  const counts: number[] = Array(HUES).fill(0);
  for (const [, n, colour] of words.matchAll(/(\d+) (\w+)/g)) {
    const hue = COLOUR_NAMES.indexOf(colour!);
    if (hue < 0) throw new Error(`there is no colour '${colour}'`);
    counts[hue] = Number(n);
  }
  return counts;
}

/** A position laid out in words. Cards and boulders not mentioned are in the deck and in the supply. */
export function scene(words: SceneInWords): State {
  const seats = words.trolls.length;
  const s = setup({ openScores: false, returnedUpgrades: false, ...words.settings }, seats, 'scene');
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

/** The steps that follow the bids, as the rules plan them. */
export const afterBids = (places: readonly Seat[], boulders: number): Step[] => [
  { step: 'claims', place: 0 },
  { step: 'piles', place: places.length - 1 },
  { step: 'draws', nth: 0, boulders, rivals: true },
  { step: 'scores', nth: 0 },
  { step: 'turnEnds' },
];

const FOUR: readonly TrollInWords[] = [
  { boulders: '6 red' },
  { boulders: '6 green' },
  { boulders: '6 yellow' },
  { boulders: '6 purple' },
];

/** Fixed positions for counting and for the command line. */
export const scenes: { readonly [name: string]: () => State } = {
  opening: () => setup({ openScores: false, returnedUpgrades: false }, 3, 'opening'),
  bids: () =>
    scene({
      trolls: [
        { boulders: '2 red 1 green', hand: 'jester' },
        { boulders: '2 green', hand: 'stonemason' },
        { boulders: '1 yellow', hand: 'fortuneTeller, royalMessenger', food: 'duke' },
      ],
      company: 'monk, woodsman',
      faceDown: 'bandit',
      steps: [{ step: 'bid' }],
    }),
  claims: () =>
    scene({
      trolls: FOUR,
      company: 'princess, woodsman, minstrels, bandit',
      faceDown: 'peddler',
      places: [0, 1, 2],
      steps: [{ step: 'claims', place: 0 }],
    }),
  hazards: () =>
    scene({
      trolls: [
        {
          boulders: '3 red 3 green 2 yellow',
          food: 'princess, duke',
          tolls: 'priest, peddler',
          hand: 'garlicMerchant, royalMessenger',
        },
        { boulders: '6 green' },
        { boulders: '6 yellow', tolls: 'merchant, minstrels' },
      ],
      company: 'knight, dragon, bigGoat, littleGoat',
      places: [0, 2],
      steps: [{ step: 'claims', place: 0 }],
    }),
  draws: () =>
    scene({
      trolls: [
        { boulders: '2 red 1 green', bid: '1 purple', hand: 'stonemason' },
        { boulders: '4 green 2 red', bid: '2 green' },
        { boulders: '1 yellow' },
        { boulders: '4 purple 2 yellow' },
      ],
      places: [1, 0],
      steps: [
        { step: 'piles', place: 1 },
        { step: 'draws', nth: 0, boulders: 4, rivals: true },
      ],
    }),
  'a goat and nothing to lose': () =>
    scene({
      trolls: [{ points: 0 }, { boulders: '2 green' }, { boulders: '2 yellow' }],
      company: 'bigGoat',
      places: [0, 1],
      steps: [{ step: 'claims', place: 0 }, { step: 'turnEnds' }],
    }),
  'all closed and the deck out': () =>
    scene({
      trolls: [{}, {}, {}, {}],
      company: 'monk, woodsman',
      faceDown: 'bandit',
      deck: 2,
      steps: [{ step: 'bid' }],
    }),
  trades: () =>
    scene({
      trolls: [
        { boulders: '2 red 2 green', food: 'pilgrim, farmer', tolls: 'pilgrim, peddler', points: 9 },
        { boulders: '3 green', food: 'monk, monk', hand: 'royalMessenger, stonemason' },
        { boulders: '1 yellow', food: 'princess', tolls: 'serf', hand: 'royalMessenger' },
      ],
      places: [1, 2],
      stack: [1, 2, 3, 13],
      steps: [{ step: 'scores', nth: 0 }, { step: 'turnEnds' }],
    }),
};

/** How many boulders lie under a bridge. */
export const under = (s: State, seat: Seat): number => bouldersAt(s.boulders, seat);
