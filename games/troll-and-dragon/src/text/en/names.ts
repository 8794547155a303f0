import { capital, type Seat } from '@trollmoot/kernel';
import type { GrottoFace } from '../../data/dice.ts';
import type { View } from '../../view.ts';
import { showing } from '../looking.ts';
import type { People } from '../people.ts';

const NAMES = ['the Knight', 'the Barbarian', 'the Cat', 'the Archer', 'the Thief'];
export const FACES = { diamond: 'diamond', key: 'Key', door: 'Door', troll: 'Troll' } as const;
export const PLACE = { grotto: 'the Grotto', cavern: 'the Cavern' } as const;
export const DIE = ['die A', 'die B'];

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
export const and = (parts: readonly string[]): string => list.format(parts);
export const name = (who: People, seat: Seat): string => (who.isYou(seat) ? 'you' : (who.called(seat) ?? NAMES[seat]!));
/** A player and a verb: you roll, Quill rolls. */
export const does = (who: People, seat: Seat, third: string, second: string): string =>
  `${name(who, seat)} ${who.isYou(seat) ? second : third}`;
export const Does: typeof does = (...of) => capital(does(...of));
/** Whose: your, Quill’s, the Knight’s. */
export const whose = (who: People, seat: Seat): string => (who.isYou(seat) ? 'your' : `${name(who, seat)}’s`);
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const dice = (n: number): string => count(n, 'die', 'dice');
export const diamonds = (n: number): string => count(n, 'diamond');
export const nuggets = (n: number): string => count(n, 'nugget');
export const points = (n: number): string => count(n, 'point');
export const rolls = (n: number): string => count(n, 'roll');

/** '3 diamonds and 1 nugget', '1 nugget', 'nothing'. */
export function treasure(gems: number, gold: number): string {
  const parts: string[] = [];
  if (gems > 0) parts.push(diamonds(gems));
  if (gold > 0) parts.push(nuggets(gold));
  return parts.length === 0 ? 'nothing' : list.format(parts);
}

/** '2 diamonds, a Key and a Troll'. */
export function roll(faces: readonly (GrottoFace | null)[]): string {
  const kinds = (['diamond', 'key', 'door', 'troll'] as const).filter((face) => showing(faces, face) > 0);
  return list.format(
    kinds.map((face) => {
      const n = showing(faces, face);
      return n === 1 ? `a ${FACES[face]}` : `${n} ${FACES[face]}s`;
    }),
  );
}

export const inCases = (chance: { cases: number; of: number } | null): string =>
  chance === null ? '' : `${chance.cases} in ${chance.of}`;
export const chance = (view: View): string => inCases(view.danger);
export const atRisk = (view: View): string => treasure(view.atRisk.diamonds, view.atRisk.nuggets);
