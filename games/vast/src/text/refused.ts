import type { Refusal } from '@trollmoot/kernel';
import type { Clause } from '../clauses.ts';

/** The clauses that can forbid a wish; every language has a sentence for each. */
export const REFUSED = [
  ...(['TURN-13', 'TURN-14', 'TURN-15'] as const),
  ...(['MAP-8', 'EDGE-4', 'EDGE-6', 'EDGE-7', 'REVEAL-2', 'REVEAL-3', 'FORCE-1'] as const),
  ...(['COLLAPSE-2', 'COLLAPSE-3', 'COLLAPSE-5', 'COLLAPSE-6', 'COLLAPSE-12'] as const),
  ...(['VARIANT-7', 'VARIANT-8', 'VARIANT-9', 'SWITCH-14'] as const),
  ...(['TERRAIN-2', 'TERRAIN-4', 'TERRAIN-5', 'TERRAIN-8', 'TERRAIN-13', 'TERRAIN-14', 'TERRAIN-16'] as const),
  ...(['KNIGHT-CUBE-2', 'KNIGHT-CUBE-3', 'KNIGHT-CUBE-4', 'KNIGHT-GRIT-3', 'KNIGHT-FLARE-1'] as const),
  ...(['KNIGHT-MOVE-1', 'KNIGHT-MOVE-2', 'KNIGHT-MOVE-3', 'KNIGHT-MOVE-5', 'KNIGHT-MOVE-6'] as const),
  ...(['KNIGHT-MOVE-7', 'KNIGHT-MOVE-8', 'KNIGHT-ENCOUNTER-1', 'KNIGHT-ENCOUNTER-6'] as const),
  ...(['KNIGHT-ATTACK-1', 'KNIGHT-ATTACK-2', 'KNIGHT-ATTACK-4', 'KNIGHT-ATTACK-5', 'KNIGHT-ATTACK-6'] as const),
  ...(['KNIGHT-GATHER-1', 'KNIGHT-GATHER-3', 'KNIGHT-BOMB-1', 'KNIGHT-BOMB-2'] as const),
  ...(['KNIGHT-BOW-1', 'KNIGHT-BOW-2', 'KNIGHT-MONSTER-6', 'KNIGHT-MONSTER-8'] as const),
  ...(['KNIGHT-TREASURE-1', 'KNIGHT-TREASURE-4', 'KNIGHT-TREASURE-6'] as const),
  ...(['KNIGHT-TREASURE-9', 'KNIGHT-TREASURE-10', 'KNIGHT-QUEST-1'] as const),
  ...(['KNIGHT-QUEST-3', 'KNIGHT-QUEST-4', 'KNIGHT-QUEST-5', 'KNIGHT-QUEST-6', 'KNIGHT-QUEST-7'] as const),
  ...(['KNIGHT-QUEST-8', 'KNIGHT-QUEST-9', 'KNIGHT-QUEST-10', 'KNIGHT-QUEST-11', 'KNIGHT-QUEST-12'] as const),
  ...(['GOBLIN-WAR-2', 'GOBLIN-WAR-4', 'GOBLIN-WAR-6', 'GOBLIN-RUBY-2'] as const),
  ...(['GOBLIN-MONSTER-1', 'GOBLIN-MONSTER-2', 'GOBLIN-GNOME-2', 'GOBLIN-WISP-1', 'GOBLIN-FLARE-1'] as const),
  ...(['GOBLIN-ACT-1', 'GOBLIN-ACT-2', 'GOBLIN-ACT-3', 'GOBLIN-ACT-4'] as const),
  ...(['GOBLIN-MOVE-1', 'GOBLIN-MOVE-3', 'GOBLIN-MOVE-4', 'GOBLIN-MOVE-5'] as const),
  ...(['GOBLIN-ATTACK-1', 'GOBLIN-ATTACK-2', 'GOBLIN-ATTACK-3', 'GOBLIN-ATTACK-4', 'GOBLIN-AMBUSH-1'] as const),
  ...(['GOBLIN-PLUNDER-1', 'GOBLIN-PLUNDER-2', 'GOBLIN-EXPLORE-1', 'GOBLIN-SPECIAL-1'] as const),
  ...(['GOBLIN-SECRET-3', 'GOBLIN-LEADER-1', 'GOBLIN-FURY-1', 'GOBLIN-BOMBER-1', 'GOBLIN-HEX-1'] as const),
  ...(['GOBLIN-CAVEIN-1', 'GOBLIN-TUNNELS-1', 'GOBLIN-SPOTS-1'] as const),
  ...(['DRAGON-MOVE-1', 'DRAGON-MOVE-3', 'DRAGON-MOVE-4', 'DRAGON-MOVE-8'] as const),
  ...(['DRAGON-POWER-1', 'DRAGON-POWER-2', 'DRAGON-HOARD-1', 'DRAGON-GEM-1'] as const),
  ...(['DRAGON-WAKE-1', 'DRAGON-WAKE-2', 'DRAGON-WAKE-3', 'DRAGON-WAKE-4', 'DRAGON-WAKE-5'] as const),
  ...(['DRAGON-WAKE-6', 'DRAGON-WAKE-7', 'DRAGON-CLAW-1', 'DRAGON-FLAME-1', 'DRAGON-WING-1'] as const),
  ...(['DRAGON-HISS-1', 'DRAGON-SLITHER-1', 'DRAGON-SWAT-1', 'DRAGON-SCORCH-1', 'DRAGON-BURN-1'] as const),
  ...(['DRAGON-SLAP-1', 'DRAGON-SHRIEK-1', 'DRAGON-SCRATCH-1', 'DRAGON-FLAMEWALL-1'] as const),
  ...(['DRAGON-SMASH-1', 'DRAGON-WRATH-1'] as const),
  ...(['CAVE-4', 'CAVE-5', 'CAVE-6', 'CAVE-7', 'CAVE-OMEN-1', 'CAVE-OMEN-3'] as const),
  ...(['CAVE-BATS-1', 'CAVE-CURSE-1', 'CAVE-CURSE-2', 'CAVE-CURSE-3'] as const),
  ...(['THIEF-2', 'THIEF-7', 'THIEF-MOVE-1', 'THIEF-MOVE-2', 'THIEF-MOVE-3', 'THIEF-CLIMB-1'] as const),
  ...(['THIEF-LOOT-1', 'THIEF-HIDE-1', 'THIEF-LOCK-1', 'THIEF-LOCK-2'] as const),
  ...(['THIEF-TARGET-1', 'THIEF-TARGET-2', 'THIEF-TARGET-3', 'THIEF-PICKPOCKET-1'] as const),
  ...(['THIEF-PICKPOCKET-2', 'THIEF-BACKSTAB-1'] as const),
  ...(['THIEF-UPGRADE-3', 'THIEF-UPGRADE-8', 'THIEF-UPGRADE-10'] as const),
] as const satisfies readonly Clause[];
export type Refused = (typeof REFUSED)[number];

export type Fact = Refusal['fact'];
