import type { Cell, Space } from '../data/places.ts';
import type { Role } from '../data/roles.ts';

export interface VariantContents {
  'plunder.begin': { at: { by: Role } };
  'plunder.place': { at: { by: Role }; act: { do: 'placeTreasure'; space: Space } };
  'plunder.dig': { at: { by: Role }; act: { do: 'dig'; cell: Cell } };
  'flare.read': { at: { by: Role; cell: Cell } };
  'infestation.ambush': { at: object };
  'infestation.monster': { at: { monster: number } }; // NOWHERE: the next of the deck
  'infestation.compare': { at: { strength: number | null; monster: number } };
  'infestation.read': { at: { monster: number } };
}

export type VariantNews =
  | { news: 'flared'; by: Role; cell: Cell; clause: 'VARIANT-5' }
  | { news: 'ambusher'; strength: number | null; monster: string | null; clause: 'VARIANT-3' | 'VARIANT-4' }
  | { news: 'ambushBeaten'; clause: 'VARIANT-3' };
