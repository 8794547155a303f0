import { capital, type Seat } from '@trollmoot/kernel';
import type { GrottoFace } from '../../data/dice.ts';
import type { View } from '../../view.ts';
import { showing } from '../looking.ts';
import type { People } from '../people.ts';

const NAMES = ['der Ritter', 'die Barbarin', 'der Kater', 'die Schützin', 'die Diebin'];
const GENITIVE = ['des Ritters', 'der Barbarin', 'des Katers', 'der Schützin', 'der Diebin'];
const DATIVE = ['dem Ritter', 'der Barbarin', 'dem Kater', 'der Schützin', 'der Diebin'];
const ACCUSATIVE = ['den Ritter', 'die Barbarin', 'den Kater', 'die Schützin', 'die Diebin'];
export const FACES = { diamond: 'Diamant', key: 'Schlüssel', door: 'Tür', troll: 'Troll' } as const;
export const ONE = {
  diamond: 'einen Diamanten',
  key: 'einen Schlüssel',
  door: 'eine Tür',
  troll: 'einen Troll',
} as const;
const MANY = { diamond: 'Diamanten', key: 'Schlüssel', door: 'Türen', troll: 'Trolle' } as const;
export const HALF = { key: 'den Schlüssel', door: 'die Tür' } as const;
export const PLACE = { grotto: 'die Grotte', cavern: 'die Höhle' } as const;
export const DIE = ['Würfel A', 'Würfel B'];

const list = new Intl.ListFormat('de', { type: 'conjunction' });
export const and = (parts: readonly string[]): string => list.format(parts);
export const name = (who: People, seat: Seat): string => (who.isYou(seat) ? 'du' : (who.called(seat) ?? NAMES[seat]!));
/** A player and a verb: du wirfst, Quill wirft. */
export const does = (who: People, seat: Seat, third: string, second: string): string =>
  `${name(who, seat)} ${who.isYou(seat) ? second : third}`;
export const Does: typeof does = (...of) => capital(does(...of));
/** After a noun: von Quill, des Ritters, von dir. */
export const of = (who: People, seat: Seat): string =>
  who.isYou(seat) ? 'von dir' : who.called(seat) === null ? GENITIVE[seat]! : `von ${who.called(seat)}`;
export const dem = (who: People, seat: Seat): string => (who.isYou(seat) ? 'dir' : (who.called(seat) ?? DATIVE[seat]!));
export const den = (who: People, seat: Seat): string =>
  who.isYou(seat) ? 'dich' : (who.called(seat) ?? ACCUSATIVE[seat]!);
export const dice = (n: number): string => (n === 1 ? 'einen Würfel' : `${n} Würfel`);
export const diamonds = (n: number): string => `${n} ${n === 1 ? 'Diamant' : 'Diamanten'}`;
export const nuggets = (n: number): string => `${n} Goldklumpen`;
export const points = (n: number): string => `${n} ${n === 1 ? 'Punkt' : 'Punkte'}`;
export const pointsDative = (n: number): string => `${n} ${n === 1 ? 'Punkt' : 'Punkten'}`;
export const rounds = (n: number): string => `${n} ${n === 1 ? 'Wurf' : 'Würfe'}`;
export const roundsDative = (n: number): string => `${n} ${n === 1 ? 'Wurf' : 'Würfen'}`;
export const dragonFaces = (n: number): string => `${n} ${n === 1 ? 'Drachenseite' : 'Drachenseiten'}`;

/** '3 Diamanten und 1 Goldklumpen', nach 'mit' wie nach 'nimmt'. */
export const treasure = (gems: number, gold: number): string => heap(gems, gold, '1 Diamanten');
/** Dasselbe, wo es nur aufgezählt wird: 'Am Boden: 1 Diamant'. */
export const listed = (gems: number, gold: number): string => heap(gems, gold, '1 Diamant');
function heap(gems: number, gold: number, one: string): string {
  const parts: string[] = [];
  if (gems > 0) parts.push(gems === 1 ? one : diamonds(gems));
  if (gold > 0) parts.push(nuggets(gold));
  return parts.length === 0 ? 'nichts' : list.format(parts);
}
export const withTreasure = (gems: number, gold: number): string =>
  gems + gold === 0 ? 'mit leeren Händen' : `mit ${treasure(gems, gold)}`;

/** '2 Diamanten, einen Schlüssel und einen Troll'. */
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
  chance === null ? '' : `${chance.cases} von ${chance.of}`;
export const chance = (view: View): string => inCases(view.danger);
export const leaving = (view: View): string => withTreasure(view.atRisk.diamonds, view.atRisk.nuggets);
export const atRisk = (view: View): string => treasure(view.atRisk.diamonds, view.atRisk.nuggets);
