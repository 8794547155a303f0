import { capital, type Seat } from '@trollmoot/kernel';
import { CARDS, type Card } from '../../data/cards.ts';
import type { Weather } from '../../data/printed.ts';
import type { Traveller, TravellerId } from '../../data/travellers.ts';
import type { Threat } from '../../view/view.ts';
import { countOf, lotsOf } from '../facts.ts';
import type { People } from '../people.ts';

export const COLOUR = ['rot', 'grün', 'gelb', 'violett', 'braun', 'blau']; // takes an ending
const NAME = ['Rot', 'Grün', 'Gelb', 'Violett', 'Braun', 'Blau'];
/** Nominative and accusative, with the article. */
const TRAVELLER: { readonly [id in TravellerId]: readonly [wer: string, wen: string] } = {
  priest: ['der Priester', 'den Priester'],
  minstrels: ['die Spielleute', 'die Spielleute'],
  merchant: ['der Kaufmann', 'den Kaufmann'],
  pawnBroker: ['der Pfandleiher', 'den Pfandleiher'],
  peddler: ['der Hausierer', 'den Hausierer'],
  pilgrim: ['der Pilger', 'den Pilger'],
  farmer: ['der Bauer', 'den Bauern'],
  monk: ['der Mönch', 'den Mönch'],
  serf: ['der Knecht', 'den Knecht'],
  princess: ['die Prinzessin', 'die Prinzessin'],
  duke: ['der Herzog', 'den Herzog'],
  baron: ['der Baron', 'den Baron'],
  fortuneTeller: ['die Wahrsagerin', 'die Wahrsagerin'],
  garlicMerchant: ['der Knoblauchhändler', 'den Knoblauchhändler'],
  jester: ['der Narr', 'den Narren'],
  stonemason: ['der Steinmetz', 'den Steinmetz'],
  royalMessenger: ['der Königsbote', 'den Königsboten'],
  woodsman: ['der Holzfäller', 'den Holzfäller'],
  carpenter: ['der Zimmermann', 'den Zimmermann'],
  knight: ['der Ritter', 'den Ritter'],
  bandit: ['der Bandit', 'den Banditen'],
  dragon: ['der Drache', 'den Drachen'],
  littleGoat: ['der kleine Ziegenbock', 'den kleinen Ziegenbock'],
  middleGoat: ['der mittlere Ziegenbock', 'den mittleren Ziegenbock'],
  bigGoat: ['der große Ziegenbock', 'den großen Ziegenbock'],
};
export const WEATHER: { readonly [weather in Weather]: string } = {
  rainy: 'Regen',
  cloudy: 'Wolken',
  partlySunny: 'heitere Abschnitte',
  sunny: 'Sonne',
};
export const FROM = { food: 'aus der Nahrung', tolls: 'aus dem Wegzoll', hand: 'aus der Hand' } as const;
export const INTO = { food: 'zur Nahrung', tolls: 'zum Wegzoll', hand: 'auf die Hand' } as const;

const conjunction = new Intl.ListFormat('de', { type: 'conjunction' });
const disjunction = new Intl.ListFormat('de', { type: 'disjunction' });
export const und = (parts: readonly string[]): string => conjunction.format(parts);
export const oder = (parts: readonly string[]): string => disjunction.format(parts);

/** A player in the middle of a sentence, nominative: du, Quill, Rot. */
export const player = (who: People, seat: Seat): string => (who.isYou(seat) ? 'du' : (who.called(seat) ?? NAME[seat]!));
/** After 'von' and 'bei': dir, Quill, Rot. */
export const dir = (who: People, seat: Seat): string => (who.isYou(seat) ? 'dir' : player(who, seat));
export const dich = (who: People, seat: Seat): string => (who.isYou(seat) ? 'dich' : player(who, seat));
/** Subject and verb: du nimmst, Quill nimmt. */
export const does = (who: People, seat: Seat, third: string, second: string): string =>
  `${player(who, seat)} ${who.isYou(seat) ? second : third}`;
export const Does: typeof does = (...said) => capital(does(...said));
export const name = (seat: Seat): string => NAME[seat]!;
export const wer = (traveller: Traveller): string => TRAVELLER[CARDS[traveller]!.id][0];
export const wen = (traveller: Traveller): string => TRAVELLER[CARDS[traveller]!.id][1];
export const Wer = (traveller: Traveller): string => capital(wer(traveller));
export const Wen = (traveller: Traveller): string => capital(wen(traveller));
/** Without the article: 'Priester', 'Kleiner Ziegenbock'. */
export const title = ({ id }: Card): string => {
  const bare = TRAVELLER[id][0].replace(/^(der|die) /, '');
  return capital(bare.replace(/^(klein|mittler|groß)e /, '$1er '));
};
export const card = (traveller: Traveller): string => title(CARDS[traveller]!);
/** ‚Der Räuber will den Mönch oder den Bauern‘ */
export const after = ({ hazard, prey }: Threat): string =>
  `${Wer(hazard.traveller)} will ${oder([...new Set(prey.map((lost) => wen(lost.card.traveller)))])}`;
export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const brocken = (n: number): string => `${n} Felsbrocken`;
export const punkte = (n: number): string => count(n, 'Punkt', 'Punkte');
export const reisende = (n: number): string => count(n, 'Reisender', 'Reisende');
/** Accusative, the noun left out: '1 roten', '3 rote'. */
export const lot = ({ colour, boulders }: { colour: number; boulders: number }): string =>
  `${boulders} ${COLOUR[colour]}${boulders === 1 ? 'en' : 'e'}`;
export const heap = (counts: readonly number[]): string =>
  countOf(counts) === 0 ? 'keine' : und(lotsOf(counts).map(lot));
/** Without grammar, for lists: '3 rot, 1 grün'. */
export const tally = (counts: readonly number[]): string =>
  countOf(counts) === 0
    ? 'keine'
    : lotsOf(counts)
        .map((l) => `${l.boulders} ${COLOUR[l.colour]}`)
        .join(', ');
