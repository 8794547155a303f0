import { OMENS } from './cave.ts';
import { POWERS } from './dragon.ts';
import { MONSTERS, SECRETS, WAR_CARDS } from './goblins.ts';
import { EQUIPMENT, EVENT_KINDS, SIDEQUESTS, TREASURES } from './knight.ts';
import { ACTIONS, UPGRADES } from './thief.ts';

/** Everything a thorough test must see in use, as deck and name. News of its use carries it as `thing`. */
const deck = <const D extends string, const N extends string>(name: D, cards: readonly N[]): `${D} ${N}`[] =>
  cards.map((card): `${D} ${N}` => `${name} ${card}`);
export const THINGS = [
  ...deck(
    'sidequest',
    SIDEQUESTS.map((card) => card.name),
  ),
  ...deck(
    'treasure',
    TREASURES.map((card) => card.name),
  ),
  ...deck(
    'event',
    EVENT_KINDS.map((card) => card.name),
  ),
  ...deck('gear', EQUIPMENT),
  ...deck(
    'war',
    WAR_CARDS.map((card) => card.name),
  ),
  ...deck(
    'monster',
    MONSTERS.map((card) => card.name),
  ),
  ...deck(
    'secret',
    SECRETS.map((card) => card.name),
  ),
  ...deck(
    'power',
    POWERS.map((power) => power.name),
  ),
  ...deck(
    'omen',
    OMENS.map((omen) => omen.name),
  ),
  ...deck('action', ACTIONS),
  ...deck('upgrade', UPGRADES),
  ...deck('terrain', ['canyon', 'lake', 'magma', 'mushroomForest', 'river', 'pit']),
];

export type Thing = (typeof THINGS)[number];
