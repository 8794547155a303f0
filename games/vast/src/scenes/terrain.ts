import type { Step } from '../contents.ts';
import type { Role } from '../data/roles.ts';
import { TERRAIN } from '../data/terrain.ts';
import { vast } from '../index.ts';
import type { State } from '../state.ts';
import { lay } from '../terrain/words/effects/laying.ts';
import { seatOf } from '../words/questions/seats.ts';
import { cellNamed, choices, scene } from './scene.ts';

/** A scene with terrain in play. */
export const wild = (roles: string, picture = 'ENT', plan: readonly Step[] = [], settings: object = {}): State =>
  scene(roles, picture, { settings: { ...settings, terrain: true }, plan });

/** Lay terrain by name: `river e1`, `river e1 1` turned once; a second and third `pit` are the others. */
export function put(s: State, words: string): void {
  const [name, cell, turns = '0'] = words.split(' ');
  const free = TERRAIN.findIndex((one, i) => one.name === name && s.map.layout.cell[firstSpace(i)]! < 0);
  lay(s, free, cellNamed(cell!), Number(turns));
}
const firstSpace = (terrain: number): number =>
  52 + TERRAIN.slice(0, terrain).reduce((sum, { cells }) => sum + cells.length, 0);

/** Choices that begin like this. */
export const offers = (s: State, role: Role, start: string): string[] =>
  choices(s, role).filter((line) => line.startsWith(start));
/** The clause that refuses a wish. */
export const refused = (s: State, role: Role, wish: object): string | null =>
  vast.why(s, seatOf(s, role), wish as never)?.clause ?? null;
