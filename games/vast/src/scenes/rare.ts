import type { Step } from '../contents.ts';
import { BOW, ENCHANTED_BOW, FACE_DOWN, FACE_UP, POTION_KIT } from '../data/knight.ts';
import { pieceOfTribe } from '../data/pieces.ts';
import type { Role } from '../data/roles.ts';
import { type UpgradeName, upgradeNamed } from '../data/thief.ts';
import { BONES, FANGS } from '../data/tiles.ts';
import type { State } from '../state.ts';
import { placeToken } from '../terrain/words/effects/tokens.ts';
import { seatOf } from '../words/questions/seats.ts';
import { at, go, scene } from './scene.ts';
import { put, wild } from './terrain.ts';

// Positions that chance all but never leads to. Each could come about in a game; the fuzzer wanders on from them.

/** This role's turn is under way. */
const inTurnOf = (s: State, role: Role): State => {
  s.seat = seatOf(s, role);
  return go(s);
};
const turn = (step: Step['step']): { plan: readonly Step[] } => ({ plan: [{ step } as Step] });

/** The Dragon is awake and above ground, with Armor 3. */
function riseAt(s: State, place: string): void {
  Object.assign(s.dragon!, { at: at(s, place), wakefulness: 11, awake: true, surfaced: true });
  s.dragon!.sloth = [1, 1, 1, 0, 0];
}
function tribe(s: State, tribe: number, place: string, population: number): void {
  s.goblins!.at[tribe] = at(s, place);
  s.goblins!.population[tribe] = population;
}
/** The Thief is there with Movement 2, Stealth 4, Thievery 3 and these upgrades, each for a token stashed. */
function sneakTo(s: State, place: string, upgrades: readonly UpgradeName[]): void {
  Object.assign(s.thief!, { at: at(s, place), assigned: [0, 2, 1], cubes: 3, stashed: upgrades.length });
  for (const upgrade of upgrades) s.thief!.upgrades |= 1 << upgradeNamed(upgrade);
  s.map.supply -= upgrades.length;
}

const CAVERN = `
  .   A01 A05 A10 .
  C01 E05 A13 E07 T01
  .   E10 ENT E14 .
  .   .   T02 .   .`;

