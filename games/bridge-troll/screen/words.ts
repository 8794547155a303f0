import type { Language } from '@trollmoot/boardkit/languages.ts';
import { titles } from '@trollmoot/bridge-troll';
import type { Card, Weather } from './table.ts';

/** What is written on and beside this board. */
const en = {
  title: titles.en,
  /** For names too long for their card. */
  short: {
    minstrels: 'Minstrels',
    littleGoat: 'Little Goat',
    middleGoat: 'Middle Goat',
    bigGoat: 'Big Goat',
  } as { readonly [id in Card['id']]?: string },
  lines: {
    regular: 'toll or food',
    royal: 'ransom later',
    bonus: (points: number): string => `+${points} points`,
    goat: (colours: number): string => `${colours} colours, or −1`,
    fortuneTeller: 'peeks',
    garlicMerchant: 'repels robbers',
    jester: 'mixed bid',
    stonemason: '+3 boulders',
    royalMessenger: 'fetches ransom',
    knight: 'takes best food',
    bandit: 'takes best toll',
    dragon: 'takes the best',
  },
  weather: { rainy: 'rainy', cloudy: 'cloudy', partlySunny: 'partly sunny', sunny: 'sunny' } as {
    readonly [weather in Weather]: string;
  },
  colours: ['red', 'green', 'yellow', 'purple', 'brown', 'blue'],
  turn: (n: number): string => `Turn ${n}`,
  stages: { roll: 'Roll', bid: 'Bid', collect: 'Collect', score: 'Score' },
  come: (n: number): string => (n === 1 ? '1 traveller' : `${n} travellers`),
  toCome: 'to come',
  roll: 'Weather die',
  faceDown: 'Face-down traveller',
  card: (name: string, toll: number | null, food: number | null): string =>
    [name, ...(toll === null ? [] : [`toll ${toll}`]), ...(food === null ? [] : [`food ${food}`])].join(', '),
  claims: 'Claims',
  food: 'Food',
  tolls: 'Tolls',
  you: 'You',
  places: ['1st', '2nd', '3rd', '4th', '5th', '6th'],
  closed: 'closed',
  sealed: 'sealed',
  thinks: 'choosing…',
  bids: (n: number): string => `bids ${n}`,
  under: (n: number): string => (n === 1 ? '1 boulder' : `${n} boulders`),
  pile: (name: string, n: number): string => `${name}: pile of ${n}`,
  hand: 'Hand',
  points: 'points',
  upgrades: 'upgrades',
  supply: 'Supply',
  next: 'next upgrade',
  stone: (colour: string, count: string): string => `${colour} ${count}: one more`,
  fewer: 'One fewer',
  more: 'One more',
  pick: 'Tap the boulders you want',
  helper: 'Trade-ins',
  helperFor: (points: number): string => (points === 1 ? '1 point' : `${points} points`),
  waste: (n: number): string => (n === 0 ? 'nothing wasted' : `${n} wasted`),
  withBoulders: (n: number): string => `${n} boulders`,
  nothing: 'Nothing to trade in yet.',
  jeer: ['Ha!', 'Bah!', 'Drat!', 'Hm.', 'Oh.', 'Ugh.'],
  snore: 'Zzz…',
};
export type BoardText = typeof en;

const de: BoardText = {
  title: titles.de,
  short: { littleGoat: 'Kleiner Bock', middleGoat: 'Mittlerer Bock', bigGoat: 'Großer Bock' },
  lines: {
    regular: 'Wegzoll/Nahrung',
    royal: 'später Lösegeld',
    bonus: (points) => `+${points} Punkte`,
    goat: (colours) => `${colours} Farben oder −1`,
    fortuneTeller: 'lugt',
    garlicMerchant: 'vertreibt Räuber',
    jester: 'bietet gemischt',
    stonemason: '+3 Brocken',
    royalMessenger: 'holt Lösegeld',
    knight: 'nimmt Nahrung',
    bandit: 'nimmt Wegzoll',
    dragon: 'nimmt das Beste',
  },
  weather: { rainy: 'Regen', cloudy: 'Wolken', partlySunny: 'heiter', sunny: 'Sonne' },
  colours: ['rot', 'grün', 'gelb', 'violett', 'braun', 'blau'],
  turn: (n) => `Runde ${n}`,
  stages: { roll: 'Wetter', bid: 'Gebot', collect: 'Beute', score: 'Wertung' },
  come: (n) => (n === 1 ? '1 Reisender' : `${n} Reisende`),
  toCome: 'kommen noch',
  roll: 'Wetterwürfel',
  faceDown: 'Verdeckter Reisender',
  card: (name, toll, food) =>
    [name, ...(toll === null ? [] : [`Wegzoll ${toll}`]), ...(food === null ? [] : [`Nahrung ${food}`])].join(', '),
  claims: 'Reihenfolge',
  food: 'Nahrung',
  tolls: 'Wegzoll',
  you: 'Du',
  places: ['1.', '2.', '3.', '4.', '5.', '6.'],
  closed: 'zu',
  sealed: 'verdeckt',
  thinks: 'wählt …',
  bids: (n) => `bietet ${n}`,
  under: (n) => `${n} Brocken`,
  pile: (name, n) => `${name}: Haufen von ${n}`,
  hand: 'Hand',
  points: 'Punkte',
  upgrades: 'Ausbauten',
  supply: 'Vorrat',
  next: 'nächster Ausbau',
  stone: (colour, count) => `${colour} ${count}: einer mehr`,
  fewer: 'Einer weniger',
  more: 'Einer mehr',
  pick: 'Tippe auf die Felsbrocken, die du willst',
  helper: 'Eintauschen',
  helperFor: (points) => (points === 1 ? '1 Punkt' : `${points} Punkte`),
  waste: (n) => (n === 0 ? 'nichts verschenkt' : `${n} verschenkt`),
  withBoulders: (n) => `${n} Brocken`,
  nothing: 'Noch nichts einzutauschen.',
  jeer: ['Ha!', 'Pah!', 'Mist!', 'Hm.', 'Oh.', 'Ach.'],
  snore: 'Zzz …',
};

