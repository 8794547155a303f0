import type { Clause } from '../../clauses.ts';
import type { Equipment, Track, TreasureName } from '../../data/knight.ts';
import type { Space } from '../../state.ts';

export interface KnightContents {
  'knight.turn': { at: object };
  'knight.act': { at: object; act: { do: 'endTurn' } };
  'knight.brace': { at: object; act: { do: 'brace' } | { do: 'stand' } };
  'knight.loseCube': { at: { left: number }; act: { do: 'giveCube'; from: Track | Equipment | TreasureName } };
  'knight.freeAttack': { at: object; act: { do: 'attackDragon' } | { do: 'letPass' } };
  'knight.freeAttackRead': { at: object };
  'knight.event': { at: { card: number } };
  'knight.offer': { at: object; act: { do: 'keep' } | { do: 'decline' } };
}

export type KnightNews =
  | { news: 'gritGained'; grit: number; total: number; clause: Clause }
  | { news: 'gritLost'; grit: number; total: number; clause: Clause }
  | { news: 'knightHurt'; by: number; left: number; clause: Clause }
  | { news: 'knightKilled'; clause: Clause }
  | { news: 'cubePlaced'; on: string }
  | { news: 'cubeLost'; from: string }
  | { news: 'crystalToKnight'; total: number }
  | { news: 'treasureDecided'; kept: boolean; card: string | null }
  | { news: 'eventPlayed'; card: string; space: Space };
