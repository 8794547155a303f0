import type { Space } from '../../data/places.ts';

export interface KnightState {
  at: Space;
  health: number; // 0: killed, and out of the game
  fullHealth: number; // what she began with
  grit: number;
  ready: number; // Hero cubes in hand, not yet placed
  tracks: number[]; // cubes on Movement, Perception, Strength
  gear: number[]; // cubes on Bomb, Bow, Ancient Map, Shield
  spent: number; // cubes waiting for the next Pick Up beside the board
  discarded: number;
  poisoned: number; // on the Entrance
  onGrit: number; // bits: which of the five Grit spaces still hold their cube
  bombs: number; // tokens left
  treasure: number[]; // by Treasure card: NOT_HERS, FACE_DOWN, FACE_UP or OUT
  treasureCubes: number[]; // by Treasure card
  sidequests: number[]; // her secret hand
  sidequestDeck: number[]; // top last
  crystals: number; // smashed tokens on her board
  steps: number; // Movement used this turn
  encounters: number; // Encounters used this turn
  entered: number[]; // spaces entered this turn, each once
  met: number[]; // spaces of this turn's Encounters, each once
  offered: number; // the Treasure card she has been handed and not yet answered; NOWHERE: none
  eventsBuried: number; // Event cards at the bottom of their deck that the Cave has seen
  caveKnows: number; // bits by Treasure card: the Cave knows where it is
  sheKnows: number; // bits by Treasure card: she knows where in the deck it is
  allKnow: number; // bits by Treasure card: everyone saw where it went
  golem: boolean; // the Golem has come with her: each use of the Map needs two cubes
  beetles: boolean; // Bright Beetles wait beside the deck: the next Monster is stronger
  mapUsed: number; // walls crossed with the Ancient Map this turn
  taken: number; // Treasure tokens collected this turn
  ambushes: number; // Ambush tiles and cards of this turn
  phase: number; // of the Encounter under way
  struck: number; // bits by piece: whom she has attacked in this Encounter
  owed: number; // bits by piece: whom she must attack, for she has entered their space
  uncovered: number; // bits by Tribe: those on the tile that this Encounter revealed
  chances: number; // bits by Sidequest: those that what has just happened fulfils
  done: number; // bits of what is done once a turn
}

/** Phases of an Encounter. */
export const CLOSED = 0;
export const FIGHTING = 1;
export const GATHERING = 2;

/** What she does once a turn, in the order of the bits of `done`. */
export const ONCE_A_TURN = ['bomb', 'bow', 'enchantedBow', 'flare', 'attackBelow', 'javelin'] as const;
export type OnceATurn = (typeof ONCE_A_TURN)[number];
export const BOMB_USED = 1;
export const BOW_USED = 2;
export const ENCHANTED_USED = 4;
export const FLARE_USED = 8;
export const FOUGHT_BELOW = 16; // she has attacked the Dragon underground
export const JAVELIN_THROWN = 32;

export const cloneKnight = (k: KnightState): KnightState => ({
  at: k.at,
  health: k.health,
  fullHealth: k.fullHealth,
  grit: k.grit,
  ready: k.ready,
  tracks: k.tracks.slice(),
  gear: k.gear.slice(),
  spent: k.spent,
  discarded: k.discarded,
  poisoned: k.poisoned,
  onGrit: k.onGrit,
  bombs: k.bombs,
  treasure: k.treasure.slice(),
  treasureCubes: k.treasureCubes.slice(),
  sidequests: k.sidequests.slice(),
  sidequestDeck: k.sidequestDeck.slice(),
  crystals: k.crystals,
  steps: k.steps,
  encounters: k.encounters,
  entered: k.entered.slice(),
  met: k.met.slice(),
  offered: k.offered,
  eventsBuried: k.eventsBuried,
  caveKnows: k.caveKnows,
  sheKnows: k.sheKnows,
  allKnow: k.allKnow,
  golem: k.golem,
  beetles: k.beetles,
  mapUsed: k.mapUsed,
  taken: k.taken,
  ambushes: k.ambushes,
  phase: k.phase,
  struck: k.struck,
  owed: k.owed,
  uncovered: k.uncovered,
  chances: k.chances,
  done: k.done,
});