const fr: BoardText = {
  title: titles.fr,
  short: {},
  lines: {
    regular: 'péage ou repas',
    royal: 'rançon plus tard',
    bonus: (points) => `+${points} points`,
    goat: (colours) => `${colours} couleurs ou −1`,
    fortuneTeller: 'regarde',
    garlicMerchant: 'chasse les voleurs',
    jester: 'mise mixte',
    stonemason: '+3 rochers',
    royalMessenger: 'prend la rançon',
    knight: 'prend un repas',
    bandit: 'prend un péage',
    dragon: 'prend le meilleur',
  },
  weather: { rainy: 'pluie', cloudy: 'nuages', partlySunny: 'éclaircies', sunny: 'soleil' },
  colours: ['rouge', 'vert', 'jaune', 'violet', 'brun', 'bleu'],
  turn: (n) => `Tour ${n}`,
  stages: { roll: 'Météo', bid: 'Mise', collect: 'Récolte', score: 'Décompte' },
  come: (n) => (n === 1 ? '1 voyageur' : `${n} voyageurs`),
  toCome: 'à venir',
  roll: 'Dé météo',
  faceDown: 'Voyageur caché',
  card: (name, toll, food) =>
    [name, ...(toll === null ? [] : [`péage ${toll}`]), ...(food === null ? [] : [`garde-manger ${food}`])].join(', '),
  claims: 'Ordre',
  food: 'Garde-manger',
  tolls: 'Péages',
  you: 'Vous',
  places: ['1er', '2e', '3e', '4e', '5e', '6e'],
  closed: 'fermé',
  sealed: 'scellé',
  thinks: 'choisit…',
  bids: (n) => `mise ${n}`,
  under: (n) => (n === 1 ? '1 rocher' : `${n} rochers`),
  pile: (name, n) => `${name} : tas de ${n}`,
  hand: 'Main',
  points: 'points',
  upgrades: 'améliorations',
  supply: 'Réserve',
  next: 'prochaine amélioration',
  stone: (colour, count) => `${colour} ${count} : un de plus`,
  fewer: 'Un de moins',
  more: 'Un de plus',
  pick: 'Touchez les rochers voulus',
  helper: 'Échanges',
  helperFor: (points) => (points === 1 ? '1 point' : `${points} points`),
  waste: (n) => (n === 0 ? 'rien de perdu' : `${n} de perdu`),
  withBoulders: (n) => `${n} rochers`,
  nothing: 'Rien à échanger pour le moment.',
  jeer: ['Ha !', 'Bah !', 'Zut !', 'Hum.', 'Oh.', 'Pff.'],
  snore: 'Zzz…',
};

export const TEXTS: { readonly [language in Language]: BoardText } = { en, de, fr };
export const boardText = (language: string): BoardText => TEXTS[language as Language] ?? en;

/** The small text at the foot of a card. */
export function lineOf(card: Card, { lines }: BoardText): string {
  switch (card.sort) {
    case 'regular':
    case 'royal':
      return lines[card.sort];
    case 'bonus':
      return lines.bonus(card.points ?? 0);
    case 'goat':
      return lines.goat(card.colours ?? 0);
    default:
      return lines[card.id as 'knight'];
  }
}

export const nameOf = (card: Card, text: BoardText): string => text.short[card.id] ?? text.title(card);
export const titleOf = (card: Card, text: BoardText): string => text.card(nameOf(card, text), card.toll, card.food);
