import { amounts, listed } from '@trollmoot/kernel';
import { ARMOR, SYMBOLS } from '../data/dragon.ts';
import { type MonsterName, monsterNamed, type SecretName, secretNamed } from '../data/goblins.ts';
import {
  CUBE_GRIT,
  EQUIPMENT,
  FACE_DOWN,
  FACE_UP,
  FIRST_CUBES,
  MOVEMENT,
  PERCEPTION,
  STRENGTH,
  TREASURES,
} from '../data/knight.ts';
import { NOWHERE } from '../data/places.ts';
import type { Role } from '../data/roles.ts';
import { STAT_TOKENS, type UpgradeName, upgradeNamed } from '../data/thief.ts';
import { ALL_TRIBES, TRIBES } from '../data/tiles.ts';
import { CARRIED, ON_BOARD } from '../roles/dragon/state.ts';
import type { State } from '../state.ts';
import { at } from './scene.ts';

/** What a role has: stats by value, cards by name. What is not mentioned is as at the start. */
export interface RoleInWords {
  readonly at?: string; // where the piece is: n2e1
  readonly health?: number;
  readonly treasures?: number | string; // tokens the Dragon or Thief holds; the Knight's cards that are face up
  readonly hand?: string; // the Cave's tiles; the Dragon's cards: '2 claw 1 flame'
  // the Knight
  readonly grit?: number;
  readonly movement?: number; // and the Thief's
  readonly perception?: number;
  readonly strength?: number;
  readonly gear?: string; // what holds a cube: 'bow, shield'; a Treasure card as well
  readonly hidden?: string; // Treasure cards face down
  readonly crystals?: number;
  readonly encounters?: number; // used this turn
  // the Goblins: a Tribe is '3 e1', or '3' if it is hidden
  readonly rage?: number;
  readonly fangs?: string;
  readonly bones?: string;
  readonly eye?: string;
  readonly monsters?: string; // 'ogre fangs, wisp bones'
  readonly secrets?: string;
  readonly faceUp?: string;
  // the Dragon
  readonly armor?: number;
  readonly isSurfaced?: boolean;
  readonly eaten?: number;
  readonly gems?: string; // 'claw e1, wing carried'
  // the Cave
  readonly omens?: string; // '2 bat 1 trail'
  readonly hatred?: number;
  // the Thief
  readonly stealth?: number;
  readonly thievery?: number;
  readonly cubes?: number;
  readonly stashed?: number;
  readonly upgrades?: string;
}

const GEAR: readonly string[] = EQUIPMENT;
const TRIBE_NAMES: readonly string[] = TRIBES;

/** Give a role what these words say. The Cave's are in lay.ts, with the stack. */
export function seatRole(s: State, role: Role, words: RoleInWords): void {
  if (role === 'knight') knight(s, words);
  else if (role === 'goblins') goblins(s, words);
  else if (role === 'dragon') dragon(s, words);
  else if (role === 'thief') thief(s, words);
}

function knight(s: State, words: RoleInWords): void {
  const k = s.knight!;
  const { health = k.health, grit = 0, crystals = 0, encounters = 0 } = words;
  const cubesFor = (track: readonly number[], value = track[0]!): number => valueIn(track, value);
  const won = CUBE_GRIT.filter((mark) => mark <= grit).length;
  k.tracks = [
    cubesFor(MOVEMENT, words.movement),
    cubesFor(PERCEPTION, words.perception),
    cubesFor(STRENGTH, words.strength),
  ];
  for (const [cards, how] of [
    [String(words.treasures ?? ''), FACE_UP],
    [words.hidden, FACE_DOWN],
  ] as const)
    for (const card of listed(cards).map(treasure)) {
      s.treasureDeck = s.treasureDeck.filter((other) => other !== card);
      k.treasure[card] = how;
    }
  for (const name of listed(words.gear)) {
    const gear = GEAR.indexOf(name);
    if (gear >= 0) k.gear[gear]!++;
    else k.treasureCubes[treasure(name)]!++;
  }
  const placed = [...k.tracks, ...k.gear, ...k.treasureCubes].reduce((sum, n) => sum + n, 0);
  if (placed > FIRST_CUBES + won) throw new Error(`${placed} cubes need more than ${grit} Grit`);
  Object.assign(k, { health, grit, crystals, encounters, ready: FIRST_CUBES + won - placed });
  k.onGrit = CUBE_GRIT.reduce((bits, mark, i) => (mark > grit ? bits | (1 << i) : bits), 0);
  if (words.at !== undefined) k.at = at(s, words.at);
  s.map.crystalsSmashed = crystals;
}
const treasure = (name: string): number => {
  const card = TREASURES.findIndex((other) => other.name === name);
  if (card < 0) throw new Error(`there is no Treasure '${name}'`);
  return card;
};

