import { capital, type Seat } from '@trollmoot/kernel';
import { CARDS, type Card } from '../../data/cards.ts';
import type { Weather } from '../../data/printed.ts';
import type { Traveller, TravellerId } from '../../data/travellers.ts';
import type { Threat } from '../../view/view.ts';
import { countOf, lotsOf } from '../facts.ts';
import type { People } from '../people.ts';

/** Singular and plural, masculine like the boulder. */
const COLOUR: readonly (readonly [one: string, many: string])[] = [
  ['rouge', 'rouges'],
  ['vert', 'verts'],
  ['jaune', 'jaunes'],
  ['violet', 'violets'],
  ['brun', 'bruns'],
  ['bleu', 'bleus'],
];
const NAME = ['Rouge', 'Vert', 'Jaune', 'Violet', 'Brun', 'Bleu'];
const PLACES = ['première', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième'];
const TRAVELLER: { readonly [id in TravellerId]: readonly [article: 'le' | 'la' | 'les', name: string] } = {
  priest: ['le', 'Prêtre'],
  minstrels: ['les', 'Ménestrels'],
  merchant: ['le', 'Marchand'],
  pawnBroker: ['le', 'Prêteur sur gages'],
  peddler: ['le', 'Colporteur'],
  pilgrim: ['le', 'Pèlerin'],
  farmer: ['le', 'Fermier'],
  monk: ['le', 'Moine'],
  serf: ['le', 'Serf'],
  princess: ['la', 'Princesse'],
  duke: ['le', 'Duc'],
  baron: ['le', 'Baron'],
  fortuneTeller: ['la', 'Voyante'],
  garlicMerchant: ['le', 'Marchand d’ail'],
  jester: ['le', 'Bouffon'],
  stonemason: ['le', 'Tailleur de pierre'],
  royalMessenger: ['le', 'Messager royal'],
  woodsman: ['le', 'Bûcheron'],
  carpenter: ['le', 'Charpentier'],
  knight: ['le', 'Chevalier'],
  bandit: ['le', 'Bandit'],
  dragon: ['le', 'Dragon'],
  littleGoat: ['le', 'Petit Bouc'],
  middleGoat: ['le', 'Moyen Bouc'],
  bigGoat: ['le', 'Grand Bouc'],
};
export const WEATHER: { readonly [weather in Weather]: string } = {
  rainy: 'pluie',
  cloudy: 'nuages',
  partlySunny: 'éclaircies',
  sunny: 'soleil',
};
export const FROM = { food: 'du Garde-manger', tolls: 'des Péages', hand: 'de la main' } as const;
export const INTO = { food: 'au Garde-manger', tolls: 'aux Péages', hand: 'en main' } as const;

const conjunction = new Intl.ListFormat('fr', { type: 'conjunction' });
const disjunction = new Intl.ListFormat('fr', { type: 'disjunction' });
export const et = (parts: readonly string[]): string => conjunction.format(parts);
export const ou = (parts: readonly string[]): string => disjunction.format(parts);

/** A player in the middle of a sentence: vous, Quill, Rouge. */
export const player = (who: People, seat: Seat): string =>
  who.isYou(seat) ? 'vous' : (who.called(seat) ?? NAME[seat]!);
/** Whose: de Quill, d’Ulf. */
export const of = (who: People, seat: Seat): string => {
  const name = player(who, seat);
  return /^[aeiouyhœàâéèêëîïôû]/i.test(name) ? `d’${name}` : `de ${name}`;
};
/** Subject and verb: vous prenez, Quill prend. */
export const does = (who: People, seat: Seat, third: string, second: string): string =>
  `${player(who, seat)} ${who.isYou(seat) ? second : third}`;
export const Does: typeof does = (...said) => capital(does(...said));
/** Vous prenez 2 rochers à Quill; Quill vous prend 2 rochers. */
export const takes = (who: People, seat: Seat, what: string, from: Seat): string =>
  who.isYou(from)
    ? `${capital(player(who, seat))} vous prend ${what}`
    : `${Does(who, seat, 'prend', 'prenez')} ${what} à ${player(who, from)}`;
export const name = (seat: Seat): string => NAME[seat]!;
export const place = (n: number): string => PLACES[n - 1]!;
export const title = ({ id }: Card): string => TRAVELLER[id][1];
export const card = (traveller: Traveller): string => title(CARDS[traveller]!);
export const le = (traveller: Traveller): string => TRAVELLER[CARDS[traveller]!.id].join(' ');
export const Le = (traveller: Traveller): string => capital(le(traveller));
/** 'du Prêtre', 'de la Princesse', 'des Ménestrels'. */
export const du = (traveller: Traveller): string => {
  const [article, bare] = TRAVELLER[CARDS[traveller]!.id];
  return `${article === 'le' ? 'du' : article === 'la' ? 'de la' : 'des'} ${bare}`;
};
/** « Le Bandit veut le Moine ou le Fermier » */
export const after = ({ hazard, prey }: Threat): string =>
  `${Le(hazard.traveller)} veut ${ou([...new Set(prey.map((lost) => le(lost.card.traveller)))])}`;
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`;
export const rochers = (n: number): string => count(n, 'rocher');
export const points = (n: number): string => count(n, 'point');
export const voyageurs = (n: number): string => count(n, 'voyageur');
export const colour = (hue: number, n: number): string => COLOUR[hue]![n < 2 ? 0 : 1];
export const lot = ({ colour: hue, boulders: n }: { colour: number; boulders: number }): string =>
  `${n} ${colour(hue, n)}`;
export const heap = (counts: readonly number[]): string =>
  countOf(counts) === 0 ? 'aucun' : et(lotsOf(counts).map(lot));
