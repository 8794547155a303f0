import type { Crop, Figure } from '@trollmoot/boardkit/figure.ts';
import { lay } from '@trollmoot/bridge-troll/scenes';

const ROAD: Crop = { x: 0, y: 0.24, width: 1, height: 0.42 };
const ROAD_AND_BRIDGE: Crop = { x: 0, y: 0.26, width: 1, height: 0.74 };

/** The pictures of the rulebook. */
const figures: readonly Figure[] = [
  {
    clause: 'ROLL-2',
    caption: {
      en: 'Three travellers lie open, one face-down. Nobody knows who that is.',
      de: 'Drei Reisende liegen offen, einer verdeckt. Niemand weiß, wer das ist.',
      fr: 'Trois voyageurs sont visibles, un est face cachée. Personne ne sait qui c’est.',
    },
    seats: 3,
    lay: () =>
      lay({
        players: { red: { boulders: '6 red' }, green: { boulders: '6 green' }, yellow: { boulders: '6 yellow' } },
        company: 'monk, woodsman, princess',
        faceDown: 'bandit',
        stage: 'bid',
      }),
    crop: ROAD,
  },
  {
    clause: 'BID-2',
    caption: {
      en: 'Red has red and green boulders under the bridge. A bid is two red ones here, never one of each.',
      de: 'Rot hat rote und grüne Felsbrocken unter der Brücke. Geboten werden hier zwei rote, nie einer von jeder Farbe.',
      fr: 'Rouge a des rochers rouges et verts sous son pont. Sa mise est ici de deux rouges, jamais un de chaque.',
    },
    seats: 3,
    lay: () =>
      lay({
        players: {
          red: { boulders: '3 red 2 green' },
          green: { boulders: '4 green' },
          yellow: { boulders: '6 yellow' },
        },
        company: 'monk, woodsman',
        faceDown: 'peddler',
        stage: 'bid',
      }),
    plays: 'bid 2 red',
    crop: ROAD_AND_BRIDGE,
  },
  {
    clause: 'CLAIM-1',
    caption: {
      en: 'Red has first place and claims first: here the Princess.',
      de: 'Rot hat den ersten Platz und nimmt zuerst: hier die Prinzessin.',
      fr: 'Rouge est à la première place et prend d’abord : ici la Princesse.',
    },
    seats: 3,
    lay: () =>
      lay({
        players: {
          red: { boulders: '3 red', bid: '3 red' },
          green: { boulders: '4 green', bid: '2 green' },
          yellow: { boulders: '6 yellow' },
        },
        company: 'princess, woodsman, minstrels',
        faceDown: 'peddler',
        places: 'red, green',
        stage: 'claim',
      }),
    plays: 'claim princess',
    crop: ROAD,
  },
  {
    clause: 'CLAIM-4',
    caption: {
      en: 'Red may also claim the face-down card, and must keep whoever it is.',
      de: 'Rot darf auch die verdeckte Karte nehmen und muss behalten, wer sich zeigt.',
      fr: 'Rouge peut aussi prendre la carte face cachée, et doit garder celui qui se montre.',
    },
    seats: 3,
    lay: () =>
      lay({
        players: {
          red: { boulders: '4 red', bid: '2 red' },
          green: { boulders: '5 green', bid: '1 green' },
          yellow: { boulders: '6 yellow' },
        },
        company: 'woodsman, monk',
        faceDown: 'duke',
        places: 'red, green',
        stage: 'claim',
      }),
    plays: 'claim face-down card',
    crop: ROAD,
  },
  {
    clause: 'GOAT-1',
    caption: {
      en: 'A goat is on the road. Red has boulders of three colours and could defeat it.',
      de: 'Ein Ziegenbock steht auf der Straße. Rot hat Felsbrocken in drei Farben und könnte ihn besiegen.',
      fr: 'Un bouc est sur la route. Rouge a des rochers de trois couleurs et pourrait le vaincre.',
    },
    seats: 3,
    lay: () =>
      lay({
        players: {
          red: { boulders: '2 red 1 green 1 yellow', bid: '2 red' },
          green: { boulders: '5 green' },
          yellow: { boulders: '5 yellow', bid: '1 yellow' },
        },
        company: 'littleGoat, woodsman',
        places: 'red, yellow',
        stage: 'claim',
      }),
    plays: 'claim little goat',
    crop: ROAD_AND_BRIDGE,
  },
  {
    clause: 'DRAW-1',
    caption: {
      en: 'Red stayed closed and draws boulders from the supply, in any colours.',
      de: 'Rot blieb geschlossen und nimmt Felsbrocken aus dem Vorrat, in beliebigen Farben.',
      fr: 'Rouge est resté fermé et prend des rochers dans la réserve, de n’importe quelles couleurs.',
    },
    seats: 3,
    lay: () =>
      lay({
        players: {
          red: { boulders: '2 red' },
          green: { boulders: '4 green 2 red', bid: '2 green' },
          yellow: { boulders: '1 yellow' },
        },
        places: 'green',
        stage: 'boulders',
      }),
    crop: ROAD_AND_BRIDGE,
  },
  {
    clause: 'TRADE-2',
    caption: {
      en: 'Green is open and has cards on both sides of the bridge: it scores the lower of the two totals.',
      de: 'Grün ist offen und hat Karten auf beiden Seiten der Brücke: Es zählt die niedrigere der beiden Summen.',
      fr: 'Vert est ouvert et a des cartes des deux côtés du pont : il marque le plus bas des deux totaux.',
    },
    seats: 3,
    lay: () =>
      lay({
        turn: 'green',
        players: {
          red: { boulders: '2 red' },
          green: { boulders: '3 green', food: 'pilgrim, farmer', tolls: 'pilgrim, peddler', points: 9 },
          yellow: { boulders: '1 yellow' },
        },
        places: 'green, yellow',
        stack: [1, 2, 3, 13],
        stage: 'score',
      }),
    crop: ROAD_AND_BRIDGE,
  },
];
export default figures;