function goblins(s: State, words: RoleInWords): void {
  const g = s.goblins!;
  g.rage = words.rage ?? g.rage;
  for (const tribe of ALL_TRIBES) {
    const [population = '0', place] = (words[TRIBES[tribe]] ?? '').split(' ').filter((word) => word !== '');
    g.population[tribe] = Number(population);
    g.at[tribe] = place === undefined ? NOWHERE : at(s, place);
  }
  for (const [monster, tribe] of listed(words.monsters).map((part) => part.split(' '))) {
    const card = monsterNamed(monster as MonsterName);
    g.monsterDeck = g.monsterDeck.filter((other) => other !== card);
    g.monsters[TRIBE_NAMES.indexOf(tribe!)]!.push(card);
  }
  g.secrets = listed(words.secrets).map((name) => secretNamed(name as SecretName));
  g.faceUp = listed(words.faceUp).map((name) => secretNamed(name as SecretName));
  g.secretDeck = g.secretDeck.filter((card) => !g.secrets.includes(card) && !g.faceUp.includes(card));
}

function dragon(s: State, words: RoleInWords): void {
  const d = s.dragon!;
  const { health = d.health, eaten = 0, isSurfaced = false, treasures = 0 } = words;
  Object.assign(d, { health, eaten, treasures: Number(treasures), surfaced: isSurfaced, awake: isSurfaced });
  if (words.armor !== undefined) {
    const least = isSurfaced ? 11 : 0; // awake, he has 11 cubes unless some went back
    const cubes = ARMOR.findIndex((armor, n) => armor === words.armor && n >= least);
    d.wakefulness = cubes >= 0 ? cubes : valueIn(ARMOR, words.armor);
    for (let left = d.wakefulness, i = 0; left > 0; i = (i + 1) % d.sloth.length)
      if (d.sloth[i]! > 0) {
        d.sloth[i]!--;
        left--;
      }
  }
  if (words.hand !== undefined) {
    d.hand = amounts(words.hand, SYMBOLS);
    d.deck = SYMBOLS.map((_, symbol) => 6 - d.hand[symbol]!);
  }
  d.gems = SYMBOLS.map(() => ON_BOARD);
  for (const [gem, place] of listed(words.gems).map((part) => part.split(' ')))
    d.gems[valueIn<string>(SYMBOLS, gem!)] = place === 'carried' ? CARRIED : at(s, place!);
  if (words.at !== undefined) d.at = at(s, words.at);
  s.map.supply -= d.treasures;
}

function thief(s: State, words: RoleInWords): void {
  const t = s.thief!;
  const { movement = 2, stealth = 4, thievery = 3, treasures = 0 } = words;
  const upgrades = listed(words.upgrades);
  t.assigned = [movement, stealth, thievery].map((value) => valueIn(STAT_TOKENS, value));
  for (const name of upgrades) t.upgrades |= 1 << upgradeNamed(name as UpgradeName);
  t.stashed = words.stashed ?? upgrades.length;
  t.treasures = Number(treasures);
  t.cubes = words.cubes ?? thievery;
  if (words.at !== undefined) t.at = at(s, words.at);
  s.map.supply -= t.stashed + t.treasures;
}

function valueIn<T>(values: readonly T[], value: T): number {
  const place = values.indexOf(value);
  if (place < 0) throw new Error(`'${value}' is none of ${values.join(', ')}`);
  return place;
}
