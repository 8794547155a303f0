import type { Space } from '../../state.ts';

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
  treasure: number[]; // by Treasure card: 0 not hers, 1 face down, 2 face up
  treasureCubes: number[]; // by Treasure card
  sidequests: number[]; // her secret hand
  sidequestDeck: number[]; // top last
  crystals: number; // smashed tokens on her board
  steps: number; // Movement used this turn
  encounters: number; // Encounters used this turn
  entered: number[]; // spaces entered this turn, each once
  met: number[]; // spaces of this turn's Encounters, each once
  offered: number; // the Treasure card she has been handed and not yet answered; NOWHERE: none
  golem: boolean; // the Golem has come with her: each use of the Map needs two cubes
  done: number; // bits of what happened this turn
}

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
  golem: k.golem,
  done: k.done,
});
