import type { Seat } from '@trollmoot/kernel';
import type { Clause } from '../../clauses.ts';
import type { SymbolName } from '../../data/dragon.ts';
import type { SecretName } from '../../data/goblins.ts';
import type { TreasureName } from '../../data/knight.ts';
import type { Piece } from '../../data/pieces.ts';
import type { Cell, Space } from '../../data/places.ts';
import type { Role } from '../../data/roles.ts';
import type { ActionName, UpgradeName } from '../../data/thief.ts';
import type { Tribe } from '../../data/tiles.ts';

/** Who kills the Thief and how: by an attack (which he may evade), a shot, the Flame Wall; nobody for a trap or Magma. */
export interface Kill {
  readonly by: Role | null;
  readonly how: 'attack' | 'bow' | 'flameWall' | 'trap' | 'magma';
  readonly tribe: Tribe | null; // the Tribe that attacked
}
/** What lies about to be taken: a Treasure token, or a Gem by its symbol. */
export type Loot = 'treasure' | SymbolName;
/** How many cubes' worth of effort an action is. */
export type Effort = 1 | 2 | 3;

export interface ThiefContents {
  'thief.turn': { at: object };
  'thief.assign': { at: object; act: { do: 'assign'; movement: number; stealth: number; thievery: number } };
  'thief.go': { at: object };
  'thief.act': {
    at: object;
    act:
      | { do: 'sneak'; to: Space }
      | { do: 'climb'; to: Space }
      | { do: 'sneakOut'; cell: Cell }
      | { do: 'loot'; token: Loot; cubes: 1 | 2 }
      | { do: 'pickpocket'; victim: Piece; effort: Effort }
      | { do: 'pickLock'; effort: Effort }
      | { do: 'backstab'; victim: Piece; effort: Effort }
      | { do: 'hideLoot' }
      | { do: 'flareHere' }
      | { do: 'peek' }
      | { do: 'endTurn' };
  };
  'thief.peeked': { at: { space: Space }; act: { do: 'lightUp' } | { do: 'leaveDark' } };
  'thief.gemRead': { at: { gem: SymbolName } };
  'thief.pocketRead': { at: { victim: Piece; effort: Effort } };
  'thief.tryAgain': { at: { victim: Piece; effort: Effort }; act: { do: 'tryAgain' } | { do: 'giveUp' } };
  'thief.lockRead': { at: { space: Space; effort: Effort } };
  'thief.takeCard': { at: object; act: { do: 'takeCard'; card: TreasureName } | { do: 'takeHidden' } };
  'thief.takeSecret': { at: object; act: { do: 'takeFaceUp'; secret: SecretName } | { do: 'takeSecret' } };
  'thief.fetch': { at: { stash: boolean }; act: { do: 'fetch'; space: Space } };
  'thief.evade': { at: Kill; act: { do: 'evade' } | { do: 'succumb' } };
  'thief.evasion': { at: Kill };
  'thief.dodge': { at: object; act: { do: 'dodge'; to: Space } | { do: 'stay' } };
  'thief.upgrade': { at: { left: number }; act: { do: 'upgrade'; upgrade: UpgradeName } };
  'thief.spores': { at: object; act: { do: 'loseUpgrade'; upgrade: UpgradeName } };
}

type Did<A extends ActionName> = { thing: `action ${A}`; clause: Clause };
export type ThiefNews =
  | { news: 'thiefAppeared' }
  | { news: 'thiefAssigned'; movement: number; stealth: number; thievery: number }
  | ({ news: 'looted'; token: Loot; space: Space } & Did<'loot'>)
  | { news: 'gemTrapped'; gem: SymbolName; clause: Clause }
  | ({ news: 'climbed'; to: Space } & Did<'climb'>)
  | ({ news: 'pickpocketed'; victim: Piece; effort: Effort } & Did<'pickpocket'>)
  | { news: 'pocketed'; victim: Piece; clause: Clause }
  | { news: 'thiefFailed'; clause: Clause }
  | ({ news: 'lockPicked'; space: Space; effort: Effort } & Did<'pickLock'>)
  | { news: 'vaultOpened'; space: Space; clause: Clause }
  | ({ news: 'backstabbed'; victim: Piece; effort: Effort } & Did<'backstab'>)
  | ({ news: 'lootHidden'; level: number } & Did<'hideLoot'>)
  | { news: 'tokenGained'; carried: number }
  | { news: 'cardStolen'; seat: Seat; card: TreasureName | null }
  | { news: 'peeked'; seat: Seat; space: Space; face: string | null }
  | { news: 'thiefKilled'; by: Role | null; space: Space; clause: Clause }
  | { news: 'thiefEvaded'; thing: 'upgrade unnaturalEvasion'; clause: Clause }
  | { news: 'stashed'; tokens: number; total: number; clause: Clause }
  | { news: 'upgraded'; upgrade: UpgradeName; thing: `upgrade ${UpgradeName}`; clause: Clause }
  | { news: 'upgradeLost'; upgrade: UpgradeName; clause: Clause };
