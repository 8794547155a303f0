/** Shared by both versions of the area game: a ring of rooms with passages across, and the owners of the tokens. */
export const ROOMS = 20;
export const TOKENS = 60;
export const HAND = 5;
export const CARDS = 40;
export const KINDS = ['knight', 'orc', 'thief', 'dwarf', 'wraith'] as const;

export const doors = (room: number): readonly number[] => DOORS[room]!;
const DOORS = Array.from({ length: ROOMS }, (_, room) => [(room + 1) % ROOMS, (room + 7) % ROOMS, (room + 13) % ROOMS]);

export const owner = (token: number): number => token % 2;
export const goldOf = (room: number): number => 1 + (room % 4);

/** A card pays the player with more tokens in its room. */
export const roomOf = (card: number): number => card % ROOMS;

/** A player's view of the table, with the same shape in both versions. */
export interface AreaView {
  tokens: { id: number; owner: number; room: number; kind: string | null; shown: boolean }[];
  rooms: { id: number; gold: number; claims: number }[];
  gold: number[];
  hand: number[];
  held: number[];
  deck: number;
  discards: number;
}
