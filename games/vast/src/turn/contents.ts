import type { Clause } from '../clauses.ts';
import type { Role } from '../data/roles.ts';

export interface TurnContents {
  'turn.begin': { at: { seat: number } };
  'turn.close': { at: object };
  'turn.shape': { at: object };
  'turn.plunder': { at: object };
  'turn.over': { at: object };
}

export type TurnNews =
  | { news: 'turnBegan'; role: Role; round: number; clause: 'TURN-1' }
  | { news: 'won'; winners: readonly Role[]; clause: Clause };
