import type { Clause } from '../../clauses.ts';
import type { Role } from '../../data/roles.ts';
import type { UpgradeName } from '../../data/thief.ts';
import type { Tribe } from '../../data/tiles.ts';
import type { Space } from '../../state.ts';

/** Who kills the Thief and how: by an attack (which he may evade), a shot, the Flame Wall; nobody for a trap or Magma. */
export interface Kill {
  readonly by: Role | null;
  readonly how: 'attack' | 'bow' | 'flameWall' | 'trap' | 'magma';
  readonly tribe: Tribe | null; // the Tribe that attacked
}

export interface ThiefContents {
  'thief.turn': { at: object };
  'thief.act': { at: object; act: { do: 'endTurn' } };
  'thief.evasion': { at: Kill };
  'thief.dodge': { at: object; act: { do: 'dodge'; to: Space } | { do: 'stay' } };
  'thief.upgrade': { at: { left: number }; act: { do: 'upgrade'; upgrade: UpgradeName } };
  'thief.spores': { at: object; act: { do: 'loseUpgrade'; upgrade: UpgradeName } };
}

export type ThiefNews =
  | { news: 'thiefAppeared' }
  | { news: 'thiefKilled'; by: Role | null; space: Space; clause: Clause }
  | { news: 'thiefEvaded'; clause: Clause }
  | { news: 'stashed'; tokens: number; total: number; clause: Clause }
  | { news: 'upgraded'; upgrade: UpgradeName }
  | { news: 'upgradeLost'; upgrade: UpgradeName };