export const rare: { readonly [name: string]: () => State } = {
  'the Dragon has to pass the Knight': () => {
    const s = scene('KGD', CAVERN, turn('dragon.act'));
    riseAt(s, 'n2');
    Object.assign(s.knight!, { at: at(s, 'n1'), tracks: [0, 0, 2], ready: 0, grit: 6, onGrit: 30 });
    return inTurnOf(s, 'dragon');
  },
  'a Dragon too strong for the Knight': () => {
    const s = scene('KD', CAVERN, turn('knight.act'));
    riseAt(s, 'n1');
    return go(s);
  },
  'no Dark tile is free for Past Plunder': () => {
    const s = scene('KG', `${CAVERN}\n. . #A07 . .`, { plan: [{ step: 'plunder.begin', by: 'goblins' }] });
    placeToken(s, at(s, 's2'), 'treasure');
    return inTurnOf(s, 'goblins');
  },
  'a Thief with Sticky Fingers has failed to rob a Tribe': () => {
    const victim = pieceOfTribe(FANGS);
    const plan: Step[] = [{ step: 'thief.tryAgain', victim, effort: 1 }, { step: 'thief.act' }];
    const s = scene('KGT', CAVERN, { plan });
    sneakTo(s, 'e1', ['stickyFingers', 'handCrossbow']);
    Object.assign(s.thief!, { cubes: 2, targets: 0b1110 });
    tribe(s, FANGS, 'e1', 1);
    tribe(s, BONES, 'n1e1', 1);
    s.goblins!.secrets = s.goblins!.secretDeck.splice(-2);
    return inTurnOf(s, 'thief');
  },
  'a Thief has failed at a Vault': () => {
    const s = scene('KGT', CAVERN.replace('E14', 'V01'), turn('thief.act'));
    sneakTo(s, 'e1', ['plusStealth']);
    placeToken(s, at(s, 'e1'), 'vault');
    Object.assign(s.thief!, { cubes: 2, tried: [at(s, 'e1')] });
    return inTurnOf(s, 'thief');
  },
  'a Thief before his last flip': () => {
    const s = scene('GDT', CAVERN, turn('thief.act'));
    sneakTo(s, 'e1', ['flip2to3', 'flip3to4']);
    s.thief!.treasures = 2;
    s.map.supply -= 2;
    return inTurnOf(s, 'thief');
  },
  'the Knight beside a Thief who evades': () => {
    const s = scene('KGDT', CAVERN, turn('knight.act'));
    sneakTo(s, 'n1', ['unnaturalEvasion']);
    s.thief!.treasures = 2;
    s.map.supply -= 2;
    Object.assign(s.knight!, { ready: 0, tracks: [1, 2, 0], grit: 6, onGrit: 30 });
    return go(s);
  },
  'a Thief who has evaded the Knight': () => {
    const s = scene('KGDT', CAVERN, { plan: [{ step: 'thief.dodge' }, { step: 'knight.act' }] });
    sneakTo(s, 'n1', ['unnaturalEvasion']);
    s.thief!.evaded = true;
    Object.assign(s.knight!, { at: at(s, 'n1'), ready: 0, tracks: [1, 2, 0], grit: 6, onGrit: 30, encounters: 1 });
    return go(s);
  },
  'the Ash Dragon has to pass a strong Tribe': () => {
    const s = scene('GD', CAVERN, turn('dragon.act'));
    riseAt(s, 'n2');
    tribe(s, FANGS, 'n1', 4);
    return inTurnOf(s, 'dragon');
  },
  'a Thief beside the Knight and a Tribe that has nothing': () => {
    const s = scene('KGT', CAVERN, turn('thief.act'));
    sneakTo(s, 'e1', ['plusStealth']);
    tribe(s, FANGS, 'e1', 1);
    s.knight!.at = at(s, 'n1e1');
    for (const card of s.treasureDeck.splice(-2)) s.knight!.treasure[card] = FACE_DOWN;
    return inTurnOf(s, 'thief');
  },
  'a wounded Knight with two cubes, her Bow and her Potions': () => {
    const s = scene('KDT', CAVERN, turn('knight.act'));
    s.treasureDeck = s.treasureDeck.filter((card) => card !== ENCHANTED_BOW && card !== POTION_KIT);
    for (const card of [ENCHANTED_BOW, POTION_KIT]) s.knight!.treasure[card] = FACE_UP;
    s.knight!.treasureCubes[ENCHANTED_BOW] = 1;
    Object.assign(s.knight!, { health: 3, ready: 1, encounters: 1 });
    s.dragon!.at = at(s, 'n2');
    sneakTo(s, 'e1', ['handCrossbow']);
    placeToken(s, 0, 'treasure');
    return go(s);
  },
  'the Knight shoots past the Mushroom Forest': () => {
    const s = wild('KG', 'C01 A13 ENT E14 A05', [{ step: 'knight.act' }]);
    put(s, 'mushroomForest e3');
    tribe(s, FANGS, 'e3', 2);
    tribe(s, BONES, 'w1', 2);
    Object.assign(s.knight!, { ready: 1, tracks: [0, 0, 2], grit: 12, onGrit: 28 });
    s.knight!.gear[BOW] = 1;
    return go(s);
  },
  'the Knight has her Crystals': () => {
    const s = scene('KG', CAVERN, turn('knight.act'));
    s.map.crystalsSmashed = 5;
    Object.assign(s.knight!, { at: at(s, 'n1'), crystals: 5, ready: 1, tracks: [1, 0, 1], grit: 11, onGrit: 28 });
    return go(s);
  },
};
