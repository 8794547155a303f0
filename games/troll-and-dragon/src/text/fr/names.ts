import { capital, type Seat } from '@trollmoot/kernel';
import type { GrottoFace } from '../../data/dice.ts';
import type { View } from '../../view.ts';
import { showing } from '../looking.ts';
import type { People } from '../people.ts';

const NAMES = ['le Chevalier', 'la Barbare', 'le Chat', 'l’Archère', 'la Voleuse'];
const OF = ['du Chevalier', 'de la Barbare', 'du Chat', 'de l’Archère', 'de la Voleuse'];
const TO = ['au Chevalier', 'à la Barbare', 'au Chat', 'à l’Archère', 'à la Voleuse'];
export const FACES = { diamond: 'diamant', key: 'Clé', door: 'Porte', troll: 'Troll' } as const;
export const ONE = { diamond: 'un diamant', key: 'une Clé', door: 'une Porte', troll: 'un Troll' } as const;
const MANY = { diamond: 'diamants', key: 'Clés', door: 'Portes', troll: 'Trolls' } as const;
export const HALF = { key: 'la Clé', door: 'la Porte' } as const;
export const PLACE = { grotto: 'la Grotte', cavern: 'la Caverne' } as const;
export const DIE = ['le dé A', 'le dé B'];

const list = new Intl.ListFormat('fr', { type: 'conjunction' });
export const and = (parts: readonly string[]): string => list.format(parts);
export const name = (who: People, seat: Seat): string =>
  who.isYou(seat) ? 'vous' : (who.called(seat) ?? NAMES[seat]!);
/** A player and a verb: vous lancez, Quill lance. */
export const does = (who: People, seat: Seat, third: string, second: string): string =>
  `${name(who, seat)} ${who.isYou(seat) ? second : third}`;
export const Does: typeof does = (...of) => capital(does(...of));
const isVowel = (text: string): boolean => /^[aeiouyhàâäåæéèêëîïôöœøúû]/i.test(text);
/** After a noun: de Quill, d’Embla, du Chevalier, de vous. */
export const de = (who: People, seat: Seat): string => {
  const called = who.isYou(seat) ? 'vous' : who.called(seat);
  return called === null ? OF[seat]! : isVowel(called) ? `d’${called}` : `de ${called}`;
};
export const to = (who: People, seat: Seat): string =>
  who.isYou(seat) ? 'à vous' : who.called(seat) === null ? TO[seat]! : `à ${who.called(seat)}`;
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`; // le zéro est singulier
export const dice = (n: number): string => count(n, 'dé');
export const diamonds = (n: number): string => count(n, 'diamant');
export const nuggets = (n: number): string => count(n, 'pépite');
export const points = (n: number): string => count(n, 'point');
export const rounds = (n: number): string => count(n, 'lancer');
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

export const inCases = (chance: { cases: number; of: number } | null): string =>
  chance === null ? '' : `${chance.cases} sur ${chance.of}`;
export const chance = (view: View): string => inCases(view.danger);
export const leaving = (view: View): string => withTreasure(view.atRisk.diamonds, view.atRisk.nuggets);
export const risking = (view: View, isYou: boolean): string => {
  const risk = treasure(view.atRisk.diamonds, view.atRisk.nuggets);
  if (risk === null) return isYou ? 'ne risquez rien' : 'ne risque rien';
  return `${isYou ? 'risquez' : 'risque'} ${risk}`;
};
