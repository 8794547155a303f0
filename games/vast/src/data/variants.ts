import type { Role } from './roles.ts';

/** The Infestation lines: Strength 2, Strength 3, or a Monster card. */
const LINES = ['A', 'B', 'C'] as const;
export type Line = (typeof LINES)[number];

/** One row of the table of role combinations: what this game adds, lends or leaves out. */
export interface Variant {
  readonly roles: string; // initials in order of play
  readonly starred: boolean; // recommended for first games
  readonly line: Line | null; // Goblin Infestation
  readonly fewerSidequests: boolean; // without Daring and Eagle-Eyed
  readonly plunderer: Role | null; // holds Past Plunder
  readonly flare: readonly Role[];
  readonly tiles: 'cave' | 'all' | 'alone'; // who grows and collapses the cave
  readonly ash: boolean; // Ash Dragon
  readonly hungerShift: number; // Hunger cubes that begin on Wakefulness
  readonly locked: boolean; // Spores cannot send those back
  readonly treasureOptional: boolean; // the Cave's Place Treasure
  readonly ambushKill: Role | 'nobody' | 'lost' | null; // who wins when an Infestation Ambush kills the Knight; 'nobody': she is out
}

/** [VARIANT-2] A row by the standard rules, but for what its variants change. */
const row = (roles: string, changes: Partial<Variant> = {}): Variant => ({
  roles,
  starred: false,
  line: null,
  fewerSidequests: false,
  plunderer: null,
  flare: [],
  tiles: 'cave',
  ash: false,
  hungerShift: 0,
  locked: false,
  treasureOptional: false,
  ambushKill: null,
  ...changes,
});

/** [VARIANT-1] The table of role combinations. */
export const VARIANTS: readonly Variant[] = [
  row('KGDCT', { starred: true }),
  row('KGDC', { starred: true }),
  row('KGDT', { plunderer: 'dragon', tiles: 'all' }),
  row('KGCT', { flare: ['knight'] }),
  row('KDCT', { line: 'A', hungerShift: 2, locked: true, ambushKill: 'nobody' }),
  row('GDCT', { ash: true }),
  row('KGD', { starred: true, plunderer: 'dragon', tiles: 'all' }),
  row('KGC', { starred: true, flare: ['knight'] }),
  row('KGT', { flare: ['thief'], tiles: 'all', treasureOptional: true }),
  row('KDC', { line: 'A', hungerShift: 2, locked: true, ambushKill: 'nobody' }),
  row('KDT', {
    line: 'A',
    flare: ['thief'],
    tiles: 'all',
    hungerShift: 2,
    treasureOptional: true,
    ambushKill: 'dragon',
  }),
  row('KCT', { line: 'B', flare: ['knight', 'thief'], treasureOptional: true, ambushKill: 'cave' }),
  row('GDC', { ash: true }),
  row('GDT', { plunderer: 'goblins', flare: ['thief'], tiles: 'all', ash: true, treasureOptional: true }),
  row('GCT', { flare: ['goblins', 'thief'], treasureOptional: true }),
  row('DCT', { flare: ['thief'], hungerShift: 2, locked: true, treasureOptional: true }),
  row('KG', { starred: true, plunderer: 'goblins', tiles: 'all' }),
  row('KD', { starred: true, line: 'A', plunderer: 'dragon', tiles: 'all', hungerShift: 2, ambushKill: 'dragon' }),
  row('KC', { line: 'B', fewerSidequests: true, flare: ['knight'], ambushKill: 'cave' }),
  row('KT', { line: 'C', flare: ['thief'], tiles: 'all', ambushKill: 'thief' }),
  row('GD', { starred: true, plunderer: 'goblins', tiles: 'all', ash: true }),
  row('GC', { flare: ['goblins'] }),
  row('GT', { flare: ['goblins', 'thief'], tiles: 'all' }),
  row('DC', { hungerShift: 2, locked: true }),
  row('DT', { flare: ['thief'], tiles: 'all', ash: true }),
  row('CT', { flare: ['thief'], treasureOptional: true }),
  row('K', { starred: true, line: 'A', fewerSidequests: true, tiles: 'alone', ambushKill: 'lost' }),
  row('G', { starred: true, flare: ['goblins'], tiles: 'alone' }),
  row('D', { starred: true, tiles: 'alone' }),
  row('T', { starred: true, flare: ['thief'], tiles: 'alone' }),
];

/** The recommended row for each number of seats, by initials. */
export const RECOMMENDED: readonly string[] = ['', 'K', 'KG', 'KGD', 'KGDC', 'KGDCT'];
