import { INITIAL, type Role } from '../../data/roles.ts';
import { VARIANTS, type Variant } from '../../data/variants.ts';
import type { VariantName } from '../names.ts';

/** The row of the table of line-ups. */
export const rowOf = (roles: readonly Role[]): Variant =>
  VARIANTS.find((row) => row.roles === roles.map((role) => INITIAL[role]).join(''))!;

/** The variant cards of a line-up, with those who hold them; nobody holds what is everyone's. */
export function variantsHeld(roles: readonly Role[]): readonly { name: VariantName; by: readonly Role[] }[] {
  const { line, flare, plunderer, ash, tiles } = rowOf(roles);
  return [
    ...(line === null ? [] : [{ name: 'infestation', by: [] } as const]),
    ...(flare.length === 0 ? [] : [{ name: 'flare', by: flare } as const]),
    ...(plunderer === null ? [] : [{ name: 'pastPlunder', by: [plunderer] } as const]),
    ...(ash ? [{ name: 'ashDragon', by: [] } as const] : []),
    ...(tiles === 'alone' ? [{ name: 'aloneInTheDark', by: [] } as const] : []),
  ];
}
export const variantsOf = (roles: readonly Role[]): readonly VariantName[] =>
  variantsHeld(roles).map(({ name }) => name);
