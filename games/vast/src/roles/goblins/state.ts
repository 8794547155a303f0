import type { Cell, Space } from '../../data/places.ts';

/** Arrays of three are by Tribe: Fangs, Bones, Eye. */
export interface GoblinsState {
  rage: number;
  at: Space[]; // NOWHERE: hidden on the board, or lurking
  lurking: Cell[]; // the empty cell a lurking Tribe stands on; NOWHERE: it does not lurk
  population: number[];
  monsters: number[][]; // cards beside each Tribe
  monsterDeck: number[]; // top last
  monsterDiscards: number[];
  secrets: number[]; // the secret hand
  faceUp: number[]; // Secrets lying face up
  secretDeck: number[]; // top last
  secretDiscards: number[];
  drawn: number[]; // War cards, then Monsters, drawn and not yet dealt with; for all to see
  war: number; // the War card chosen this turn; NOWHERE: none yet
  activated: number; // bits of Tribes
  litLeft: number[]; // Lit tiles each Tribe has left this turn
  left: Space[]; // which of them the Tribe now activated has left
  strengthBonus: number[]; // this turn's Fire Bomber
  furious: number; // bits of Tribes: this turn's Blind Fury
  battering: number; // bits of Tribes: they have attacked the Crystal where they stand
  flared: number; // bits of Tribes
  crystals: number; // smashed and kept, when no Knight plays
  hex: number; // Stealth the Thief lacks until the next Goblin turn
  foiled: boolean; // the Trap has been sprung on the Dragon's power under way: Tribes ignore it
  done: number; // bits of what happened this turn
}

/** Bits of `done`: what happened this turn, and in the activation under way. */
export const RUBY_USED = 1;
export const WISP_USED = 2;
export const TUNNELS = 4;
export const MOVED = 8;
export const BURROWED = 16;
export const STOPPED = 32; // it may not move any more
export const WENT_OUT = 64; // it has left terrain for an empty space
export const OF_ACTIVATION = MOVED | BURROWED | STOPPED | WENT_OUT;

export const cloneGoblins = (g: GoblinsState): GoblinsState => ({
  rage: g.rage,
  at: g.at.slice(),
  lurking: g.lurking.slice(),
  population: g.population.slice(),
  monsters: [g.monsters[0]!.slice(), g.monsters[1]!.slice(), g.monsters[2]!.slice()],
  monsterDeck: g.monsterDeck.slice(),
  monsterDiscards: g.monsterDiscards.slice(),
  secrets: g.secrets.slice(),
  faceUp: g.faceUp.slice(),
  secretDeck: g.secretDeck.slice(),
  secretDiscards: g.secretDiscards.slice(),
  drawn: g.drawn.slice(),
  war: g.war,
  activated: g.activated,
  litLeft: g.litLeft.slice(),
  left: g.left.slice(),
  strengthBonus: g.strengthBonus.slice(),
  furious: g.furious,
  battering: g.battering,
  flared: g.flared,
  crystals: g.crystals,
  hex: g.hex,
  foiled: g.foiled,
  done: g.done,
});
