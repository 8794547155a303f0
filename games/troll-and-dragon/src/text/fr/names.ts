import type { Seat } from '@trollmoot/kernel';
import type { GrottoFace } from '../../data/dice.ts';
import type { View } from '../../view.ts';
import { showing } from '../looking.ts';

const NAMES = ['le Chevalier', 'la Barbare', 'le Chat', 'l’Archère', 'la Voleuse'];
export const OF = ['du Chevalier', 'de la Barbare', 'du Chat', 'de l’Archère', 'de la Voleuse'];
export const TO = ['au Chevalier', 'à la Barbare', 'au Chat', 'à l’Archère', 'à la Voleuse'];
export const FACES = { diamond: 'diamant', key: 'Clé', door: 'Porte', troll: 'Troll' } as const;
export const ONE = { diamond: 'un diamant', key: 'une Clé', door: 'une Porte', troll: 'un Troll' } as const;
const MANY = { diamond: 'diamants', key: 'Clés', door: 'Portes', troll: 'Trolls' } as const;
export const HALF = { key: 'la Clé', door: 'la Porte' } as const;
export const PLACE = { grotto: 'la Grotte', cavern: 'la Caverne' } as const;
export const DIE = ['le dé A', 'le dé B'];

const list = new Intl.ListFormat('fr', { type: 'conjunction' });
export const and = (parts: readonly string[]): string => list.format(parts);
export const name = (seat: Seat): string => NAMES[seat]!;
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`; // le zéro est singulier
export const dice = (n: number): string => count(n, 'dé');
export const diamonds = (n: number): string => count(n, 'diamant');
export const nuggets = (n: number): string => count(n, 'pépite');
export const points = (n: number): string => count(n, 'point');
export const rounds = (n: number): string => count(n, 'manche');
export const dragonFaces = (n: number): string => count(n, 'face Dragon', 'faces Dragon');

/** '3 diamants et 1 pépite'; null s'il n'y a rien. */
export function treasure(gems: number, gold: number): string | null {
  const parts: string[] = [];
  if (gems > 0) parts.push(diamonds(gems));
  if (gold > 0) parts.push(nuggets(gold));
  return parts.length === 0 ? null : list.format(parts);
}
export const withTreasure = (gems: number, gold: number): string => {
  const found = treasure(gems, gold);
  return found === null ? 'les mains vides' : `avec ${found}`;
};

/** '2 diamants, une Clé et un Troll'. */
export function roll(faces: readonly (GrottoFace | null)[]): string {
  const kinds = (['diamond', 'key', 'door', 'troll'] as const).filter((face) => showing(faces, face) > 0);
  return list.format(
    kinds.map((face) => {
      const n = showing(faces, face);
      return n === 1 ? ONE[face] : `${n} ${MANY[face]}`;
    }),
  );
}

export const chance = (view: View): string =>
  view.danger === null ? '' : `${count(view.danger.cases, 'chance')} sur ${view.danger.of}`;
export const leaving = (view: View): string => withTreasure(view.atRisk.diamonds, view.atRisk.nuggets);
export const risking = (view: View): string => {
  const risk = treasure(view.atRisk.diamonds, view.atRisk.nuggets);
  return risk === null ? 'ne risque rien' : `risque ${risk}`;
};
